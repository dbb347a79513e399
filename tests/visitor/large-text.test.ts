import { expect, test } from 'vitest';
import { useSite } from './visitor.ts';

const site = useSite();

test('with text twice as large, no slash between breadcrumbs is on a line of its own', async () => {
  const page = await site.visit('/locations/zip/11224', { viewport: { width: 390, height: 844 } });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  const alone = page.locator('nav[aria-label="Breadcrumb"] li').evaluateAll((crumbs) =>
    crumbs
      .filter((crumb) => {
        const [slash, label] = [...crumb.children].map((part) => part.getClientRects()[0]!);
        return label && slash!.bottom <= label.top;
      })
      .map((crumb) => crumb.textContent),
  );
  expect(await alone).toEqual([]);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});
