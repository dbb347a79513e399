import type { Site } from '#site/plan.ts';
import { socialImages } from '#site/social.ts';
import type { DrawnFile } from '../cache/drawn-files.ts';
import type { MapFolders } from './map-files.ts';
import { logoSvg } from './logo.ts';
import { socialArt } from './social-art.ts';
import { drawingText, drawSocialImage, socialDrawing } from './social-drawing.tsx';

/** The pictures that pages show where they are shared: one for the site, each area, county and post. */
export function drawnSocialImages(site: Pick<Site, 'content' | 'places'>, folders: MapFolders): DrawnFile[] {
  const { product } = site.content.settings.firm;
  const firm = {
    product,
    phone: site.content.settings.phones.main,
    label: site.content.pages.shell.legal.advertising,
    logo: logoSvg(site.content),
  };
  return socialImages(site).map((image) => {
    const drawing = () => socialDrawing(image, firm, socialArt(site.content, image, folders));
    return {
      name: image.file,
      // Of one picture that is asked for, the maps of all others need not be read.
      get drawing() {
        return drawingText(drawing());
      },
      // Browsers show more kinds of picture than can be drawn here, such as a drawing without a viewBox.
      draw: () => drawSocialImage(drawing()).catch(() => drawSocialImage(socialDrawing(image, firm))),
    };
  });
}
