import { describe, expect, test } from 'vitest';
import { fillAndSubmit } from './support/form-steps.ts';
import { useConnectedSite } from './support/mail-service.ts';
import { toast, toastText } from './support/islands.ts';
import { smallTargets } from './support/visitor.ts';

const { site, mail } = useConnectedSite();

const spanishPage = '/local-searches/spanish-speaking-injury-lawyer-nyc';

describe('On a page in Spanish', () => {
  test('the confirmation has a day and a time as Spanish is written in the United States', async () => {
    const page = await site.visit(spanishPage);
    await fillAndSubmit(page);
    const confirmation = page.getByRole('region', { name: 'La evaluación de su caso fue enviada' });
    expect(await confirmation.locator('p').first().textContent()).toMatch(
      /^Enviada el \d+ de [a-z]+ de 20\d\d(?: a las|,) \d+:\d\d\s[ap]\.\s?m\.; si algo no puede esperar, llámenos al \(800\) 555-0142, de día o de noche\.$/,
    );
  });

  test('a message is announced and named in Spanish', async () => {
    const page = await site.visit(spanishPage, { clock: true });
    await fillAndSubmit(page);
    await toast(page).waitFor();
    const announced = async () => {
      await page.clock.runFor(50);
      return page.evaluate(() => document.querySelector('[role=status][aria-live=assertive]')?.textContent);
    };
    await expect.poll(announced).toMatch(/^Aviso ✅ ¡Formulario enviado! Gracias /);
    expect(await toast(page).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(0);
  });

  test('the message about a lost connection has no English words', async () => {
    mail.answer = 'drop';
    const page = await site.visit(spanishPage);
    await fillAndSubmit(page);
    expect(await toastText(page).textContent()).toBe(
      'Error al enviar: problema de conexión. Revise los datos del formulario o llámenos.',
    );
  });
});

test('The phone number at the top of a landing page is large enough for a finger', async () => {
  const page = await site.visit(spanishPage, { viewport: { width: 390, height: 844 } });
  expect(await smallTargets(page.getByRole('banner'))).toEqual([]);
});
