import { expect, test } from 'vitest';
import { useSite } from './visitor.ts';

const site = useSite();
const phone = { width: 390, height: 844 };

test('the menu of a phone marks the link of this page in forced colors, which have no backgrounds', async () => {
  const page = await site.visit('/blog', { viewport: phone, forcedColors: 'active' });
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
