import { describe, expect, it } from 'vitest';
import { lettersAbout, testMistakes } from '../../support/mistakes.ts';
import { edit, smallSite } from '../../support/small-site/small-site.ts';

describe('Legal figures', () => {
  it.each([
    ['topics/deadlines.yaml', 'The seat is {seat}'],
    ['guides/moose-collision-claims.yaml', 'Take them before it snows'],
    ['practice-areas/car-accidents.yaml', 'Of everything'],
    ['pages/about.yaml', 'To be fair'],
    ['keywords.yaml', 'See a doctor'],
  ])('are not to be typed into %s, either', (file, words) => {
    const files = smallSite();
    edit(files, file, words, 'You have 3 years');
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining('"3 years" is a figure typed straight into the text.'),
    ]);
  });

  it('are reported beside another mistake of their text', () => {
    const files = smallSite();
    edit(files, 'topics/deadlines.yaml', 'sue in {place}', 'sue within 3 years');
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining('The description does not name the place.'),
      expect.stringContaining('"3 years" is a figure typed straight into the text.'),
    ]);
  });

  testMistakes([
    {
      of: 'a figure typed into a text',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '3 years',
      letter: `
        posts/time-limits.md:8:29
        "3 years" is a figure typed straight into the text.
        Write the fact that prints "3 years" instead: {fact:injury-deadline}
      `,
    },
    {
      of: 'a figure typed in words',
      file: 'service-areas/burlington.yaml',
      right: '{fact:injury-deadline}',
      wrong: 'ninety days',
      letter: `
        service-areas/burlington.yaml:12:22  introduction
        "ninety days" is a figure typed straight into the text.
        Write its fact instead, as in {fact:injury-deadline}; all facts are in facts.yaml.
      `,
    },
    {
      of: 'an amount typed at the end of a sentence',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '$25,000. Ask about it',
      letter: `
        posts/time-limits.md:8:29
        "$25,000" is a figure typed straight into the text.
        Write the fact that prints "$25,000" instead: {fact:car-cover}
      `,
    },
    {
      of: 'a percentage typed with a space',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '33 %',
      letter: `
        posts/time-limits.md:8:29
        "33 %" is a figure typed straight into the text.
        Write its fact instead, as in {fact:injury-deadline}; all facts are in facts.yaml.
      `,
    },
    {
      of: 'an unknown fact, and suggests a similar one',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '{fact:injury-dedline}',
      letter: `
        posts/time-limits.md:8:29
        {fact:injury-dedline} has no meaning here.
        Did you mean {fact:injury-deadline}?
      `,
    },
    {
      of: 'an unknown fact that resembles none',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '{fact:weather}',
      letter: `
        posts/time-limits.md:8:29
        {fact:weather} has no meaning here.
        facts.yaml has no fact "weather". Write the id of the right one, or put it back there.
      `,
    },
    {
      of: 'a fact that was deleted, and does not advise one with another meaning',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '{fact:answer-deadline}',
      letter: `
        posts/time-limits.md:8:29
        {fact:answer-deadline} has no meaning here.
        facts.yaml has no fact "answer-deadline". Write the id of the right one, or put it back there.
      `,
    },
    {
      of: 'a fact in square brackets',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '[fact:injury-deadline]',
      letter: `
        posts/time-limits.md:8:29
        "[fact:injury-deadline]" is not a name in braces, so visitors would see it exactly as typed.
        Write {fact:injury-deadline}.
      `,
    },
    {
      of: 'a fact in round brackets',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '(fact:injury-deadline)',
      letter: `
        posts/time-limits.md:8:29
        "(fact:injury-deadline)" is not a name in braces, so visitors would see it exactly as typed.
        Write {fact:injury-deadline}.
      `,
    },
    {
      of: 'a fact in place of the address of a link as such',
      file: 'posts/time-limits.md',
      right: '{fact:injury-deadline}',
      wrong: '[the limit](fact:injury-deadline)',
      letter: `
        posts/time-limits.md:8:29
        Links that begin with "fact:" do not work.
        Write an address that begins with https://.
      `,
    },
    {
      of: 'two facts with one id',
      file: 'facts.yaml',
      right: 'id: car-cover',
      wrong: 'id: injury-deadline',
      letter: `
        facts.yaml:8:9  facts[1].id
        Two facts have the id "injury-deadline" (first in facts.yaml:2).
        Give each fact its own id.
      `,
    },
  ]);

  testMistakes(
    [
      ['its unit', '"3"', '"3 years"', '3:12', '3 years years', '3'],
      ['a dollar sign', '"25,000"', '"$25,000"', '9:12', '$$25,000', '25,000'],
      ['a space between its digits', '"25,000"', '"25 000"', '9:12', '$25 000', '25,000'],
      ['a point in place of a comma', '"25,000"', '"25.000"', '9:12', '$25.000', '25,000'],
      ['a comma in place of a point', '"3"', '"2,5"', '3:12', '2,5 years', '2.5'],
    ].map(([of, right, wrong, at, printed, bare]) => ({
      of: `the value of a fact with ${of}`,
      file: 'facts.yaml',
      right: `value: ${right}`,
      wrong: `value: ${wrong}`,
      letter: `
        facts.yaml:${at}  facts[${at === '3:12' ? 0 : 1}].value
        ${wrong} is printed together with its unit, as "${printed}".
        Write the figure alone: "${bare}"
      `,
    })),
  );

  it('are reported once in a fact, and not where texts print its number', () => {
    const files = smallSite();
    edit(files, 'facts.yaml', 'value: "3"', 'value: "3 years"');
    edit(files, 'keywords.yaml', 'Hurt in a crash', '{value:injury-deadline} or {fact:injury-deadline}');
    expect(lettersAbout(files)).toHaveLength(1);
  });

  it('may be words, or two numbers', () => {
    for (const value of ['three', '3 to 5', '1 year and 3', '1,000']) {
      const files = smallSite();
      edit(files, 'facts.yaml', 'value: "3"', `value: "${value}"`);
      expect(lettersAbout(files)).toEqual([]);
    }
  });

  it.each([
    'See [the law](https://vermont.gov/90-days-notice).',
    'See <https://vermont.gov/3-years>.',
    'See [the law][law].\n\n[law]: https://vermont.gov/lesi%C3%B3n',
    '![A road](/images/caf%C3%A9.svg)',
  ])('are allowed in addresses, where no fact can be written: %s', (written) => {
    const files = smallSite();
    files['images/café.svg'] = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
    edit(files, 'posts/time-limits.md', 'A second line is a second paragraph.', written);
    expect(lettersAbout(files)).toEqual([]);
  });

  it('are allowed in testimonials, which state no rules', () => {
    const files = smallSite();
    edit(files, 'testimonials.yaml', 'They called me back.', 'It took 2 years and brought $100,000.');
    expect(lettersAbout(files)).toEqual([]);
  });
});

