'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const count = (value) => value.toLocaleString('en-US');
const counted = (value, one, many) => `${count(value)} ${value === 1 ? one : many}`;

// Light or dark: the system decides until somebody chooses.
byId('theme').addEventListener('click', () => {
  const root = document.documentElement.style;
  const isDark = root.colorScheme
    ? root.colorScheme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.colorScheme = isDark ? 'light' : 'dark';
});

// Findings: a cause is shown when its kind is, and when it or its check holds every word.
const termsOf = (input) => input.value.toLowerCase().split(/\s+/).filter(Boolean);
const cards = all('.check').map((card) => ({
  card,
  text: all('h3, .id, .why, .fix, .subject', card)
    .map((part) => part.textContent)
    .join(' ')
    .toLowerCase(),
  causes: all('.cause', card).map((cause) => ({ cause, text: cause.textContent.toLowerCase() })),
}));
function showFindings() {
  const terms = termsOf(byId('search'));
  const shown = new Set(
    all('[data-show]')
      .filter((box) => box.checked)
      .map((box) => box.dataset.show),
  );
  const onlyNew = byId('only-new').checked;
  let causesShown = 0;
  for (const { card, text, causes } of cards) {
    let inCard = 0;
    for (const { cause, text: own } of causes) {
      const fits = terms.every((term) => own.includes(term) || text.includes(term));
      const visible = shown.has(card.dataset.kind) && fits && (!onlyNew || cause.dataset.fresh === 'yes');
      cause.hidden = !visible;
      if (visible) inCard++;
    }
    card.hidden = inCard === 0;
    for (const more of all('.more-causes', card)) {
      more.hidden = all('.cause:not([hidden])', more).length === 0;
      if (terms.length > 0 || onlyNew) more.open = true;
    }
    causesShown += inCard;
  }
  byId('shown').textContent = cards.length === 0 ? '' : `${counted(causesShown, 'cause', 'causes')} shown.`;
  byId('none-shown').hidden = causesShown > 0 || cards.length === 0;
}
byId('search').addEventListener('input', showFindings);
for (const box of all('[data-show], #only-new')) box.addEventListener('change', showFindings);
showFindings();

// Threshold: what would be left of each kind.
function showThreshold() {
  const least = Number(byId('least').value);
  byId('least-shown').textContent = byId('least-setting').textContent = least;
  let out = 0;
  let total = 0;
  for (const row of all('#kinds tbody tr')) {
    const indexed = Number(row.dataset.pages);
    const keptOut = Number(row.dataset.keptOut.split(' ')[least]);
    row.querySelector('.left').textContent = count(indexed - keptOut);
    row.querySelector('.out').textContent = count(keptOut);
    row.querySelector('.out').classList.toggle('some', keptOut > 0);
    out += keptOut;
    total += indexed;
  }
  byId('kept-out').textContent =
    `${count(total - out)} of ${count(total)} pages would remain; ${count(out)} would be kept out.`;
}
byId('least').addEventListener('input', showThreshold);
showThreshold();

// Look up a page.
const pagesShown = 25;
const groups = data.groups.map(([kind, title, cause, ranges]) => ({
  kind,
  title,
  cause,
  has: ranges
    .split(',')
    .filter(Boolean)
    .map((range) => range.split('-').map(Number)),
}));
const concerns = (group, page) => group.has.some(([from, to = from]) => page >= from && page <= to);
const element = (tag, text, className) => {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};
function link(address) {
  const made = element('a', address, 'address');
  made.href = data.url + address;
  made.target = '_blank';
  made.rel = 'noopener';
  return made;
}
function pageEntry(number) {
  const [address, words, own, inlinks, depth, similarity, nearest, indexed, width, changed] =
    data.pages[number];
  const entry = element('li');
  entry.append(link(address));
  const facts = {
    Words: count(words),
    'Own words': `${own}%`,
    'Linked from': counted(inlinks, 'page', 'pages'),
    'From home': depth === -1 ? 'no path' : counted(depth, 'click', 'clicks'),
    Title: `${width} px`,
    Indexed: indexed ? 'yes' : 'no',
    Nearest: nearest === -1 ? 'none' : `${similarity}% ${data.pages[nearest][0]}`,
    ...(changed && { Changed: changed }),
  };
  const list = element('dl');
  for (const [name, value] of Object.entries(facts)) {
    const pair = element('div');
    pair.append(element('dt', name), element('dd', value));
    list.append(pair);
  }
  entry.append(list);
  const found = element('ul');
  for (const group of groups.filter((candidate) => concerns(candidate, number))) {
    const line = element('li');
    line.append(
      element('span', group.kind, `chip ${group.kind}`),
      ` ${group.title} `,
      element('code', group.cause),
    );
    found.append(line);
  }
  if (found.children.length > 0) entry.append(found);
  return entry;
}
function lookUp() {
  const terms = termsOf(byId('page-search'));
  const list = byId('pages-list');
  list.replaceChildren();
  if (terms.length === 0) {
    byId('pages-found').textContent = 'Type a ZIP, a place or a topic.';
    return;
  }
  const hits = [];
  data.pages.forEach(([address], number) => {
    if (terms.every((term) => address.includes(term))) hits.push(number);
  });
  const first = hits.length > pagesShown ? `; the first ${pagesShown} are shown` : '';
  byId('pages-found').textContent = `${counted(hits.length, 'page', 'pages')}${first}.`;
  list.append(...hits.slice(0, pagesShown).map(pageEntry));
}
byId('page-search').addEventListener('input', lookUp);
