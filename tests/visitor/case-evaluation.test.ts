import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  enter,
  enterStep,
  entries,
  field,
  goTo,
  next,
  open,
  previous,
  submit,
  throughSteps,
} from './support/form-steps.ts';
import { closeButton, dialog, toast, toastText, toastTitle, evaluationOpener } from './support/islands.ts';
import { connected } from './support/mail-service.ts';
import { axeProblems, focused, smallTargets, useSite, withoutStorage } from './support/visitor.ts';

const site = useSite(connected);

const titles = [
  'Prequalification',
  'Contact Information',
  'Location',
  'Accident Details',
  'Insurance & Fault',
  'Final Details',
];

/** The elements inside that can be scrolled sideways. */
const widerThanTheirPlace = (element: HTMLElement) =>
  [element, ...element.querySelectorAll('*')]
    .filter((part) => getComputedStyle(part).overflowX !== 'visible' && part.clientWidth > 1)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 100));

describe('The Case Evaluation modal opens', () => {
  test.each(['/', '/contact', '/practice', '/blog'])('from every opener of %s', async (address) => {
    const page = await site.visit(address);
    const openers = page.locator('[data-open="case-evaluation"]').filter({ visible: true });
    expect(await openers.count()).toBeGreaterThan(0);
    for (const opener of await openers.all()) {
      await opener.click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test("on a local search page: it is closed at first, 'Free Case Evaluation' opens it, and its close button closes it", async () => {
    const [keyword] = readdirSync(path.join(site.dist, 'local-searches')).sort();
    const page = await site.visit(`/local-searches/${path.basename(keyword!, '.html')}`);
    expect(await dialog(page).count()).toBe(0);
    await page.getByText('Free Case Evaluation', { exact: true }).first().click();
    await dialog(page).waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  test.each(['Control', 'Meta', 'Shift'] as const)(
    'but not after a click with %s, which is left to the browser',
    async (modifier) => {
      const page = await site.visit('/');
      await page.evaluate(() => {
        window.addEventListener('click', (event) => {
          document.title = event.defaultPrevented ? 'taken' : 'left alone';
          event.preventDefault();
        });
      });
      await page
        .locator('[data-open="case-evaluation"]')
        .first()
        .click({ modifiers: [modifier] });
      expect(await page.title()).toBe('left alone');
      expect(await dialog(page).count()).toBe(0);
    },
  );
});

describe('In the Case Evaluation modal', () => {
  test("six steps are labelled 'Step N of 6', with a progress bar of step/6", async () => {
    const page = await site.visit('/');
    await open(page);
    await throughSteps(page, async (index) => {
      expect(await dialog(page).locator('h3').textContent()).toBe(titles[index]);
      expect(
        await dialog(page)
          .getByText(/^Step \d of \d$/)
          .textContent(),
      ).toBe(`Step ${index + 1} of 6`);
      const progress = page.getByRole('progressbar');
      expect(await progress.getAttribute('aria-valuenow')).toBe(String(index + 1));
      expect(await progress.getAttribute('aria-valuemax')).toBe('6');
    });
  });

  test('the progress bar shows the remaining steps with a visible border', async () => {
    const page = await site.visit('/');
    await open(page);
    const edges = await page
      .getByRole('progressbar')
      .locator('span')
      .evaluateAll((pieces) =>
        pieces.map((piece) => [
          getComputedStyle(piece).borderTopWidth,
          getComputedStyle(piece).borderTopColor,
        ]),
      );
    expect(edges.slice(1)).toEqual(Array(5).fill(['1px', 'rgb(125, 136, 148)']));
  });

  test('Next is disabled until the step is valid, and then goes to the next step', async () => {
    const page = await site.visit('/');
    await open(page);
    for (const index of [0, 1, 2, 3, 4]) {
      expect(await next(page).isDisabled()).toBe(true);
      const optional = ['injuryDescription', 'medicalTreatment'];
      const required = Object.entries(entries[index]!).filter(([name]) => !optional.includes(name));
      for (const [name, value] of required) {
        expect(await next(page).isDisabled()).toBe(true);
        await enter(page, name, value);
      }
      expect(await next(page).isEnabled()).toBe(true);
      await next(page).click();
    }
    expect(await dialog(page).locator('h3').textContent()).toBe('Final Details');
  });

  test('Next is disabled until the email address matches a simple pattern', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 1);
    await enterStep(page, 1);
    for (const [email, enabled] of [
      ['ann', false],
      ['ann@example', false],
      ['an n@example.com', false],
      ['ann@example.com', true],
    ] as const) {
      await field(page, 'email').fill(email);
      expect(await next(page).isEnabled(), email).toBe(enabled);
    }
  });

  test('Previous is available from step 1 on, and keeps what was entered', async () => {
    const page = await site.visit('/');
    await open(page);
    expect(await previous(page).count()).toBe(0);
    await goTo(page, 2);
    await previous(page).click();
    expect(await field(page, 'firstName').inputValue()).toBe('Ann');
    await previous(page).click();
    expect(await page.locator('[name=hasAccident][value=Yes]').isChecked()).toBe(true);
    expect(await previous(page).count()).toBe(0);
  });

  test("step 5 shows 'Submit Case' instead of Next", async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 5);
    expect(await submit(page).textContent()).toBe('Submit Case');
    expect(await next(page).count()).toBe(0);
    expect(await submit(page).isEnabled()).toBe(true);
  });

  test.each(['hasAccident', 'needsLegalHelp'])(
    "answering No to %s in step 0 and pressing Next closes the modal, and shows a 'Thank you for your interest' toast for 5 seconds",
    async (name) => {
      const page = await site.visit('/', { clock: true });
      await open(page);
      await enterStep(page, 0);
      await enter(page, name, 'No');
      await next(page).click();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await toastTitle(page).textContent()).toBe('Thank you for your interest');
      expect(await toastText(page).textContent()).toBe(
        'Based on your responses, we may not be the right fit. Feel free to contact us if your situation changes.',
      );
      await page.clock.runFor(4900);
      expect(await toast(page).count()).toBe(1);
      await page.clock.runFor(200);
      await toast(page).waitFor({ state: 'detached' });
    },
  );

  test('all texts are in Spanish on a page in Spanish, including the labels for screen readers', async () => {
    const page = await site.visit('/local-searches/spanish-speaking-injury-lawyer-nyc', { clock: true });
    await evaluationOpener(page).click();
    const modal = page.getByRole('dialog', { name: 'Evaluación gratis de su caso' });
    await modal.getByRole('radio', { name: 'No' }).first().check();
    await modal.getByRole('radio', { name: 'Sí' }).last().check();
    await modal.getByRole('button', { name: 'Siguiente' }).click();
    expect(await toastTitle(page).textContent()).toBe('Gracias por su interés');
    await toast(page).getByRole('button', { name: 'Cerrar el mensaje' }).click();
    await toast(page).waitFor({ state: 'detached' });
  });

  test.each([
    ['the X', closeButton],
    ['a backdrop click', undefined],
  ])('closing via %s does not reset the form', async (_, target) => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 1);
    await field(page, 'firstName').fill('Ann');
    // Any sooner, this could be the second click of a double click on the opener.
    await page.waitForTimeout(500);
    if (target) await target(page).click();
    else await page.mouse.click(20, 450);
    await dialog(page).waitFor({ state: 'detached' });
    await open(page);
    expect(await field(page, 'firstName').inputValue()).toBe('Ann');
  });

  test('a double click on the opener leaves it open', async () => {
    const page = await site.visit('/');
    await open(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await evaluationOpener(page).dblclick();
    await page.waitForTimeout(300);
    expect(await dialog(page).isVisible()).toBe(true);
  });

  test.each([
    ['the opener', 0, evaluationOpener],
    ['Next', 3, next],
  ])('a double click on %s answers no question that appears at the same place', async (_, step, button) => {
    // So low that the whole dialog scrolls, and Next is among the fields.
    const page = await site.visit('/', { viewport: { width: 568, height: 320 } });
    if (step > 0) {
      await open(page);
      await goTo(page, step);
      await enterStep(page, step);
    }
    await button(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button(page).boundingBox())!;
    const at = [x + width / 2, y + height / 2] as const;
    await page.mouse.click(...at);
    await field(page, step > 0 ? 'hadInsurance' : 'hasAccident')
      .first()
      .waitFor();
    const choice = dialog(page).locator('label:has([type=radio])').first();
    // Wherever the layout of the questions puts them.
    await choice.evaluate((label, [left, top]) => {
      label.style.cssText = `position: fixed; left: ${left - 40}px; top: ${top - 20}px; z-index: 1`;
    }, at);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await choice.locator('input').isChecked()).toBe(false);
    await page.mouse.click(...at);
    expect(await choice.locator('input').isChecked()).toBe(true);
  });

  test('an answer can be tapped at once, also on a slow phone', async () => {
    const page = await site.visit('/', {
      prepare: (context) =>
        context.addInitScript(() => {
          // React continues its work after a message to itself.
          const { postMessage } = MessagePort.prototype;
          MessagePort.prototype.postMessage = function (message: unknown) {
            setTimeout(() => postMessage.call(this, message), 500);
          };
        }),
    });
    await open(page);
    const answer = field(page, 'hasAccident').first();
    const { x, y, width, height } = (await answer.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await answer.isChecked()).toBe(true);
  });

  test('a browser that gives its clicks a wrong time delays the steps by a second at most', async () => {
    const page = await site.visit('/');
    await page.evaluate(() => Object.defineProperty(Event.prototype, 'timeStamp', { value: 1 }));
    await open(page);
    await enterStep(page, 0);
    await page.waitForTimeout(1000);
    await next(page).click();
    await dialog(page).getByRole('heading', { name: titles[1]! }).waitFor();
  });

  test('State has 51 options with NY preset, Accident type has 12 and Fault has 4', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 2);
    expect(await field(page, 'state').inputValue()).toBe('NY');
    expect(await field(page, 'state').locator('option').count()).toBe(51);
    await enterStep(page, 2);
    await next(page).click();
    expect(await field(page, 'accidentType').locator('option:not([value=""])').count()).toBe(12);
    expect(await field(page, 'accidentType').inputValue()).toBe('');
    await enterStep(page, 3);
    await next(page).click();
    expect(await field(page, 'whoAtFault').count()).toBe(4);
  });
});

