import { useEffect, useState } from 'react';
import type { ChatScript } from '#flows/chat-script.ts';
import { type ChatAnswers, chatDelay, nextInChat, playChat } from '#flows/chat.ts';

/** Plays the conversation with pauses: the bot's next message comes after a delay, and only while `speaking`. */
export function useConversation(script: ChatScript, speaking: boolean) {
  const [answers, setAnswers] = useState<ChatAnswers>({});
  const [typing, setTyping] = useState(true);
  const { messages, step, offer } = playChat(script, answers);
  const delay = messages.length === 1 ? chatDelay.greeting : chatDelay.reply;

  useEffect(() => {
    if (!typing || !speaking) return;
    const timer = setTimeout(() => setTyping(false), delay);
    return () => clearTimeout(timer);
  }, [typing, speaking, delay]);

  return {
    /** The messages so far. The last is always the bot's, so it is held back while the bot types. */
    messages: typing ? messages.slice(0, -1) : messages,
    typing,
    /** The step that is waiting for an answer. */
    step: typing ? undefined : step,
    answers,
    /** The offer at the end of the conversation. */
    offer: typing ? undefined : offer,
    answer(given: string): void {
      const changed = nextInChat(script, answers, given);
      if (typing || changed === answers) return;
      setAnswers(changed);
      setTyping(true);
    },
  };
}