it('A legal figure that appears twice is reported at each place', () => {
  const files = smallSite();
  edit(files, 'service-areas/burlington.yaml', '{fact:injury-deadline}', '30 days, or in 30 days,');
  expect(lettersAbout(files).map((letter) => letter.split(' ', 1)[0])).toEqual([
    'service-areas/burlington.yaml:12:22',
    'service-areas/burlington.yaml:12:37',
  ]);
});

it('A figure that is written otherwise in the file is reported at the start of its text', () => {
  const files = smallSite();
  edit(files, 'keywords.yaml', 'See a doctor.', '3 years, 3\\x20years, or 3\\x20years.');
  edit(files, 'keywords.yaml', 'Keep the photos.', 'You have 9\\x20years.');
  edit(files, 'keywords.yaml', 'Call {phone}.', 'Call within 9 years.');
  expect(lettersAbout(files).map((letter) => letter.split(' ', 1)[0])).toEqual([
    'keywords.yaml:6:14',
    'keywords.yaml:6:14',
    'keywords.yaml:6:15',
    'keywords.yaml:6:53',
    'keywords.yaml:6:90',
  ]);
});

describe('The language of a search', () => {
  const intro = 'Hurt in a crash near the lake? Ask before you sign anything.';

  testMistakes([
    {
      of: 'a search in Spanish without the line that says so',
      file: 'keywords.yaml',
      right: intro,
      wrong:
        'El choque fue cerca del lago. Antes de firmar, pregunte por el plazo de la ley y por las reglas.',
      letter: `
        keywords.yaml:5:12  keywords[0].intro
        This text seems to be Spanish, but its search has no "lang", so it is taken for English.
        Add a line below "heading": lang: es; in a table, a column "lang" with es.
      `,
    },
  ]);

  it.each([
    [
      'in French',
      'Blessé sur la route du lac ? En cas de doute, parlez de la police et de la facture de la clinique.',
    ],
    [
      'about places with Spanish names',
      'Hurt in La Jolla, Del Mar, La Mesa, El Cajon or Las Flores? Ask before you sign.',
    ],
    [
      'with a Spanish sentence',
      'We explain the papers. Se habla español: pregunte por el abogado y por una cita con intérprete para su caso.',
    ],
  ])('is not taken for Spanish in a text %s', (_of, text) => {
    const files = smallSite();
    edit(files, 'keywords.yaml', intro, text);
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('Placeholders', () => {
  testMistakes([
    {
      of: 'one that not every city has, in the last description of cities',
      file: 'pages/city.yaml',
      holds: 'descriptions: ["Hurt in {place}? Read on, as in {nearby}."]\n',
      letter: `
        pages/city.yaml:1:16  descriptions[0]
        {nearby} is not known for every place, but the last description has to work for all of them.
        Add a description without {nearby} below it.
      `,
    },
  ]);

  testMistakes([
    {
      of: 'a placeholder of a topic in square brackets, as in the chat',
      file: 'topics/deadlines.yaml',
      right: '{seat}',
      wrong: '[seat]',
      letter: `
        topics/deadlines.yaml:6:62  intro.county[1]
        "[seat]" is not a name in braces, so visitors would see it exactly as typed.
        Write {seat}.
      `,
    },
    {
      of: 'a misspelt name, and not the placeholder that its text may use',
      file: 'topics/deadlines.yaml',
      right: 'description:',
      wrong: 'descriptoin:',
      letter: `
        topics/deadlines.yaml:4:1  descriptoin
        "descriptoin" is not a name that you can use here.
        Did you mean "description"?
      `,
    },
    {
      of: 'a text in place of a list, and not the placeholders that its entries may use',
      file: 'pages/county.yaml',
      holds: 'descriptions: "Hurt in {place}?"\n',
      letter: `
        pages/county.yaml:1:15  descriptions
        "descriptions" should be a list.
        Put the value in square brackets: descriptions: ["Hurt in {place}?"]
      `,
    },
    {
      of: 'an unknown placeholder of a topic, and suggests a similar one',
      file: 'topics/deadlines.yaml',
      right: '{seat}',
      wrong: '{seats}',
      letter: `
        topics/deadlines.yaml:6:62  intro.county[1]
        {seats} has no meaning here.
        Did you mean {seat}?
      `,
    },
    {
      of: 'a placeholder in the description of the firm',
      file: 'site.yaml',
      right: 'blurb: "',
      wrong: 'blurb: "{firm} helps. ',
      letter: `
        site.yaml:5:10  firm.blurb
        {firm} is not filled in here, so visitors would see it exactly as typed.
        Write the words that it stands for.
      `,
    },
    {
      of: 'a placeholder in the name of an office',
      file: 'site.yaml',
      right: '"Burlington office"',
      wrong: '"{firm} in Burlington"',
      letter: `
        site.yaml:10:11  offices[0].name
        {firm} is not filled in here, so visitors would see it exactly as typed.
        Write the words that it stands for.
      `,
    },
    {
      of: 'a placeholder in the source of a fact',
      file: 'facts.yaml',
      right: '"12 V.S.A. 512"',
      wrong: '"12 V.S.A. 512, as {firm} reads it"',
      letter: `
        facts.yaml:6:13  facts[0].source
        {firm} is not filled in here, so visitors would see it exactly as typed.
        Write the words that it stands for.
      `,
    },
    {
      of: 'the placeholder of a place in a text about no place',
      file: 'pages/home.yaml',
      right: 'lead: "Tell us',
      wrong: 'lead: "In {place}, tell us',
      letter: `
        pages/home.yaml:4:11  lead
        {place} has no meaning here.
        Facts are in facts.yaml; write them as {fact:their-id}.
      `,
    },
    {
      of: 'a topic whose description does not name the place',
      file: 'topics/deadlines.yaml',
      right: ' in {place}."',
      wrong: '."',
      letter: `
        topics/deadlines.yaml:4:14  description
        "How long you have to sue.": The description does not name the place.
        Write {place} where the name belongs.
      `,
    },
    {
      of: 'an unknown part of the guide template',
      file: 'guide-template.md',
      right: '{insurers}',
      wrong: '{insurance}',
      letter: `
        guide-template.md:9:1
        {insurance} cannot be used here.
        Write {subject}, or one of these alone on a line: {opening}, {extra}, {liable}, {evidence}, {injuries}, {deadlines}, {insurers}, {questions}, {closing}.
      `,
    },
  ]);
});

describe('A mistake in a fact or in the phone number', () => {
  it('is not reported again in the texts that print it', () => {
    const files = smallSite();
    edit(files, 'facts.yaml', 'unit: years', 'unit: weeks');
    edit(files, 'site.yaml', '"(802) 555-0110"', '"802"');
    expect(lettersAbout(files).map((letter) => letter.split('\n')[0])).toEqual([
      'facts.yaml:4:11  facts[0].unit',
      'site.yaml:8:17  phones.main',
    ]);
  });
});

describe('Braces that make no placeholder', () => {
  const topic = ['topics/deadlines.yaml', '{seat}', '6:62  intro.county[1]'] as const;
  const post = ['posts/time-limits.md', '{fact:injury-deadline}', '8:29'] as const;
  const nameless = 'Write a name between two braces, as in {phone}, or delete the brace.';
  const foreign = 'Delete it, or write a name between two braces, as in {phone}.';
  const written = (name: string) => `Write ${name}, or delete the brace.`;
  testMistakes(
    (
      [
        ['spaces inside the braces', topic, '{ seat }', written('{seat}')],
        ['a space after the colon', post, '{fact: injury-deadline}', written('{fact:injury-deadline}')],
        ['a brace that is never closed', topic, '{seat', written('{seat}')],
        ['a brace that is never opened', topic, 'seat}', written('{seat}')],
        ['double braces', topic, '{{seat}}', written('{seat}')],
        ['dashes in a name', post, '{fact:injury–deadline}', 'Write {fact:injury-deadline}.'],
        ['spaces in a name', post, '{fact: injury deadline}', 'Write {fact:injury-deadline}.'],
        ['capitals in a name', post, '{Fact:Injury-Deadline}', 'Write {fact:injury-deadline}.'],
        ['a capital in a name without its second brace', topic, '{Seat', written('{seat}')],
        ['underscores in a name', post, '{fact:injury_deadline}', 'Write {fact:injury-deadline}.'],
        ['a fact without its group', post, '{injury-deadline}', 'Write {fact:injury-deadline}.'],
        ['a semicolon for the colon', post, '{fact; injury-deadline}', 'Write {fact:injury-deadline}.'],
        ['a hyphen for the colon', post, '{fact-injury-deadline}', 'Write {fact:injury-deadline}.'],
        ['a name that nothing has', post, '{time_limit}', foreign],
        ['empty braces', topic, '{}', nameless],
        ['the name of a heading from Google Docs', post, '{#who-should-hurry}', foreign],
        ['the width of a picture', post, '{width=300}', foreign],
        ['a name of another site generator', post, '{{ site.phone }}', foreign],
        ['several words', topic, '{the seat}', foreign],
      ] as const
    ).map(([of, [file, right, at], wrong, fix]) => ({
      ...{ of, file, right, wrong },
      letter: `${file}:${at}\n"${wrong}" is not a name in braces, so visitors would see it exactly as typed.\n${fix}`,
    })),
  );
});

describe('A text that is shown as typed', () => {
  const client = ['testimonials.yaml', 'They called me back.', 'testimonials[0].text'] as const;
  const firm = ['site.yaml', 'Maple Law stands by', 'firm.blurb'] as const;
  const asTyped = (found: string) => `Visitors would see this text exactly as typed, including "${found}".`;
  testMistakes(
    (
      [
        ['a tag', client, '5:12', '<b>They</b> called.', asTyped('<b>'), 'Write it without HTML tags.'],
        [
          'a comment',
          client,
          '5:17',
          'They <!-- all --> called.',
          asTyped('<!--'),
          'Write it without HTML tags.',
        ],
        [
          'an ampersand written by its name',
          firm,
          '5:17',
          'Maple &amp; Law stands by',
          asTyped('&amp;'),
          'Write: &',
        ],
        [
          'a character written by its number',
          firm,
          '5:16',
          'Maple&#160;Law',
          asTyped('&#160;'),
          'Write the character itself.',
        ],
        [
          'a character written by its hexadecimal number',
          firm,
          '5:16',
          'Maple&#xA0;Law',
          asTyped('&#xA0;'),
          'Write the character itself.',
        ],
        [
          'a link',
          client,
          '5:12',
          '[They](/about) called.',
          'This text cannot have links, so visitors would see "[They](/about)".',
          'Write: They',
        ],
        [
          'bold words',
          client,
          '5:17',
          'They **called** me.',
          'This text cannot have bold words, so visitors would see "**called**".',
          'Write: called',
        ],
      ] as const
    ).map(([of, [file, right, path], at, wrong, says, fix]) => ({
      ...{ of, file, right, wrong },
      letter: `${file}:${at}  ${path}\n${says}\n${fix}`,
    })),
  );

  testMistakes([
    {
      of: 'a name of invisible characters',
      file: 'testimonials.yaml',
      right: '"Ada B."',
      wrong: '"\u200B"',
      letter: `
        testimonials.yaml:2:11  testimonials[0].name
        "\u200B": The text is empty.
        Write the text.
      `,
    },
  ]);
});

it('A text that is shown as typed may hold characters that make no HTML', () => {
  const files = smallSite();
  edit(
    files,
    'testimonials.yaml',
    'They called me back.',
    'Birch&Sons; paid < $5, [sic] 2 * 3 ** PARA TODO EL MUNDO ** 5',
  );
  expect(lettersAbout(files)).toEqual([]);
});

describe('A text that goes on', () => {
  testMistakes([
    {
      of: 'a sentence of a topic without a full stop',
      file: 'topics/deadlines.yaml',
      right: '"The seat is {seat}."',
      wrong: '"The seat is {seat}"',
      letter: `
        topics/deadlines.yaml:6:49  intro.county[1]
        "The seat is {seat}": The sentence does not end, so it would run into the next one.
        Write a full stop at its end.
      `,
    },
    {
      of: 'a comma inside the quotes of the last entry of a list',
      file: 'service-areas/burlington.yaml',
      right: '"South End"]',
      wrong: '"South End,"]',
      letter: `
        service-areas/burlington.yaml:13:31  localFocus[1]
        "South End,": The text ends with a comma.
        Delete the comma, or write the rest.
      `,
    },
  ]);
});

describe('A text that nobody has written yet', () => {
  const toCome = (words: string) => ({
    letter: `
      posts/time-limits.md:8:1
      "${words}" is not a finished text, and visitors would see it.
      Write the text, or add "draft: true" until it is written.
    `,
  });
  const post = { file: 'posts/time-limits.md', right: '\n---\n' };
  testMistakes(
    ['TODO', 'TBD', 'lorem ipsum', '[insert name here]'].map((words) => ({
      ...{ of: words, ...post, wrong: `\n---\n${words}: more words.\n\n` },
      ...toCome(words),
    })),
  );

  testMistakes([
    {
      of: 'words after a placeholder, where they stand in the file',
      ...post,
      wrong: '\n---\nCall {phone}: TODO.\n\n',
      letter: `
        posts/time-limits.md:8:15
        "TODO" is not a finished text, and visitors would see it.
        Write the text, or add "draft: true" until it is written.
      `,
    },
    {
      of: 'a client, who cannot be a draft',
      file: 'testimonials.yaml',
      right: 'They called me back.',
      wrong: 'TODO',
      letter: `
        testimonials.yaml:5:12  testimonials[0].text
        "TODO" is not a finished text, and visitors would see it.
        Write the text.
      `,
    },
    {
      of: 'a local search, which can be one',
      file: 'keywords.yaml',
      right: '"See a doctor."',
      wrong: '"TBD"',
      letter: `
        keywords.yaml:6:15  keywords[0].points[0]
        "TBD" is not a finished text, and visitors would see it.
        Write the text, or add "draft: true" until it is written.
      `,
    },
  ]);
});