describe('The form is kept', () => {
  test('while the visitor goes to another page', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 2);
    await field(page, 'city').fill('Yonkers');
    await page.goto(`${site.url}/contact`);
    await open(page);
    expect(await dialog(page).locator('h3').textContent()).toBe('Location');
    expect(await field(page, 'city').inputValue()).toBe('Yonkers');
  });

  test('but data in the storage that does not fit the form is ignored', async () => {
    const page = await site.visit('/');
    await page.evaluate(() => sessionStorage.setItem('case-evaluation', '{"at":4,"answers":{"state":"XX"'));
    await open(page);
    expect(await dialog(page).locator('h3').textContent()).toBe('Prequalification');
  });

  test('until the page is left if storage is blocked', async () => {
    const page = await site.visit('/', { prepare: withoutStorage });
    await open(page);
    await goTo(page, 5);
    expect(await submit(page).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await open(page);
    expect(await dialog(page).locator('h3').textContent()).toBe('Final Details');
  });
});

test('A form that was sent from another page shows no problems after Back, but is new', async () => {
  const page = await site.visit('/');
  await open(page);
  await goTo(page, 1);
  await field(page, 'firstName').focus();
  await field(page, 'lastName').focus();
  await dialog(page).getByText('Please enter your first name.').waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await open(page);
  await goTo(page, 1);
  expect(await dialog(page).getByText('Please enter your first name.').count()).toBe(0);
});

