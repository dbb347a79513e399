import { expect, test } from 'vitest';
import { useSite } from './support/visitor.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 } };

test.for(['/', '/contact'])(
  'A tap on the portrait of a lawyer on %s leads to what there is to say of her',
  async (address) => {
    const page = await site.visit(address, phone);
    const card = page.locator('main li:has(a[href^="/about#"])').first();
    const link = card.locator('a');
    const [biography, lawyer] = [(await link.getAttribute('href'))!, await link.innerText()];
    const portrait = card.locator('img');
    // Clear of the bar at the bottom; not clickable itself, as the link above it fills the card.
    await portrait.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await portrait.click({ force: true });
    await page.waitForURL(`**${biography}`);
    const name = page.getByRole('heading', { name: lawyer });
    const header = (await page.getByRole('banner').boundingBox())!;
    const { y } = (await name.boundingBox())!;
    expect(y).toBeGreaterThan(header.y + header.height);
    expect(y).toBeLessThan(phone.viewport.height / 2);
  },
);

test.for(['/', '/contact'])(
  'A visitor who reads Spanish finds the page in Spanish on %s',
  async (address) => {
    const page = await site.visit(address, phone);
    const link = page.locator('main a[lang="es"]');
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL('**/local-searches/*');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  },
);
