import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { field, fillAndSubmit, goTo, open, submit } from '../visitor/form-steps.ts';
import { chat, dialog, notice as noticeInForm, toastTitle, evaluationOpener } from '../visitor/islands.ts';
import { useConnectedSite } from '../visitor/mail-service.ts';
import type { MailAnswer } from '../visitor/played-mail.ts';
import type { Site } from '../visitor/visitor.ts';
import { startPoorNetwork, type PoorNetwork, type Trouble } from './support/poor-network.ts';

const { site, mail } = useConnectedSite();
let network: PoorNetwork;

beforeAll(async () => {
  network = await startPoorNetwork(site.url);
  site.url = network.url;
});
afterEach(() => network.mend());
afterAll(() => network?.close());

/** Visits keep in their tab what earlier ones have loaded; these ask the network for everything. */
const visit: Site['visit'] = async (path, options) => {
  const page = await site.visit(path, options);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  return page;
};

const chunks = /assets\/chunks\//;
const texts = /visitor\.[0-9a-f]+\.json/;
const notice = (page: Page) => page.getByRole('alert');
const opener = (page: Page) => evaluationOpener(page);

describe('Scripts that come slowly', () => {
  test('open once what was asked for, however often it was asked', async () => {
    const page = await visit('/');
    network.disturb(chunks, 'slow');
    await opener(page).click();
    expect(await opener(page).getAttribute('aria-busy')).toBe('true');
    await opener(page).click();
    await opener(page).press('Enter');
    await dialog(page).waitFor();
    expect(await page.locator('[data-island]').count()).toBe(1);
    expect(await opener(page).getAttribute('aria-busy')).toBeNull();
    expect(await notice(page).count()).toBe(0);
  });

  test('leave the page in use meanwhile', async () => {
    const page = await visit('/blog');
    network.disturb(chunks, 'slow');
    await opener(page).click();
    await page.getByLabel('Search the articles').fill('insurance');
    await dialog(page).waitFor();
    expect(await page.getByLabel('Search the articles').inputValue()).toBe('insurance');
  });
});

const parts: [what: string, pattern: RegExp][] = [
  ['the script of an island', chunks],
  ['the texts of an island', texts],
];

describe.each(parts)('When %s', (_, pattern) => {
  test.each<[how: string, trouble: Trouble]>([
    ['is cut in the middle', 'cut'],
    ['is refused', 'refused'],
    ['is answered with an error', 503],
  ])('%s, the visitor is told and offered the phone, and a second try opens it', async (_how, trouble) => {
    const page = await visit('/');
    network.disturb(pattern, trouble);
    await opener(page).click();
    expect(await notice(page).getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
    expect(await dialog(page).count()).toBe(0);
    network.mend();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).waitFor();
    expect(await notice(page).count()).toBe(0);
  });
});

describe('The notice that something did not load', () => {
  test.each(['/', '/blog', '/locations/zip/05401', '/local-searches/car-crash-lawyer-in-burlington'])(
    'is a box of its own color above all else, also on %s',
    async (address) => {
      const page = await visit(address);
      network.disturb(chunks, 'refused');
      await opener(page).click();
      await notice(page).waitFor();
      const look = await notice(page).evaluate((box) => {
        const of = (element: Element) => {
          const { backgroundColor, color, borderTopWidth } = getComputedStyle(element);
          return [backgroundColor, color, borderTopWidth];
        };
        const { left, top, width, height } = box.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, top + height / 2)!;
        return {
          box: of(box),
          buttons: [...box.querySelectorAll('a, button')].map(of),
          isOnTop: box.contains(middle),
        };
      });
      expect(look.isOnTop).toBe(true);
      for (const [ground, letters, border] of [look.box, ...look.buttons]) {
        expect(ground).toMatch(/^rgb\(/);
        expect(letters).not.toBe(ground);
        expect(border).not.toBe('0px');
      }
      expect(look.buttons).toHaveLength(3);
    },
  );
});

