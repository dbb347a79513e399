import { describe, expect, test } from 'vitest';
import { useSite } from './support/visitor.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, forcedColors: 'active' } as const;

describe('In forced colors, which have no backgrounds', () => {
  test('the menu of a phone marks the link of this page', async () => {
    const page = await site.visit('/blog', phone);
    const menu = page.locator('header details');
    await menu.locator('summary').click();
    const marked = menu
      .locator('li a')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links
          .filter((link) => parseFloat(getComputedStyle(link).borderBottomWidth) > 0)
          .map((link) => link.textContent),
      );
    expect(await marked).toEqual(['Blog']);
  });

  test('all three buttons of the bar at the bottom of a phone have borders', async () => {
    const page = await site.visit('/', phone);
    const borders = page
      .getByRole('complementary', { name: 'Reach us' })
      .locator('a')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
    expect(await borders).toEqual(['2px', '2px', '2px']);
  });

  test('the icon of the deadlines has the color of the words beside it', async () => {
    const page = await site.visit('/locations/zip/11224', phone);
    const icon = page.locator('.icon.text-brass-light');
    const colors = icon.evaluate((element) =>
      [element, element.parentElement!].map((each) => getComputedStyle(each).color),
    );
    const [ofIcon, ofWords] = await colors;
    expect(ofIcon).toBe(ofWords);
  });
});

test('a browser that darkens pages at night leaves this one as it is, with names on maps and buttons to be read', async () => {
  const page = await site.visit('/', { colorScheme: 'dark' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const paper = await page.evaluate(() => {
    const sheet = document.body.appendChild(document.createElement('div'));
    sheet.style.background = 'canvas';
    return getComputedStyle(sheet).backgroundColor;
  });
  expect(paper).toBe('rgb(255, 255, 255)');
});
