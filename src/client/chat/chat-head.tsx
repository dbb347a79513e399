import * as Dialog from '@radix-ui/react-dialog';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { SmallPrint } from '../filled-text.tsx';
import { CallAndClose } from '../call-and-close.tsx';

/** The title and status, with the phone link and the close button, and the small print below. */
export function ChatHead({ script: { chat, phones } }: { script: VisitorScript }) {
  return (
    <>
      <div className="flex shrink-0 items-center bg-navy py-2 pr-[8px] pl-[16px] text-white lower:sticky lower:top-0 lower:z-1 forced-colors:border-b">
        <div className="mr-auto min-w-0 wrap-anywhere">
          <Dialog.Title className="text-lg text-white">{chat.title}</Dialog.Title>
          <p className="flex items-center gap-1.5 text-small text-mist">
            <span className="size-2 rounded-full bg-brass-light forced-colors:bg-[CanvasText]" />
            {chat.status}
          </p>
        </div>
        <CallAndClose labels={chat.labels} phone={phones.main} />
      </div>
      <Dialog.Description className="shrink-0 border-b border-line bg-brass-wash px-4 py-1.5 text-small text-ink-soft">
        {chat.notice} {chat.consent && <SmallPrint words={chat.consent} />}
      </Dialog.Description>
    </>
  );
}
