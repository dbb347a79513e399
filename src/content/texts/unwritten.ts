/** What `npm run new` writes where a person has to write. */
export const unwritten = {
  keywordIntro: 'Write a paragraph that only this page has.',
  keywordPoints: ['Write a first thing worth knowing.', 'Write a second one.', 'Write a third one.'],
  topicDescription: 'Write two lines for the search result that name {place}.',
  topicIntro: {
    county: 'Write sentences for residents of {place}, a county.',
    city: 'Write sentences for residents of {place}, a city.',
    zip: 'Write sentences for residents of {place}, a ZIP code.',
  },
  postExcerpt: 'Write one or two plain sentences for the search result.',
  postOpening: 'Write the first paragraph.',
  postHeading: '### Write a heading',
  postMore: 'Write more.',
} as const;

/** The comment that the starter site has above texts that only the firm can write. */
const sign = '# REPLACE:';

/** A starter text that is still in a data file. */
interface Unreplaced {
  /** Counted from 1. */
  line: number;
  /** What to put there. */
  wanted: string;
}

/** All comments above starter texts; whoever writes the text removes its comment. */
export function toReplace(text: string): Unreplaced[] {
  return text.split('\n').flatMap((row, i) => {
    const written = row.trim();
    return written.startsWith(sign) ? [{ line: i + 1, wanted: written.slice(sign.length).trim() }] : [];
  });
}

/** What templates ask for in brackets; other words in capitals may be an agency that is named in a quotation: "[NYPD]". */
const asked =
  'ADDRESS|AMOUNT|ATTORNEY|CITY|CLIENT|COMPANY|COUNTY|DATE|EMAIL|FIRM|LAWYER|LINK|LOCATION|NAME|NUMBER|PHONE|PLACE|STATE|STREET|TITLE|TOWN|URL|YEAR|ZIP';

/**
 * Stand-ins for texts that are not written yet: "[Your Name]", "[CITY]", "YOUR_SERVICE_ID". In capitals, "TODO" may also
 * be Spanish, and words in square brackets may be a link.
 */
export const standIn = new RegExp(
  [
    String.raw`\b(?:TODO|TBD|FIXME|XXX)\b(?! \p{Lu})|\b[Ll]orem ipsum\b|\bYOUR_[A-Z_]+`,
    // Limited: otherwise a long line would be scanned again from each bracket.
    String.raw`\[(?:(?:[Ii]nsert|INSERT)\b|(?:[Yy]our|YOUR)[ _-])[^\]\n]{0,100}\](?!\()`,
    String.raw`\[(?:[A-Z]+[ _-])*(?:${asked})(?:[ _-][A-Z]+)*\](?!\()`,
  ].join('|'),
  'u',
);
