import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteShell } from '#components/shell/shell.tsx';
import { usualLanguage } from '#content/languages.ts';
import type { NoticeWords } from '#flows/visitor-script.ts';
import { definitions } from '#pages/definitions.ts';
import type { Page } from '#pages/page.ts';
import { type Shell, shellIn } from '#site/shell.ts';
import { addressOf } from '#site/address.ts';
import { singleAddresses, type SingleKind } from '#site/routes/routes.ts';
import { socialSize } from '#site/social.ts';
import { redirectToHttps } from './https-redirect.ts';
import { printStyles } from '#components/style-files.ts';
import { feedFile, iconFiles } from '../generator-files.ts';
import { themeColor } from '../pictures/theme.ts';

export interface DocumentData {
  page: Page;
  shell: Shell;
}

/** The whole HTML document of a page. */
export function Document({ page, shell: english }: DocumentData) {
  const { kind, props } = page;
  const { lang } = props.head;
  const shell = shellIn(english, lang);
  const definition = definitions[kind];
  const { head } = props;
  const image = head.image ?? shell.image;
  const body = definition.body(props, shell);
  return (
    <html
      lang={lang ?? usualLanguage}
      data-visitor-script={shell.visitorScript}
      {...noticeOf(shell)}
      data-tracker-url={shell.tracker?.url}
      data-tracker-id={shell.tracker?.id}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={themeColor('navy')} />
        <link rel="stylesheet" href={`/${printStyles.name}`} media="print" />
        <link rel="icon" href={`/${iconFiles.ico}`} sizes="32x32" />
        <link rel="icon" href={`/${iconFiles.svg}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/${iconFiles.touch}`} />
        {!shell.absent.includes(addressOf.blog()) && (
          <link rel="alternate" type="application/atom+xml" href={`/${feedFile}`} />
        )}
        <link rel="manifest" href={`/${iconFiles.manifest}`} />
        <script dangerouslySetInnerHTML={redirectToHttps} />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.robots && <meta name="robots" content={head.robots} />}
        <link rel="canonical" href={head.canonical} />
        {lang && <link rel="alternate" hrefLang={lang} href={head.canonical} />}
        <meta property="og:type" content={definition.openGraphType ?? 'website'} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={head.canonical} />
        <meta property="og:site_name" content={shell.firm.product} />
        <meta property="og:locale" content={lang ? `${lang}_US` : 'en_US'} />
        <meta property="og:image" content={image.src} />
        <meta property="og:image:width" content={String(socialSize.width)} />
        <meta property="og:image:height" content={String(socialSize.height)} />
        <meta property="og:image:alt" content={image.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {head.structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={head.structuredData} />
        )}
      </head>
      <body>
        {definition.layout === 'bare' ? (
          body
        ) : (
          <SiteShell
            shell={shell}
            current={singleAddresses[kind as SingleKind]}
            section={definition.section}
            sitemapBanner={definition.sitemapBanner ?? true}
          >
            {body}
          </SiteShell>
        )}
      </body>
    </html>
  );
}

/** An attribute for each word, as the quotation marks of JSON would all be escaped. */
const noticeOf = ({ words }: Shell) =>
  Object.fromEntries(
    Object.entries({ ...words.notice, call: words.buttons.call } satisfies NoticeWords).map(
      ([name, text]) => [`data-${name}`, text],
    ),
  );

/** The HTML of a page as React prints it. */
export const renderDocument = (data: DocumentData): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(Document, data))}`;
