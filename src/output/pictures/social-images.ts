import type { Site } from '#site/plan.ts';
import { socialImages } from '#site/social.ts';
import type { DrawnFile } from '../cache/drawn-files.ts';
import type { MapFolders } from './map-files.ts';
import { logoSvg } from './logo.ts';
import { socialArt } from './social-art.ts';
import { drawingText, drawSocialImage, socialDrawing } from './social-drawing.tsx';

/** The pictures that links show when they are shared. */
export function drawnSocialImages(site: Site, folders: MapFolders): DrawnFile[] {
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
      // Lazy: a request for one picture need not read the maps of all others.
      get drawing() {
        return drawingText(drawing());
      },
      // Some pictures that browsers show cannot be drawn here, such as an SVG without a viewBox.
      draw: () => drawSocialImage(drawing()).catch(() => drawSocialImage(socialDrawing(image, firm))),
    };
  });
}
