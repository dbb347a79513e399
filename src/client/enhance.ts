import { showBusy } from './busy.ts';
import { loadOnce } from './load-once.ts';
import { isFromNotice, showNotice } from './notice.ts';
import { failsAgain, reloadAt, reloadIfOverdue, watchLoading } from './reload.ts';

/** Makes a field of the page respond as the visitor types. */
type Enhance = (field: HTMLElement) => void;

const enhancements = {
  'list-filter': async () => (await import('./finder/list-filter.ts')).filterLists,
  'place-finder': async () => (await import('./finder/place-finder.ts')).findPlaces,
} satisfies Record<string, () => Promise<Enhance>>;

type EnhancementName = keyof typeof enhancements;

const isEnhancementName = (name: string | undefined): name is EnhancementName =>
  name !== undefined && Object.hasOwn(enhancements, name);

/** Loads the script of a field when a visitor first reaches for it. */
export function enhanceOnFocus(): void {
  document.addEventListener('focusin', (event) => void (isFromNotice(event) || enhanceField(event.target)));
  document.addEventListener('submit', submitWhenReady);
  // A quick visitor may already be in the field.
  void enhanceField(document.activeElement);
  // After Back, the list is as the visitor has left it.
  const filter = document.querySelector<HTMLInputElement>('[data-enhance="list-filter"] input');
  if (filter?.value) void enhanceField(filter);
}

/** A button pressed before its field's script has loaded, perhaps by Enter, is pressed again once it has. */
function submitWhenReady(event: SubmitEvent): void {
  const { submitter } = event;
  if (event.defaultPrevented || !submitter?.closest('[data-enhance]')) return;
  event.preventDefault();
  const endBusy = showBusy(submitter);
  void enhanceField(submitter).then((isReady) => {
    endBusy();
    if (isReady) submitter.click();
  });
}

async function enhanceField(target: EventTarget | null): Promise<boolean> {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.closest<HTMLElement>('[data-enhance]');
  const name = field?.dataset.enhance;
  if (!field || !isEnhancementName(name)) return false;
  const { id } = field.querySelector('input')!;
  let notice: HTMLElement | undefined;
  const endLoading = watchLoading(name, () => (notice = showNotice(target, 'slow')));
  try {
    if (await reloadIfOverdue(name, id)) return false;
    await loadOnce(name, async () => (await enhancements[name]())(field));
    // Before removing the notice, as when it is closed.
    if (notice?.contains(document.activeElement)) target.focus();
    notice?.remove();
    return true;
  } catch {
    if (!(failsAgain(name) && (await reloadAt(id)))) showNotice(target);
    return false;
  } finally {
    endLoading();
  }
}
