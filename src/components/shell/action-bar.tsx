import type { Shell } from '#site/shell.ts';
import { openerAttributes } from '../buttons.tsx';
import { Icon } from '../icon.tsx';

const round =
  'grid size-[52px] place-items-center rounded-full border-2 border-transparent text-[20px] text-white desk:border-white desk:floats ';

/**
 * Reserves room for the round buttons, which arrive after the first: the bar would grow otherwise. In pixels, so that
 * enlarged text leaves the room to the words.
 */
const columns = {
  1: 'max-desk:grid-cols-[minmax(0,1fr)_52px]',
  2: 'max-desk:grid-cols-[minmax(0,1fr)_52px_52px]',
};

/**
 * The calls to action that stay in view: a bar at the bottom of a phone's screen, round buttons in the right margin of
 * a wide one. Pages without the shell have no chat.
 */
export function ActionBar({ shell, chat = true }: { shell: Shell; chat?: boolean }) {
  return (
    <aside
      aria-label={shell.words.actionBar.name}
      className={`fixed inset-x-0 bottom-0 z-30 grid items-center gap-2 border-t border-line bg-white px-[4vw] py-2 ${columns[chat ? 2 : 1]} desk:inset-x-auto desk:right-4 desk:bottom-4 desk:border-0 desk:bg-transparent desk:p-0 print:hidden`}
    >
      <a
        className="button min-h-13 px-[8px] text-[min(1em,8vw)] desk:hidden"
        {...openerAttributes('case-evaluation')}
      >
        {shell.words.buttons.evaluation}
      </a>
      {chat && (
        <a
          className={`${round}bg-navy hover:bg-navy-deep`}
          {...openerAttributes('chat')}
          aria-label={shell.words.actionBar.chat}
        >
          <Icon name="chat" />
        </a>
      )}
      <a
        className={`${round}appears bg-call hover:bg-call-deep`}
        href={shell.tel}
        aria-label={shell.words.buttons.call}
      >
        <Icon name="phone" />
      </a>
    </aside>
  );
}