describe('With a keyboard or a screen reader', () => {
  test("focus goes to the new step's heading, stays in the dialog and returns to the opener", async () => {
    const page = await site.visit('/');
    const opener = evaluationOpener(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await focused(page)).toBe('Prequalification');
    await enterStep(page, 0);
    await field(page, 'needsLegalHelp').first().press('Enter');
    await page.locator('h3', { hasText: 'Contact Information' }).waitFor();
    expect(await focused(page)).toBe('Contact Information');
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('Tab cycles through a step without answers', async () => {
    const page = await site.visit('/');
    await open(page);
    const stops: string[] = [];
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { name, ariaLabel } = document.activeElement as HTMLInputElement;
          return name || ariaLabel || '';
        }),
      );
    }
    expect(stops).toEqual([
      'hasAccident',
      'needsLegalHelp',
      expect.stringMatching(/^Call /),
      expect.stringMatching(/^Close/),
      'hasAccident',
      'needsLegalHelp',
    ]);
  });

  test('errors are linked to their fields, and shown when the visitor leaves a field', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 1);
    const email = field(page, 'email');
    expect(await email.getAttribute('aria-invalid')).toBe('false');
    await email.fill('ann');
    await field(page, 'phone').focus();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const id = await email.getAttribute('aria-describedby');
    expect(await page.locator(`#${id}`).textContent()).toMatch(/enter an email address/);
    await email.fill('ann@example.com');
    expect(await email.getAttribute('aria-invalid')).toBe('false');
    expect(await email.getAttribute('aria-describedby')).toBeNull();
  });

  test('Enter in an incomplete step shows what is missing, and moves the focus there', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 1);
    await field(page, 'firstName').fill('Ann');
    await field(page, 'firstName').press('Enter');
    await dialog(page).locator('[id$=-problem]').first().waitFor();
    expect(await dialog(page).locator('[id$=-problem]').count()).toBe(3);
    expect(await dialog(page).locator('h3').textContent()).toBe('Contact Information');
    expect(await field(page, 'lastName').evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test('Enter and Escape only choose characters while an input method is active, as for Chinese', async () => {
    const page = await site.visit('/');
    await open(page);
    await goTo(page, 1);
    const name = field(page, 'firstName');
    await name.focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: '李', selectionStart: 1, selectionEnd: 1 });
    for (const key of ['Enter', 'Escape']) {
      await page.keyboard.press(key);
      expect(await dialog(page).isVisible(), key).toBe(true);
      expect(await name.evaluate((box) => box === document.activeElement), key).toBe(true);
    }
    await keyboard.send('Input.insertText', { text: '李' });
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('each field has a label, autocomplete and inputmode, and required fields are marked with an asterisk', async () => {
    const page = await site.visit('/');
    await open(page);
    const facts: Record<string, { label: string; auto: string; mode: string; required: boolean }> = {};
    await throughSteps(page, async () => {
      Object.assign(
        facts,
        await page.evaluate(() => {
          const controls = document.querySelectorAll<HTMLInputElement>(
            '[role=dialog] :is(input:not([name=subject]), select, textarea)',
          );
          return Object.fromEntries(
            [...controls].map((control) => {
              const label = control.closest('fieldset')?.querySelector('legend') ?? control.labels?.[0];
              const { autocomplete, inputMode } = control;
              const required = control.required || control.closest('[aria-required=true]') !== null;
              return [
                control.name,
                { label: label?.textContent ?? '', auto: autocomplete, mode: inputMode, required },
              ];
            }),
          );
        }),
      );
    });
    expect(Object.keys(facts)).toHaveLength(16);
    for (const [name, { label, required }] of Object.entries(facts)) {
      expect(label, name).not.toBe('');
      expect(label.endsWith('*'), name).toBe(required);
    }
    const autos = ['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'zipCode'].map(
      (name) => facts[name]!.auto,
    );
    expect(autos).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
    expect([facts.email!.mode, facts.phone!.mode, facts.zipCode!.mode]).toEqual(['email', 'tel', 'numeric']);
  });

  test.each([
    ['a phone', { width: 320, height: 640 }],
    ['a desktop screen', { width: 1440, height: 900 }],
  ])('on %s, targets are at least 44 px, and nothing is cut off in any step', async (_, viewport) => {
    const page = await site.visit('/', { viewport });
    await open(page);
    // The head shows more than on a phone, and stays the same in all steps.
    if (viewport.width > 320) expect(await axeProblems(page)).toEqual([]);
    await throughSteps(page, async (index) => {
      expect(await smallTargets(dialog(page)), titles[index]).toEqual([]);
      expect(await dialog(page).evaluate(widerThanTheirPlace), titles[index]).toEqual([]);
    });
  });

  test('axe finds nothing in any step, with and without error messages', async () => {
    const page = await site.visit('/', { viewport: { width: 320, height: 640 } });
    await open(page);
    await throughSteps(page, async (index) => {
      expect(await axeProblems(page), titles[index]).toEqual([]);
      // Leaving every field empty shows all error messages.
      for (const control of await dialog(page).locator('input:not([type=radio]), select, textarea').all()) {
        await control.focus();
      }
      await closeButton(page).focus();
      expect(await axeProblems(page), `${titles[index]} with problems`).toEqual([]);
    });
  });

  test('each step shows its number on a phone in landscape', async () => {
    const page = await site.visit('/', { viewport: { width: 844, height: 390 } });
    await open(page);
    await throughSteps(page, async (index) => {
      await page.locator('h3', { hasText: titles[index]! }).waitFor();
      const box = await dialog(page)
        .getByText(`Step ${index + 1} of 6`)
        .boundingBox();
      expect(box!.y).toBeGreaterThanOrEqual(0);
    });
  });

  test('the focused heading gives screen readers the number of the step', async () => {
    const page = await site.visit('/');
    await open(page);
    await enterStep(page, 0);
    await next(page).click();
    const described = await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'));
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Step 2 of 6');
  });

  test('prefers-reduced-motion is respected', async () => {
    const page = await site.visit('/', { reducedMotion: 'reduce' });
    await open(page);
    expect(await dialog(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });
});
