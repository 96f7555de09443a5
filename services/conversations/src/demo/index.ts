import type { DemoOfDomain } from '@coaching/demo';
import type { ServiceContext } from '@coaching/service-kit';
import { answersIn } from '../answers/answers-repository';
import { favoritesIn, type Starred } from '../favorites/favorites-repository';
import { importInterviews } from '../import/import-interviews';
import { importQuestions } from '../import/import-questions';
import { demoQuestions } from './bank/demo-questions';
import { demoInterviews } from './conversations/demo-interviews';
import { demoTemplates } from './templates';

const DAY = 86_400_000;

/** How long before the demo's year the bank was made. */
const BANK_DAYS = 400;

interface Favorite {
  uid: string;
  favoriteOf: readonly string[];
}

async function star(context: ServiceContext, of: Starred, tool: string, { uid, favoriteOf }: Favorite) {
  const favorites = favoritesIn(context.connection);
  for (const owner of favoriteOf) await favorites.set({ owner, of, uid, tool }, 1);
}

/** The conversations of the demo, with the bank and the templates they begin from. */
export const demo: DemoOfDomain = {
  async seed(context, { now }) {
    const bank = demoQuestions.map(({ favoriteOf: _, formerly: __, ...question }) => question);
    await importQuestions(context, bank, new Date(now.getTime() - BANK_DAYS * DAY));
    for (const question of demoQuestions) await star(context, 'question', question.question_type, question);
    // One by one, for lists order them by when each was written.
    for (const { favoriteOf, saved, ...template } of demoTemplates(now)) {
      await importInterviews(context, [template], saved);
      await star(context, 'template', template.interview_type, { uid: template.uid, favoriteOf });
    }
    const answers = answersIn(context.connection);
    for (const { coacheeAnswers, saved, ...interview } of demoInterviews(now)) {
      await importInterviews(context, [interview], saved);
      for (const answer of coacheeAnswers) await answers.put(answer);
    }
  },
};
