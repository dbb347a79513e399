import { useLayoutEffect, useRef } from 'react';
import type { ChatStep } from '#flows/chat-script.ts';
import type { ChatMessage } from '#flows/chat.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { FilledText, linkStyles } from '../filled-text.tsx';

interface ChatLogProps {
  script: VisitorScript;
  messages: readonly ChatMessage[];
  typing: boolean;
  /** The step that is waiting for an answer; the last one fills the link in. */
  step: ChatStep | undefined;
  onLeave(): void;
}

const logStyles =
  'flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-3 ' +
  'short:group-has-[table]:py-0 lower:flex-[1_0_6rem]';
const messageStyles = 'relative max-w-[85%] rounded-2xl px-3.5 py-2 wrap-anywhere forced-colors:border';
const sides = {
  bot: 'self-start rounded-bl-sm bg-sand',
  user: 'self-end rounded-br-sm bg-navy text-white',
};
const dot = 'size-2 rounded-full bg-ink-soft motion-safe:animate-dot forced-colors:bg-[CanvasText]';

export function ChatLog({ script, messages, typing, step, onLeave }: ChatLogProps) {
  const { labels } = script.chat;
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = log.current!;
    const toBottom = () => element.scrollTo({ top: element.scrollHeight });
    toBottom();
    // The answer area below may grow, as with the calendar, and take room from the log; a translation may be longer.
    const observer = new ResizeObserver(toBottom);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [messages.length, typing]);

  const link = step?.kind === 'final' && (
    <a className={linkStyles} href={script.schedulingUrl} target="_blank" rel="noopener" onClick={onLeave}>
      {step.link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  return (
    <div className={logStyles} ref={log} role="log" aria-label={labels.log} tabIndex={0}>
      {messages.map(({ from, text }, i) => (
        <p key={i} className={`${messageStyles} ${sides[from]}`}>
          <span className="sr-only">{from === 'bot' ? labels.bot : labels.visitor} </span>
          {from === 'bot' ? (
            <FilledText text={text} phone={script.phones.main} link={link} />
          ) : (
            <bdi>{text}</bdi>
          )}
        </p>
      ))}
      {typing && (
        <p className={`${messageStyles} ${sides.bot} flex gap-1 py-3.5`} aria-hidden="true">
          <span className={dot} />
          <span className={`${dot} [animation-delay:0.15s]`} />
          <span className={`${dot} [animation-delay:0.3s]`} />
        </p>
      )}
    </div>
  );
}
