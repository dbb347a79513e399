import * as Dialog from '@radix-ui/react-dialog';
import { Phone, X } from 'lucide-react';
import { fill } from '#flows/fill.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { telephoneLink } from '#lib/phone.ts';
import { buttonLook } from '../button-look.ts';

const status =
  'flex items-center gap-1.5 text-small text-mist before:size-2 before:rounded-full before:bg-brass-light ' +
  'forced-colors:before:bg-[CanvasText]';

/** Who speaks, and the two ways out: the phone and the button that closes. */
export function ChatHead({ script: { chat, phones } }: { script: VisitorScript }) {
  return (
    <>
      <div className="flex shrink-0 items-center bg-navy py-2 pr-2 pl-4 text-white forced-colors:border-b">
        <div className="mr-auto">
          <Dialog.Title className="text-lg text-white">{chat.title}</Dialog.Title>
          <p className={status}>{chat.status}</p>
        </div>
        <a
          className={buttonLook.inHead}
          href={telephoneLink(phones.main)}
          aria-label={fill(chat.labels.call, { phone: phones.main })}
        >
          <Phone className="size-5" />
        </a>
        <Dialog.Close className={buttonLook.inHead} aria-label={chat.labels.close}>
          <X className="size-6" />
        </Dialog.Close>
      </div>
      <Dialog.Description className="shrink-0 border-b border-line bg-brass-wash px-4 py-1.5 text-small text-ink-soft">
        {chat.notice}
      </Dialog.Description>
    </>
  );
}
