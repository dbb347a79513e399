import { describe, expect, it } from 'vitest';
import { brokenBudgets, type PageWeight } from '../../scripts/bench/pages/budgets.ts';
import { islandsOf, scriptsOf } from '../../scripts/bench/pages/chunk-graph.ts';
import { hostsOf, loadsOf } from '../../scripts/bench/pages/page-loads.ts';

const page = `<!doctype html><html><head>
<link rel="canonical" href="https://www.example.com/about"/>
<link rel="stylesheet" type="text/css" href="/assets/static/site.css"/>
<link rel="stylesheet" href="/assets/print.css" media="print"/>
<link rel="icon" href="data:image/svg+xml,%3Csvg%3E"/>
<link rel="modulepreload" href="/assets/chunk.js"/>
<script>location.protocol</script>
<script src="/assets/boot.js" type="module" async></script>
</head><body><a href="https://maps.example.org/">Map</a><img src="//pictures.example.net/a.png" alt="A"/></body></html>`;

describe('What a page loads', () => {
  it('is found in its HTML: styles for screens, scripts and pictures, but not links', () => {
    expect(loadsOf(page)).toEqual({
      styles: ['/assets/static/site.css'],
      scripts: ['/assets/chunk.js', '/assets/boot.js'],
      others: ['/assets/print.css', '//pictures.example.net/a.png'],
    });
  });

  it('shows which other hosts it calls', () => {
    const { styles, scripts, others } = loadsOf(page);

    expect(hostsOf([...styles, ...scripts, ...others])).toEqual(['pictures.example.net']);
  });
});

describe('The scripts of a page', () => {
  const chunks = {
    boot: { file: 'assets/boot.js', imports: ['preload'], dynamicImports: ['chat'] },
    preload: { file: 'assets/preload.js' },
    chat: { file: 'assets/chat.js', name: 'chat', imports: ['react', 'boot'] },
    react: { file: 'assets/react.js' },
  };

  it('count with all that they import', () => {
    expect(scriptsOf(chunks, ['boot'])).toEqual(['boot', 'preload']);
  });

  it('import islands, which count without what is loaded already', () => {
    expect(islandsOf(chunks, ['boot', 'preload'])).toEqual([{ name: 'chat', scripts: ['chat', 'react'] }]);
  });
});

describe('The budgets of page weights', () => {
  const light: PageWeight = {
    kind: 'about',
    address: '/about',
    brotli: 9000,
    gzip: 10_000,
    script: 3000,
    otherHosts: [],
  };

  it('are kept by a light page and a small island', () => {
    expect(brokenBudgets([light], [{ name: 'chat', chunks: 3, gzip: 90_000 }])).toEqual([]);
  });

  it('are broken with a line for each excess', () => {
    const heavy = { ...light, brotli: 15_000, script: 6000, otherHosts: ['fonts.example.com'] };

    expect(brokenBudgets([heavy], [{ name: 'chat', chunks: 3, gzip: 110_000 }])).toEqual([
      'HTML and styles of /about (about), brotli: 14.6 KB, but the budget is 14.0 KB.',
      'Script of /about (about) before the first interaction, gzip: 5.9 KB, but the budget is 5.0 KB.',
      '/about (about) calls fonts.example.com on load.',
      'The island "chat", gzip: 107.4 KB, but the budget is 100.0 KB.',
    ]);
  });
});
