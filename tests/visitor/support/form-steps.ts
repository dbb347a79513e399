import type { Locator, Page } from 'playwright-core';
import { dialog, evaluationOpener } from './islands.ts';

/** What the visitor enters in each step. */
export const entries: Record<string, string>[] = [
  { hasAccident: 'Yes', needsLegalHelp: 'Yes' },
  { firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com', phone: '212 555 0100' },
  { city: 'Brooklyn', zipCode: '11201' },
  { accidentDate: '2026-01-02', accidentType: 'Dog Bite', injuryDescription: 'Bitten in the hand' },
  { medicalTreatment: 'Yes', hadInsurance: 'No', whoAtFault: "I'm not sure who was at fault" },
  { additionalInfo: 'It was <dark> & "wet"' },
];

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });
export const previous = (page: Page): Locator => page.getByRole('button', { name: 'Previous' });
export const submit = (page: Page): Locator => dialog(page).locator('button[type=submit]');
export const field = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);

export async function open(page: Page): Promise<void> {
  await evaluationOpener(page).click();
  await dialog(page).waitFor();
}

export async function enter(page: Page, name: string, value: string): Promise<void> {
  const control = field(page, name);
  const kind = await control.first().evaluate((element) => {
    return element instanceof HTMLInputElement ? element.type : element.localName;
  });
  if (kind === 'radio') await dialog(page).locator(`[name="${name}"][value="${value}"]`).check();
  else if (kind === 'select') await control.selectOption(value);
  else await control.fill(value);
}

export async function enterStep(page: Page, index: number): Promise<void> {
  for (const [name, value] of Object.entries(entries[index]!)) await enter(page, name, value);
}

/** Goes from the first step to the given one as fast as possible; `enterStep` enters answers as a visitor does. */
export const goTo = (page: Page, index: number): Promise<void> => complete(page, entries.slice(0, index));

/** Shows each step to the test in turn, and goes on to the next as fast as possible. */
export async function throughSteps(page: Page, look: (index: number) => Promise<void>): Promise<void> {
  for (const [index, answers] of entries.entries()) {
    await look(index);
    if (index < entries.length - 1) await complete(page, [answers]);
  }
}

async function complete(page: Page, steps: typeof entries): Promise<void> {
  await page.evaluate(async (steps) => {
    const form = document.querySelector('[role=dialog] form')!;
    const isShown = async (selector: string) => {
      for (let turns = 0; turns < 1000 && !form.querySelector(selector); turns++) await Promise.resolve();
      return form.querySelector<HTMLElement>(selector)!;
    };
    const change = (control: Element, value: string) => {
      // React ignores a value that was not set with the setter of the element's class.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    for (const entries of steps) {
      for (const [name, value] of Object.entries(entries)) {
        const control = await isShown(`[name="${name}"]`);
        if (control instanceof HTMLInputElement && control.type === 'radio')
          (await isShown(`[name="${name}"][value="${value}"]`)).click();
        else change(control, value);
      }
      (await isShown('button[type=submit]:enabled')).click();
    }
  }, steps);
}

/**
 * Does what sends a message, and waits until the browser reports that it has gone out: a moment after the service has
 * received it, or long after on a busy machine.
 */
export async function untilGoneOut(page: Page, send: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      this.upload.onload = () => (document.documentElement.dataset.goneOut = '');
      send.call(this, body);
    };
  });
  await send();
  await page.locator('html[data-gone-out]').waitFor();
}

export async function fillAndSubmit(page: Page): Promise<void> {
  await open(page);
  await goTo(page, 5);
  await enterStep(page, 5);
  await submit(page).click();
}