describe.each(parts)('On a line that stalls before %s', (_, pattern) => {
  /** A visitor who has asked for the form, or the chat, eight seconds ago. */
  async function visitStalled(name = 'case-evaluation'): Promise<Page> {
    const page = await visit('/blog', { clock: true });
    network.disturb(pattern, 'stalled');
    const asked = page.locator(`[data-open="${name}"]`).first();
    await asked.click();
    expect(await asked.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(7900);
    expect(await notice(page).count()).toBe(0);
    await page.clock.runFor(200);
    await notice(page).waitFor();
    expect(await asked.getAttribute('aria-busy')).toBeNull();
    return page;
  }

  test.each([
    ['the form', 'case-evaluation', dialog],
    ['the chat', 'chat', chat],
  ])(
    'the visitor is offered the phone after 8 seconds, and %s still opens for who waits on',
    async (_what, name, panel) => {
      const page = await visitStalled(name);
      expect(await notice(page).textContent()).toContain('This part of the page is taking long to load.');
      expect(await notice(page).getByRole('link').textContent()).toBe('Call (800) 555-0142');
      expect(await notice(page).getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
      network.mend();
      await panel(page).waitFor();
      expect(await notice(page).count()).toBe(0);
    },
  );

  test('nobody who has closed the notice is surprised, and the next click opens at once', async () => {
    const page = await visitStalled();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await comeThrough(page);
    expect(await dialog(page).count()).toBe(0);
    await opener(page).click();
    await dialog(page).waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  test('nobody who has turned to something else is called away from it', async () => {
    const page = await visitStalled();
    await page.getByLabel('Search the articles').pressSequentially('insu');
    await comeThrough(page);
    await page.getByLabel('Search the articles').pressSequentially('rance');
    expect(await page.getByLabel('Search the articles').inputValue()).toBe('insurance');
    expect(await dialog(page).count()).toBe(0);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).waitFor();
  });

  test('a second try waits again, is told again, and opens once', async () => {
    const page = await visitStalled();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    expect(await notice(page).count()).toBe(0);
    expect(await opener(page).getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(8100);
    await notice(page).waitFor();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    network.mend();
    await dialog(page).waitFor();
    expect(await page.locator('[data-island]').count()).toBe(1);
  });

  /** Everything that was held back arrives. */
  async function comeThrough(page: Page): Promise<void> {
    const arrived = page.waitForResponse(pattern);
    network.mend();
    await (await arrived).finished();
    await page.waitForTimeout(500);
  }
});

test('Without the script that starts the page, what opens the form leads to the contact page', async () => {
  network.disturb(/assets\/(?:entries|chunks)\//, 'refused');
  const page = await visit('/');
  await opener(page).click();
  await page.waitForURL('**/contact#case-evaluation');
  expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
});

describe('A message', () => {
  const entered = 'It was <dark> & "wet"';

  test('that takes its time is sent once and ends well', async () => {
    mail.answer = { status: 200, text: 'OK', after: 1500 };
    const page = await visit('/');
    await fillAndSubmit(page);
    expect(await submit(page).textContent()).toBe('Submitting...');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await toastTitle(page).textContent()).toBe('✅ Form Submitted Successfully!');
    expect(mail.requests).toHaveLength(1);
  });

  test.each<[what: string, MailAnswer]>([
    ['whose answer is cut', 'cut'],
    ['after which the line is dead', 'drop'],
  ])('%s may have arrived: all that was typed stays, and it is not sent twice', async (_, answer) => {
    mail.answer = answer;
    const page = await visit('/');
    await fillAndSubmit(page);
    await toastTitle(page).waitFor();
    expect(await toastTitle(page).textContent()).toBe('❌ Submission Failed');
    const unsure = /^We do not know whether your answers have reached us.*Please call us at \(800\) 555-0142/;
    expect(await noticeInForm(page).textContent()).toMatch(unsure);
    mail.answer = { status: 200, text: 'OK' };
    // A browser may try a line again by itself that broke before it said anything.
    const sent = mail.requests.length;
    await submit(page).click();
    await page.getByText('Your answers may have reached us already').first().waitFor();
    expect(await field(page, 'additionalInfo').inputValue()).toBe(entered);
    expect(mail.requests).toHaveLength(sent);
  });

  test('that the service is too busy for leaves all that was typed where it is, and a second try sends it', async () => {
    mail.answer = { status: 503, text: '' };
    const page = await visit('/');
    await fillAndSubmit(page);
    await toastTitle(page).waitFor();
    expect(await toastTitle(page).textContent()).toBe('❌ Submission Failed');
    mail.answer = { status: 200, text: 'OK' };
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests.at(-1)!.body.template_params.additional_info).toBe(entered);
  });

  test('that never reached the service leaves all that was typed where it is, and a second try sends it', async () => {
    const page = await visit('/');
    await page.route('**/email/send', (route) => route.abort('connectionrefused'));
    await fillAndSubmit(page);
    await toastTitle(page).waitFor();
    await page.unroute('**/email/send');
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests.map(({ body }) => body.template_params.additional_info)).toEqual([entered]);
  });

  test('that is cut off by a reload is still in the form', async () => {
    mail.answer = 'hang';
    const page = await visit('/');
    await fillAndSubmit(page);
    await expect.poll(() => mail.requests.length, { timeout: 5000 }).toBe(1);
    await page.reload();
    await open(page);
    expect(await field(page, 'additionalInfo').inputValue()).toBe(entered);
  });
});

describe('Without a network', () => {
  test('what is open stays, what is typed too, and it is sent when the network is back', async () => {
    const page = await visit('/');
    await open(page);
    await goTo(page, 5);
    await page.context().setOffline(true);
    await field(page, 'additionalInfo').fill('In a tunnel');
    await submit(page).click();
    await toastTitle(page).waitFor();
    expect(await toastTitle(page).textContent()).toBe('❌ Submission Failed');
    expect(await field(page, 'additionalInfo').inputValue()).toBe('In a tunnel');
    await page.context().setOffline(false);
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests.map(({ body }) => body.template_params.additional_info)).toEqual(['In a tunnel']);
  });

  test('an island that was never loaded opens when the network is back', async () => {
    const page = await visit('/');
    await page.context().setOffline(true);
    await opener(page).click();
    await notice(page).waitFor();
    await page.context().setOffline(false);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).waitFor();
  });
});
