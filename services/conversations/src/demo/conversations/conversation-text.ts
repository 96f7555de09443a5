import type { DemoTopic, questionCategories } from '@coaching/demo';

/** A question of the bank by its name, or one that was written for this conversation; and what was answered. */
export type Asked = ({ ask: string } | { words: string; category?: keyof typeof questionCategories }) & {
  /** Rich text that the coach wrote down; one paragraph where it has no tags around it. */
  answer?: string;
  /** What coachees answered themselves before the meeting, by the person's uid. */
  theirs?: Readonly<Record<string, string>>;
};

/** What was said in a conversation of the demo. */
export interface ConversationText {
  title: string;
  /** Rich text. */
  about?: string;
  asked: readonly Asked[];
  /** Coachees are asked for answers of their own, given or not. */
  invites?: boolean;
  /** Nobody but the coach reads it. */
  isPrivate?: boolean;
  /** Its timer runs. */
  runs?: boolean;
}

/** Conversations by what they are about. */
export type ConversationTexts = Readonly<Partial<Record<DemoTopic, ConversationText>>>;
