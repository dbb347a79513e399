import type { ComponentProps } from 'react';
import { IslandIcon } from '../icon.tsx';

const styles =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-button border-2 border-navy-deep ' +
  'bg-brass-light text-navy-deep enabled:hover:bg-brass-wash disabled:cursor-not-allowed disabled:border-line ' +
  'disabled:bg-sand disabled:text-ink-soft';

/** The button beside an answer. */
export function SendButton(attributes: ComponentProps<'button'>) {
  return (
    <button className={styles} {...attributes}>
      <IslandIcon name="send-horizontal" className="size-5" />
    </button>
  );
}
