import * as Dialog from '@radix-ui/react-dialog';
import { fill } from '#flows/fill.ts';
import { telephoneLink } from '#lib/phone.ts';
import { IslandIcon } from './icon.tsx';

interface CallAndCloseProps {
  labels: Record<'call' | 'close', string>;
  phone: string;
  /** Shows the number beside the icon, where there is room. */
  showNumber?: boolean;
}

/** On navy; sized in pixels, so that enlarged text gets the room. */
const styles =
  'inline-flex min-h-11 min-w-[44px] shrink-0 cursor-pointer items-center justify-center gap-2 rounded-button px-[8px] ' +
  'font-bold whitespace-nowrap text-white no-underline hover:bg-navy-deep hover:text-white ' +
  'focus-visible:-outline-offset-3 focus-visible:outline-white focus-visible:[box-shadow:none]';

/** The phone link and the close button in the head of a dialog. */
export function CallAndClose({ labels, phone, showNumber = false }: CallAndCloseProps) {
  return (
    <>
      <a className={styles} href={telephoneLink(phone)} aria-label={fill(labels.call, { phone })}>
        <IslandIcon name="phone" className="size-[24px]" />
        {showNumber && <span className="max-sm:hidden">{phone}</span>}
      </a>
      <Dialog.Close className={styles} aria-label={labels.close}>
        <IslandIcon name="x" className="size-[24px]" />
      </Dialog.Close>
    </>
  );
}
