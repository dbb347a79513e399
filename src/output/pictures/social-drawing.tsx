import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CSSProperties, ReactElement } from 'react';
import { socialSize, type SocialImage } from '#site/social.ts';
import { svgDataUri } from './logo.ts';
import type { SocialArt } from './social-art.ts';
import { rasterize } from './rasterize.ts';
import { themeColor } from './theme.ts';

/** The firm's details on every picture. */
interface SocialFirm {
  product: string;
  phone: string;
  /** The label that rules on advertising require. */
  label: string;
  /** A drawing. */
  logo: string;
}

/** Font size of a headline: long ones are smaller, to stay above the foot; beside a picture there is half the room. */
const headlineSizes = [
  { upTo: 32, alone: 98, beside: 76 },
  { upTo: 60, alone: 84, beside: 54 },
  { upTo: 84, alone: 74, beside: 48 },
  { upTo: Infinity, alone: 56, beside: 40 },
];
const linesShown = 5;
/** Of letters in a headline, as a share of its font size. */
const letterWidth = 0.6;
const margin = 80;
const gap = 40;

/** A shared picture in the style of the site: paper, a rule, a serif headline, a navy foot. */
export function socialDrawing(
  { kicker, headline, tells, label }: SocialImage,
  { product, phone, label: usualLabel, logo }: SocialFirm,
  art?: SocialArt,
): ReactElement {
  const { alone, beside } = headlineSizes.find(({ upTo }) => headline.length <= upTo)!;
  const longestWord = Math.max(...headline.split(' ').map(({ length }) => length));
  // A word that is wider than the room beside a picture would move the picture off the margin.
  const besideArt = (width: number) =>
    Math.min(beside, (socialSize.width - 2 * margin - gap - width) / (longestWord * letterWidth));
  return (
    <div style={{ ...column, ...socialSize, background: themeColor('paper'), fontFamily: 'Sans' }}>
      <div style={{ display: 'flex', flex: 1, padding: `0 ${margin}px` }}>
        <div style={{ ...column, flex: 1, paddingTop: 64 }}>
          <div style={{ display: 'flex', borderTop: `2px solid ${themeColor('line')}` }}>
            <div style={{ width: 120, height: 10, marginTop: -2, background: themeColor('brass') }} />
          </div>
          <div style={{ marginTop: 26, color: themeColor('ink-soft'), fontSize: 32, fontWeight: 600 }}>
            {kicker}
          </div>
          <div
            style={{
              marginTop: 22,
              color: themeColor('navy-deep'),
              fontFamily: 'Serif',
              fontSize: art ? besideArt(art.width) : alone,
              fontWeight: 600,
              letterSpacing: '-0.02em',
              lineHeight: 1.12,
              textWrap: 'balance',
              lineClamp: linesShown,
            }}
          >
            {headline}
          </div>
          {tells && (
            <div style={{ marginTop: 22, color: themeColor('ink-soft'), fontSize: 30, lineHeight: 1.3 }}>
              {tells}
            </div>
          )}
        </div>
        {art && (
          <div style={{ ...column, justifyContent: 'center', alignItems: 'center', marginLeft: gap }}>
            <img src={art.src} alt="" width={art.width} height={art.height} style={{ objectFit: 'cover' }} />
          </div>
        )}
      </div>
      <div style={{ ...foot, background: themeColor('navy-deep'), color: themeColor('white') }}>
        <img src={svgDataUri(logo)} alt="" width={64} height={64} />
        <div style={{ marginLeft: 24, fontFamily: 'Serif', fontSize: 42, fontWeight: 600 }}>{product}</div>
        <div style={{ ...column, marginLeft: 'auto', alignItems: 'flex-end' }}>
          <div style={{ fontSize: 36, fontWeight: 600 }}>{phone}</div>
          <div style={{ marginTop: 2, color: themeColor('mist'), fontSize: 24, fontWeight: 600 }}>
            {label ?? usualLabel}
          </div>
        </div>
      </div>
    </div>
  );
}

const column = { display: 'flex', flexDirection: 'column' } satisfies CSSProperties;
const foot = {
  display: 'flex',
  alignItems: 'center',
  height: 138,
  padding: `0 ${margin}px`,
} satisfies CSSProperties;

/** The drawing as text, equal for equal pictures; without the fields that React adds for developers. */
export function drawingText(drawing: ReactElement): string {
  return JSON.stringify(drawing, (key, value: unknown) => (key.startsWith('_') ? undefined : value));
}

export async function drawSocialImage(drawing: ReactElement): Promise<Buffer> {
  const { default: satori } = await import('satori');
  return rasterize(await satori(drawing, { ...socialSize, fonts: loadFonts() }), socialSize.width);
}

type Fonts = { name: string; weight: 600; data: Buffer }[];
let fonts: Fonts | undefined;

/** Each font in two files, the second for letters beyond western Europe. */
function loadFonts(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const face = (name: string, family: string) =>
    ['latin', 'latin-ext'].map((subset) => {
      const file = `@fontsource/${family}/files/${family}-${subset}-600-normal.woff`;
      return { name, weight: 600 as const, data: readFileSync(resolve(file)) };
    });
  return (fonts ??= [...face('Serif', 'fraunces'), ...face('Sans', 'source-sans-3')]);
}
