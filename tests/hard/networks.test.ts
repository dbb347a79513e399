import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { field, fillAndSubmit, goTo, open, submit } from '../visitor/support/form-steps.ts';
import {
  chat,
  dialog,
  notice as noticeInForm,
  toastTitle,
  evaluationOpener,
} from '../visitor/support/islands.ts';
import { useConnectedSite } from '../visitor/support/mail-service.ts';
import type { MailAnswer } from '../visitor/support/played-mail.ts';
import type { Site } from '../visitor/support/visitor.ts';
import { startPoorNetwork, type PoorNetwork, type Trouble } from './support/poor-network.ts';

const { site, mail } = useConnectedSite();
let network: PoorNetwork;

beforeAll(async () => {
  network = await startPoorNetwork(site.url);
  site.url = network.url;
});
afterEach(() => network.mend());
afterAll(() => network?.close());

/** A visit with an empty cache: otherwise a tab keeps what earlier visits loaded. */
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

describe('Slow scripts', () => {
  test('open an island once, however often the visitor asks', async () => {
    const page = await visit('/', { clock: true });
    network.disturb(chunks, 'stalled');
    await opener(page).click();
    expect(await opener(page).getAttribute('aria-busy')).toBe('true');
    await opener(page).click();
    await opener(page).press('Enter');
    network.mend();
    await dialog(page).waitFor();
    expect(await page.locator('[data-island]').count()).toBe(1);
    expect(await opener(page).getAttribute('aria-busy')).toBeNull();
    expect(await notice(page).count()).toBe(0);
  });

  test('leave the page usable meanwhile', async () => {
    const page = await visit('/blog', { clock: true });
    network.disturb(chunks, 'stalled');
    await opener(page).click();
    await page.getByLabel('Search the articles').fill('insurance');
    expect(await dialog(page).count()).toBe(0);
    network.mend();
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
    ['is cut off', 'cut'],
    ['is refused', 'refused'],
    ['returns an error', 503],
  ])('%s, the visitor is offered the phone number, and a second try works', async (_how, trouble) => {
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

describe('The notice about a failed load', () => {
  test.each(['/', '/blog', '/locations/zip/05401', '/local-searches/car-crash-lawyer-in-burlington'])(
    'is an opaque box above everything else, also on %s',
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

describe.each(parts)('On a connection that stalls before %s', (_, pattern) => {
  /** A visitor who asked for the form, or the chat, eight seconds ago. */
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
    'the phone number is offered after 8 seconds, and %s still opens if the visitor waits',
    async (_what, name, panel) => {
      const page = await visitStalled(name);
      expect(await notice(page).textContent()).toContain('This part of the page is slow to load.');
      expect(await notice(page).getByRole('link').textContent()).toBe('Call (800) 555-0142');
      expect(await notice(page).getByRole('link').getAttribute('href')).toBe('tel:+18005550142');
      network.mend();
      await panel(page).waitFor();
      expect(await notice(page).count()).toBe(0);
    },
  );

  test('no dialog opens after the visitor has closed the notice, and the next click opens it at once', async () => {
    const page = await visitStalled();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await comeThrough(page);
    expect(await dialog(page).count()).toBe(0);
    await opener(page).click();
    await dialog(page).waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  test('no dialog interrupts a visitor who has turned to something else', async () => {
    const page = await visitStalled();
    await page.getByLabel('Search the articles').pressSequentially('insu');
    await comeThrough(page);
    await page.getByLabel('Search the articles').pressSequentially('rance');
    expect(await page.getByLabel('Search the articles').inputValue()).toBe('insurance');
    expect(await dialog(page).count()).toBe(0);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).waitFor();
  });

  test('no notice stays behind the form that a second click on the button of the page has opened', async () => {
    const page = await visitStalled();
    await opener(page).click();
    network.mend();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('[role=alert]').count()).toBe(0);
  });

  test('a second try loads the page again, waits again, shows the notice again, and opens one dialog', async () => {
    const page = await visitStalled();
    const reloaded = page.waitForEvent('domcontentloaded');
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await expect.poll(() => opener(page).getAttribute('aria-busy')).toBe('true');
    expect(await notice(page).count()).toBe(0);
    await page.clock.runFor(8100);
    await notice(page).waitFor();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    network.mend();
    await dialog(page).waitFor();
    expect(await page.locator('[data-island]').count()).toBe(1);
  });

  /** Delivers everything that was held back. */
  async function comeThrough(page: Page): Promise<void> {
    const arrived = page.waitForResponse(pattern);
    network.mend();
    await (await arrived).finished();
    await page.waitForTimeout(500);
  }
});

test('A form asked for beside the open chat still opens after 8 seconds, also where a tap moves no focus', async () => {
  const page = await visit('/', { clock: true });
  await page.locator('[data-open="chat"]').first().click();
  await chat(page).waitFor();
  network.disturb(chunks, 'stalled');
  // As on an iPhone.
  await opener(page).evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(8100);
  await notice(page).waitFor();
  network.mend();
  await dialog(page).waitFor();
  expect(await notice(page).count()).toBe(0);
});

describe('When the chat cannot be loaded, a visitor who has meanwhile turned to the form', () => {
  /** Asks for the chat, whose script fails once the test says so. */
  async function askForChat(page: Page): Promise<{ fail(): Promise<void> }> {
    // What the form and the chat share is there.
    await open(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    let request: Route | undefined;
    await page.route(chunks, (route) => void (request = route));
    await page.locator('[data-open="chat"]').first().click();
    await expect.poll(() => request).toBeDefined();
    return { fail: () => request!.abort() };
  }
  const standingNotice = (page: Page) => page.locator('[role=alert]');

  test('goes on typing', async () => {
    const page = await visit('/');
    const chatScript = await askForChat(page);
    await open(page);
    await goTo(page, 1);
    await field(page, 'firstName').pressSequentially('An');
    await chatScript.fail();
    await standingNotice(page).waitFor({ state: 'attached' });
    await page.keyboard.type('n');
    expect(await field(page, 'firstName').inputValue()).toBe('Ann');
  });

  test('keeps the form, although a second failure usually loads the page again', async () => {
    const page = await visit('/');
    await (await askForChat(page)).fail();
    let isReachable: Route | undefined;
    await page.route(network.url, (route) => void (isReachable = route));
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => isReachable).toBeDefined();
    await open(page);
    await isReachable!.continue();
    await standingNotice(page).waitFor({ state: 'attached' });
    expect(await dialog(page).isVisible()).toBe(true);
  });
});

test('Without the script of the page, the evaluation button leads to the contact page', async () => {
  network.disturb(/assets\/(?:entries|chunks)\//, 'refused');
  const page = await visit('/');
  await opener(page).click();
  await page.waitForURL('**/contact#case-evaluation');
  expect(await page.locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0);
});

describe('A message', () => {
  const entered = 'It was <dark> & "wet"';

  test('that takes long is sent once and succeeds', async () => {
    mail.answer = { status: 200, text: 'OK', after: 1500 };
    const page = await visit('/');
    await fillAndSubmit(page);
    expect(await submit(page).textContent()).toBe('Submitting...');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await toastTitle(page).textContent()).toBe('✅ Form Submitted Successfully!');
    expect(mail.requests).toHaveLength(1);
  });

  test.each<[what: string, MailAnswer]>([
    ['with a truncated response', 'cut'],
    ['with a dropped connection', 'drop'],
  ])('%s may have arrived, so the form keeps the answers and does not send them twice', async (_, answer) => {
    mail.answer = answer;
    const page = await visit('/');
    await fillAndSubmit(page);
    await toastTitle(page).waitFor();
    expect(await toastTitle(page).textContent()).toBe('❌ Submission Failed');
    const unsure = /^We do not know whether your answers have reached us.*Please call us at \(800\) 555-0142/;
    expect(await noticeInForm(page).textContent()).toMatch(unsure);
    mail.answer = { status: 200, text: 'OK' };
    // A browser may itself repeat a request whose connection broke.
    const sent = mail.requests.length;
    await submit(page).click();
    await page.getByText('Your answers may have reached us already').first().waitFor();
    expect(await field(page, 'additionalInfo').inputValue()).toBe(entered);
    expect(mail.requests).toHaveLength(sent);
  });

  test('that a busy service refuses stays in the form, and a second try sends it', async () => {
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

  test('that never reached the service stays in the form, and a second try sends it', async () => {
    const page = await visit('/');
    await page.route('**/email/send', (route) => route.abort('connectionrefused'));
    await fillAndSubmit(page);
    await toastTitle(page).waitFor();
    await page.unroute('**/email/send');
    await submit(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(mail.requests.map(({ body }) => body.template_params.additional_info)).toEqual([entered]);
  });

  test('that a reload interrupted is still in the form', async () => {
    mail.answer = 'hang';
    const page = await visit('/');
    await fillAndSubmit(page);
    await expect.poll(() => mail.requests.length).toBe(1);
    await page.reload();
    await open(page);
    expect(await field(page, 'additionalInfo').inputValue()).toBe(entered);
  });
});

describe('Without a network', () => {
  test('the open form keeps the answers, and sends them once the network is back', async () => {
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

  test('an island that was not loaded opens once the network is back', async () => {
    const page = await visit('/');
    await page.context().setOffline(true);
    await opener(page).click();
    await notice(page).waitFor();
    await page.context().setOffline(false);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await dialog(page).waitFor();
  });
});
