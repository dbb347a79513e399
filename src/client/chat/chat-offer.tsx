import { useId, useRef } from 'react';
import type { ChatAnswers, Offer } from '#flows/chat.ts';
import type { FormAnswers } from '#flows/form-script.ts';
import { fill } from '#flows/fill.ts';
import { answersOfChat } from '#flows/hand-over.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { buttonStyles } from '../button-styles.ts';
import { answerAreaStyles } from './answer-styles.ts';
import { useAnswerFocus } from './use-answer-focus.ts';

interface ChatOfferProps {
  script: VisitorScript;
  offer: Offer;
  answers: ChatAnswers;
  onTake(given: FormAnswers): void;
}

/** Ends the conversation by offering the case evaluation, prefilled with the answers. */
export function ChatOffer({ script: { chat, counties }, offer, answers, onTake }: ChatOfferProps) {
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  useAnswerFocus(area);
  const given = answersOfChat(chat, answers);
  const { says, button, county } = chat.handOver;
  return (
    <div className={`${answerAreaStyles} max-h-3/5 shrink-0`} ref={area} data-offer>
      <div role="group" aria-labelledby={id} tabIndex={-1}>
        <p id={id} className="text-small">
          {offer.kind === 'answers' ? says : offer.says}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {offer.kind === 'answers' ? (
            <button type="button" className={`${buttonStyles.primary} flex-1`} onClick={() => onTake(given)}>
              {button}
            </button>
          ) : (
            counties.map((name) => (
              <button
                key={name}
                type="button"
                className={`${buttonStyles.quiet} flex-auto`}
                onClick={() => onTake({ ...given, additionalInfo: fill(county, { county: name }) })}
              >
                {name}
              </button>
            ))
          )}
        </div>
      </div>
    </div>
  );
}
