import { useEffect, useState } from 'react';
import type { ChatScript } from '#flows/chat-script.ts';
import { type ChatAnswers, chatDelay, nextInChat, playChat } from '#flows/chat.ts';

/**
 * Plays the conversation with pauses: the bot's next message comes after a while, and only while `speaking`.
 */
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
    /** What has been said; the bot always has the last word, which is still to come while it types. */
    messages: typing ? messages.slice(0, -1) : messages,
    typing,
    /** The step that waits for an answer now. */
    step: typing ? undefined : step,
    /** What has been answered so far. */
    answers,
    /** What the conversation ends with. */
    offer: typing ? undefined : offer,
    answer(given: string): void {
      const changed = nextInChat(script, answers, given);
      if (typing || changed === answers) return;
      setAnswers(changed);
      setTyping(true);
    },
  };
}
