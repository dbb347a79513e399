import { describe, expect, it } from 'vitest';
import { attributesOf, decodeHtml, scanHtml } from '#lib/html/html-scan.ts';
import { MainGatherer, mainLines } from '#lib/html/html-text.ts';

describe('A scan of a document', () => {
  it('tells its tags and texts in order, whatever stands in attributes, comments and scripts', () => {
    const pieces: string[] = [];
    scanHtml(
      '<!doctype html><P class="a > b" title="c">One<br>two<!-- <b> --> three</p>' +
        '<script>if (a<b) "</p>"</script><svg><path d="M0 0"/><use></use><g/></svg>end',
      {
        open: (tag, attributes) => pieces.push(`<${tag}${attributes}>`),
        close: (tag) => pieces.push(`</${tag}>`),
        text: (text) => pieces.push(text),
      },
    );
    expect(pieces).toEqual([
      ...['<p class="a > b" title="c">', 'One', '<br>', 'two', ' three', '</p>'],
      ...['<script>', 'if (a<b) "</p>"', '</script>'],
      ...['<svg>', '<path d="M0 0">', '<use>', '<g>', '</g>', '</svg>', 'end'],
    ]);
  });
});

it.each([
  ['<p>One<!-- two</p>', ['p', 'One']],
  ['<p>One<b', ['p', 'One', 'b']],
  ['<script>if (a<b', ['script', 'if (a<b']],
  ['<textarea><b></textarea>', ['textarea', '<b>', 'textarea']],
])('A document may end anywhere, and not all content is HTML: %s', (html, told) => {
  const pieces: string[] = [];
  const tell = (piece: string) => pieces.push(piece);
  scanHtml(html, { open: tell, close: tell, text: tell });
  expect(pieces).toEqual(told);
});

describe('The main text of a document', () => {
  it('is a line for each block, without menus and the day of the build', () => {
    const main =
      '<p>One <b>two</b></p>three<div>four on <time>May 1</time></div><nav>five</nav>six <time data-today="">Today</time> seven';
    expect(mainLines(`<body>before<main>${main}</main>after</body>`)).toEqual([
      'One two',
      'three',
      'four on May 1',
      'six seven',
    ]);
  });
});

it('The main text is gathered from a whole document, whatever stands around it', () => {
  const gatherer = new MainGatherer();
  scanHtml('<nav>Menu</nav>Before<main>One<template>Two</template></main>After', gatherer);
  expect(gatherer.lines).toEqual(['One']);
});

describe('The attributes of a tag', () => {
  it('are read with single or double quotes, without quotes and without a value', () => {
    const attributes = attributesOf(` class="a b" title='it is' width=5 async data-x=""`);
    expect([...attributes]).toEqual([
      ['class', 'a b'],
      ['title', 'it is'],
      ['width', '5'],
      ['async', ''],
      ['data-x', ''],
    ]);
  });

  it('may be written in capitals, and on several lines', () => {
    expect([...attributesOf('\r\n\tHREF="/a"\tID=b')]).toEqual([
      ['href', '/a'],
      ['id', 'b'],
    ]);
    expect([...attributesOf(' ="/a"')]).toEqual([]);
  });

  it('have their character references decoded', () => {
    expect(attributesOf(' content="A &amp; B&#x27;s &quot;C&quot;"').get('content')).toBe(`A & B's "C"`);
    expect(decodeHtml('&#169; &nbsp;&unknown;')).toBe('©  &unknown;');
    expect(decodeHtml('&constructor; &#99999999;')).toBe('&constructor; &#99999999;');
  });
});
