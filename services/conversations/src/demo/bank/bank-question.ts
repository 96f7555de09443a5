import { questionCategories } from '@coaching/demo';

/** A question of the demo's bank, as its owner worded it. */
export interface BankQuestion {
  words: string;
  /** Of the structured tool alone. */
  category?: keyof typeof questionCategories;
  /** How it was worded until so many days ago. */
  formerly?: { words: string; daysAgo: number };
  /** Uids of the people and organisations that gave it a star. */
  favoriteOf?: readonly string[];
  /** Uids of the people and organisations it is hidden for. */
  hiddenFor?: readonly string[];
}

/** Questions of one owner, by what the demo's conversations call them. */
export type BankQuestions = Readonly<Record<string, BankQuestion>>;
