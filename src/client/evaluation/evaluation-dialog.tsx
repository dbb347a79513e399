import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { isConnected } from '#lib/connection.ts';
import { EvaluationForm } from './evaluation-form.tsx';
import type { Evaluation } from './evaluation.ts';
import { FilledText } from '../filled-text.tsx';
import { useStore } from '../store.ts';
import { leaveEscape, useEscape } from '../use-escape.ts';

interface EvaluationDialogProps {
  evaluation: Evaluation;
  host: HTMLElement;
  returnFocus(): void;
}

export function EvaluationDialog({ evaluation, host, returnFocus }: EvaluationDialogProps) {
  const { open } = useStore(evaluation.store);
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, phones } = evaluation.script;
  useEscape(open, () => evaluation.setOpen(false));
  return (
    <Dialog.Root open={open} onOpenChange={evaluation.setOpen}>
      <Dialog.Portal container={host}>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content
          className="dialog"
          onEscapeKeyDown={leaveEscape}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{form.title}</Dialog.Title>
            <Dialog.Description className="dialog-description" asChild>
              <div>
                <p>{form.description}</p>
                {!isConnected(evaluation.script.emailjs) && (
                  <p className="form-notice">
                    <FilledText text={form.notConnected} phone={phones.main} />
                  </p>
                )}
              </div>
            </Dialog.Description>
            <Dialog.Close className="icon-button dialog-close" aria-label={form.labels.close}>
              <span aria-hidden="true">×</span>
            </Dialog.Close>
          </div>
          <EvaluationForm evaluation={evaluation} heading={heading} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
