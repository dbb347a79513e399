import type { ChatScript, ChatStep } from '#flows/chat-script.ts';

export interface AnswerProps<K extends ChatStep['kind']> {
  step: Extract<ChatStep, { kind: K }>;
  /** Labels the controls. */
  question: string;
  labels: ChatScript['labels'];
  onAnswer(given: string): void;
}
