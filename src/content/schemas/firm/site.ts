import { z } from 'zod';
import { group, groups, list, optionalGroups, titledGroup } from '../common/groups-and-lists.ts';
import { address, httpsUrl, siteAddress } from '../common/addresses.ts';
import { letter } from '../common/letter.ts';
import { line, lines } from '../common/texts.ts';
import { phone, point, usState, zipCode } from '../common/values.ts';
import { editorSchema } from './editor.ts';
import { indexingSchema } from './indexing.ts';
import { defaultGroup } from '../common/patterns.ts';

const office = z.strictObject({
  name: line('As in "about 4 miles from our …"', 'Brooklyn office'),
  street: line('Number, street and floor', '77 Court Street, Suite 501'),
  city: line('As in the postal address', 'Brooklyn'),
  state: usState,
  zip: zipCode.meta({ description: 'Five digits', examples: ['11201'] }),
  point,
});

const emailjsId = (name: string) =>
  z
    .string()
    .trim()
    .default('')
    .meta({ description: `${name} of the EmailJS account; empty means: not connected` });

/** data/site.yaml: everything about the firm. A new firm, or another state, is an edit here. */
export const siteSchema = titledGroup('Firm and site', {
  url: siteAddress.meta({
    description: 'Where the site is published, without a slash at its end',
    examples: ['https://www.example.com'],
  }),
  firm: group('The law firm', {
    name: line('Full legal name', 'Hartwell & Quist, PLLC'),
    product: line('Short name, used in page titles and as {firm}', 'Hartwell & Quist'),
    blurb: lines('Two sentences in the footer', 'We stand by people who were hurt. The first talk is free.'),
    description: lines('One sentence for search engines', 'Personal injury law firm in New York.'),
  }),
  state: group('The state the site is about', {
    name: line('The name that topic pages replace with that of the place', 'New York'),
    abbreviation: usState,
  }),
  phones: group('Phone numbers', {
    main: phone.meta({
      description: 'The number in every button, and {phone} in texts',
      examples: ['(800) 555-0142'],
    }),
    alternate: phone.meta({
      description: "The number in the form's error message",
      examples: ['(212) 555-0187'],
    }),
    atAnyHour: z.boolean().default(false).meta({
      description:
        'Whether somebody answers the main number day and night; structured data says so, and without it the audit reports texts that do',
    }),
  }),
  offices: list('Real offices only; the first is the principal office', office).min(1),
  schedulingUrl: httpsUrl.meta({
    description: 'External scheduling page',
    examples: ['https://schedule.example.com/consultation'],
  }),
  emailjs: group('Where the case evaluation is sent: all three ids, or none while it is not connected', {
    serviceId: emailjsId('Service id'),
    templateId: emailjsId('Template id'),
    publicKey: emailjsId('Public key'),
    origin: httpsUrl
      .default('https://api.emailjs.com')
      .meta({ description: 'Leave it out unless EmailJS gave you another one' }),
  }),
  tracker: z
    .strictObject({
      url: httpsUrl.meta({
        description: 'Address to which visits and calls are reported',
        examples: ['https://track.example.com/v'],
      }),
      id: line('Name of this site there', 'hartwell-site'),
    })
    .optional()
    .meta({ description: 'Visit and call tracking; without it, nothing is requested' }),
  claims: group('Promises of the firm, usable in texts as {claim:recovered}', {
    recovered: line('{claim:recovered} in texts', '$50M+'),
    experience: line('{claim:experience} in texts', '25+ years'),
    reply: line('{claim:reply} in texts', '24 hours'),
    rating: line('{claim:rating} in texts', '5.0 Rating'),
  }),
  navigation: groups('The links at the top of every page', {
    label: line('The word in the menu', 'Practice Areas'),
    to: address.meta({ description: 'Address of a page of this site', examples: ['/practice'] }),
  }).min(1),
  editor: editorSchema.optional(),
  indexing: indexingSchema,
  indexNow: z
    .strictObject({
      key: z
        .string()
        .regex(
          /^[a-zA-Z0-9-]{8,128}$/,
          letter(
            'This is not a key, which has 8 to 128 letters, digits and hyphens.',
            'Write one such as "5b1c0f6e2a7d4c3f".',
          ),
        )
        .meta({
          description: 'Any word of your own; the site answers with it at /<key>.txt',
          examples: ['5b1c0f6e2a7d4c3f'],
        }),
    })
    .optional()
    .meta({ description: 'Lets `npm run published -- --indexnow` tell search engines what has changed' }),
  audit: defaultGroup('What npm run audit needs to know', {
    accepted: optionalGroups('Findings that were reviewed and may stay', {
      check: line('Name of the check, as the report shows it', 'ad-claim'),
      text: line('Words that the finding holds', 'Expert Legal Help'),
      because: lines('Why it may stay', 'The slogan was approved by counsel on November 20, 2026.'),
    }),
  }),
}).meta({
  shows: 'Shows on every page: names, numbers, offices and the menu',
  description: 'Everything about the firm',
});
