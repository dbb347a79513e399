import type { Site } from '#site/plan.ts';
import { socialImages } from '#site/social.ts';
import type { DrawnFile } from '../cache/drawn-files.ts';
import { markSvg } from './logo.ts';
import { drawingText, drawSocialImage, socialDrawing } from './social-image.tsx';

/** The pictures that pages show where they are shared: one for the site, each area and each post. */
export function drawnSocialImages(site: Pick<Site, 'content'>): DrawnFile[] {
  const { product } = site.content.site.firm;
  const firm = {
    product,
    phone: site.content.site.phones.main,
    label: site.content.pages.shell.legal.advertising,
    mark: markSvg(site.content),
  };
  return socialImages(site).map((image) => {
    const drawing = socialDrawing(image, firm);
    return { name: image.file, drawing: drawingText(drawing), draw: () => drawSocialImage(drawing) };
  });
}
