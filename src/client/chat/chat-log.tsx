import { useLayoutEffect, useRef } from 'react';
import type { ChatStep } from '#flows/chat-script.ts';
import type { ChatMessage } from '#flows/chat.ts';
import type { VisitorScript } from '#flows/visitor-script.ts';
import { FilledText } from '../filled-text.tsx';

interface ChatLogProps {
  script: VisitorScript;
  messages: readonly ChatMessage[];
  typing: boolean;
  final: ChatStep | undefined;
  onLeave(): void;
}

export function ChatLog({ script, messages, typing, final, onLeave }: ChatLogProps) {
  const { labels } = script.chat;
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = log.current!;
    const toBottom = () => element.scrollTo({ top: element.scrollHeight });
    toBottom();
    // The answer below may grow, as the calendar does, and take room from the log.
    const observer = new ResizeObserver(toBottom);
    observer.observe(element);
    return () => observer.disconnect();
  }, [messages.length, typing]);

  const link = final?.kind === 'final' && (
    <a href={script.schedulingUrl} target="_blank" rel="noopener" onClick={onLeave}>
      {final.link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  return (
    <div className="chat-log" ref={log} role="log" aria-label={labels.log} tabIndex={0}>
      {messages.map(({ from, text }, i) => (
        <p key={i} className={`message message-${from}`}>
          <span className="sr-only">{from === 'bot' ? labels.bot : labels.visitor} </span>
          {from === 'bot' ? <FilledText text={text} phone={script.phones.main} link={link} /> : text}
        </p>
      ))}
      {typing && (
        <p className="message message-bot typing" aria-hidden="true">
          <span className="dot" />
          <span className="dot" />
          <span className="dot" />
        </p>
      )}
    </div>
  );
}
