import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type MouseEvent } from 'react';
import { isConnected } from '#lib/emailjs.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import type { Evaluation } from './evaluation.ts';
import { FormNotice } from '../form-notice.tsx';
import { useStore } from '../store.ts';
import { ignoreEscape, useEscape } from '../islands/use-escape.ts';
import { wrapTab } from '../islands/wrap-tab.ts';
import { CallAndClose } from '../call-and-close.tsx';
import { doubleClick, isBeforeStep } from './use-form-focus.ts';

interface EvaluationDialogProps {
  evaluation: Evaluation;
  host: HTMLElement;
  returnFocus(): void;
}

/** Fills a phone; centered on wider screens. Radix lets it take taps only from its second rendering on. */
const box =
  'fixed inset-0 z-61 m-auto flex h-dvh flex-col overflow-hidden bg-white wrap-anywhere floats pointer-events-auto ' +
  'outline-none sm:h-[min(48rem,100dvh-3rem)] sm:w-[min(38rem,100%-3rem)] sm:rounded-card low:block low:overflow-y-auto ' +
  'motion-safe:animate-appear forced-colors:border';

export function EvaluationDialog({ evaluation, host, returnFocus }: EvaluationDialogProps) {
  const { open } = useStore(evaluation.store);
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, phones } = evaluation.script;
  useEscape(open, () => evaluation.setOpen(false));
  return (
    <Dialog.Root open={open} onOpenChange={evaluation.setOpen}>
      <Dialog.Portal container={host}>
        <Dialog.Overlay className="fixed inset-0 z-60 bg-navy-deep opacity-60 motion-safe:animate-appear" />
        <Dialog.Content
          className={box}
          onKeyDown={wrapTab}
          onClickCapture={ignoreSecondClick}
          onEscapeKeyDown={ignoreEscape}
          onPointerDownOutside={(event) => {
            // It may be the second half of the double click that opened the form.
            const { timeStamp } = event.detail.originalEvent;
            if (isBeforeStep(timeStamp - doubleClick)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="flex shrink-0 items-center gap-1 bg-navy pt-2 pr-[8px] pl-[16px] text-white sm:pt-3 sm:pl-6">
            <Dialog.Title className="mr-auto min-w-0 text-lg text-white sm:text-2xl">
              {form.title}
            </Dialog.Title>
            <CallAndClose labels={form.labels} phone={phones.main} showNumber />
          </div>
          <Dialog.Description asChild>
            <div>
              <p className="bg-navy px-4 pb-3 text-small text-mist sm:px-6">{form.description}</p>
              {!isConnected(evaluation.script.emailjs) && (
                <FormNotice text={form.notConnected} phone={phones.main} />
              )}
            </div>
          </Dialog.Description>
          <EvaluationForm evaluation={evaluation} heading={heading} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** It was meant for the step before, or for the page; nobody has read this step yet, and it might choose an answer. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
