import { type InterviewQuestion, newUid } from '@coaching/contracts';
import {
  field,
  fieldsOf,
  keepsText,
  listOf,
  markedElsewhere,
  type Part,
  richText,
} from '@coaching/mfe-kit/merging';

/** What coachees answered, which they send themselves: the server's is taken. */
const coacheeAnswers = field<InterviewQuestion['coachee_answers']>({
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  both: (_, theirs) => theirs,
});

const question = fieldsOf<InterviewQuestion, Exclude<keyof InterviewQuestion, 'uid'>>({
  question_uid: field(),
  version: field(),
  question: richText((mine) => mine),
  category: field(),
  answer: richText(),
  coachee_answers: coacheeAnswers,
});

/**
 * The questions of a conversation or template. Answers that both sides wrote stand both in their question; of one that
 * both worded anew, the other's wording follows as a question of its own.
 * @param makeUid makes that question's uid
 */
export const interviewQuestions = (makeUid: () => string = newUid): Part<InterviewQuestion[]> =>
  listOf<InterviewQuestion>({
    key: ({ uid }) => uid,
    item: question,
    saved: 'whole',
    apart({ base, theirs, merged }) {
      if (keepsText(base.question, theirs.question, merged.question)) return [merged];
      const copy = { uid: makeUid(), question_uid: null, version: null, answer: '', coachee_answers: [] };
      return [merged, { ...theirs, ...copy, question: markedElsewhere(theirs.question) }];
    },
  });
