import { isSameRichText } from '@coaching/mfe-kit/merging';

/** What the dialog of a question answers. */
export interface QuestionInput {
  /** Of the question; of a new one the same whenever it is sent again, so that a lost answer makes no second one. */
  uid: string;
  /** Of the question as it was when somebody began to type; 0 for a new one. */
  revision: number;
  question: string;
  category: string | null;
  /** Which choice of visibility; empty where there was none. */
  visibility: string;
}

/** What the dialog begins with. */
export type InitialQuestion = Omit<QuestionInput, 'visibility'>;

/** What somebody changed of a question, and of which one; null where all is as it was. */
export function changedInput(initial: QuestionInput, input: QuestionInput): Partial<QuestionInput> | null {
  const { uid, revision, question, category, visibility } = input;
  const changes = {
    ...(!isSameRichText(question, initial.question) && { question }),
    ...(category !== initial.category && { category }),
    ...(visibility !== initial.visibility && { visibility }),
  };
  return Object.keys(changes).length === 0 ? null : { uid, revision, ...changes };
}
