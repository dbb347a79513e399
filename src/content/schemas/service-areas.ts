import { titledGroup } from './common/groups-and-lists.ts';
import { related } from './articles.ts';
import { nameOf, picture } from './common/names.ts';
import { line, lines, markdown, seo } from './common/texts.ts';
import { eachOnce, order } from './common/values.ts';

/** data/service-areas/<slug>.yaml */
export const serviceAreaSchema = titledGroup('Service area', {
  name: line('As people say it', 'Brooklyn'),
  order,
  county: nameOf('county', 'File name of the county', 'kings-county'),
  desc: lines('One sentence for its card', 'Busy avenues, old buildings and one court for both.'),
  seo,
  image: picture('The drawing on its card').optional(),
  heading: line('The one large heading of the page', 'Injury Claims in Brooklyn'),
  introduction: markdown('Two or three paragraphs about claims there'),
  localFocus: eachOnce(line('A neighborhood', 'Greenpoint'))
    .min(1)
    .meta({ description: 'Neighborhoods shown as chips', examples: [['Greenpoint', 'Bushwick']] }),
  practiceAreasIntro: lines(
    'Leads into the list of practice areas',
    'These are the cases we take in Brooklyn.',
  ),
  related,
}).meta({
  shows: 'Shows at /service-areas/slug, and on the home page',
  description: 'A page about a borough or a city of one county; the file name is its slug',
});
