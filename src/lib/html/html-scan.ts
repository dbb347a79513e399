/** Called for each piece of a document in order, with texts and attributes still escaped. */
export interface HtmlHandler {
  open(tag: string, attributes: string): void;
  close(tag: string): void;
  text(text: string): void;
}

/** Elements without content and end tag; SVG shapes are treated the same. */
export const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line ellipse polygon polyline use stop'.split(
    ' ',
  ),
);
/** Elements whose content is not HTML. */
const rawTags = new Set(['script', 'style', 'title', 'textarea']);

/**
 * Scans generated HTML, with balanced tags and quoted attributes. Unlike a browser it repairs nothing, which makes it
 * fast enough for every page of a large site.
 */
export function scanHtml(html: string, handler: HtmlHandler): void {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) return handler.text(html.slice(at));
    if (start > at) handler.text(html.slice(at, start));
    if (html.startsWith('<!--', start)) {
      at = after(html, '-->', start);
      continue;
    }
    const end = endOfTag(html, start);
    at = end + 1;
    if (html[start + 1] === '!') continue;
    if (html[start + 1] === '/') {
      const tag = nameOf(html, start + 2, end);
      if (!voidTags.has(tag)) handler.close(tag);
      continue;
    }
    const tag = nameOf(html, start + 1, end);
    const closed = html[end - 1] === '/';
    handler.open(tag, html.slice(start + 1 + tag.length, closed ? end - 1 : end));
    if (voidTags.has(tag)) continue;
    if (closed) handler.close(tag);
    else if (rawTags.has(tag)) {
      const close = html.indexOf(`</${tag}`, at);
      const stop = close === -1 ? html.length : close;
      if (stop > at) handler.text(html.slice(at, stop));
      at = stop;
    }
  }
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

/** The `>` that ends a tag, not one inside a quoted value. */
function endOfTag(html: string, start: number): number {
  let end = html.indexOf('>', start);
  let quote = html.indexOf('"', start);
  while (quote !== -1 && quote < end) {
    const closing = html.indexOf('"', quote + 1);
    if (closing === -1) break;
    if (closing > end) end = html.indexOf('>', closing);
    quote = html.indexOf('"', closing + 1);
  }
  return end === -1 ? html.length : end;
}

function nameOf(html: string, start: number, end: number): string {
  let at = start;
  while (at < end && !isNameEnd(html.charCodeAt(at))) at++;
  return html.slice(start, at).toLowerCase();
}

/** Space, line ends, tab and slash. */
const isNameEnd = (code: number) => code === 32 || code === 10 || code === 13 || code === 9 || code === 47;

/** Attributes by lower-case name; one without a value is empty. */
export function attributesOf(written: string): ReadonlyMap<string, string> {
  if (written === '') return noAttributes;
  const attributes = new Map<string, string>();
  for (let at = 0; at < written.length;) {
    while (at < written.length && isNameEnd(written.charCodeAt(at))) at++;
    const start = at;
    while (at < written.length && written[at] !== '=' && !isNameEnd(written.charCodeAt(at))) at++;
    if (at === start) break;
    const name = written.slice(start, at).toLowerCase();
    if (written[at] !== '=') {
      attributes.set(name, '');
      continue;
    }
    const quote = written[at + 1];
    const quoted = quote === '"' || quote === "'";
    const from = quoted ? at + 2 : at + 1;
    const end = written.indexOf(quoted ? quote : ' ', from);
    at = end === -1 ? written.length : end;
    attributes.set(name, decodeHtml(written.slice(from, at)));
    at++;
  }
  return attributes;
}

const noAttributes: ReadonlyMap<string, string> = new Map();

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);
const lastCodePoint = 0x10ffff;

/** Text with entities decoded. */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (written, hex, decimal, name) => {
    if (name) return named.get(name as string) ?? written;
    const point = hex ? parseInt(hex as string, 16) : Number(decimal);
    return point > lastCodePoint ? written : String.fromCodePoint(point);
  });
}
