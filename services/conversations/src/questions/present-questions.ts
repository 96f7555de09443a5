import { type Actor, type Question, questionFlagsFor } from '@coaching/contracts';
import { shownRichText } from '@coaching/service-kit';
import { hidersFor } from '../bank/asked';
import type { Favorites } from '../favorites/favorites-repository';
import { presentStars } from '../favorites/present-stars';
import type { Organizations } from '../organizations/organization-copy';
import { presentPlace } from '../organizations/present-place';
import type { QuestionRecord } from './question-record';

/** Questions as this person may see them, with what they are called who offer them, and the stars. */
export type PresentQuestions = (questions: readonly QuestionRecord[], viewer: Actor) => Promise<Question[]>;

export const presentQuestionsWith =
  ({ organizations, favorites }: { organizations: Organizations; favorites: Favorites }): PresentQuestions =>
  async (questions, viewer) => {
    const hiders = hidersFor(viewer);
    const [known, given] = await Promise.all([
      organizations.findAll(questions.flatMap(({ offer }) => offer.organization_uid ?? [])),
      favorites.among(
        'question',
        questions.map(({ uid }) => uid),
        hiders,
      ),
    ]);
    return questions.map((record) => ({
      uid: record.uid,
      question_uid: record.uid,
      revision: record.revision,
      version: record.version,
      question: shownRichText(record.question),
      category: record.category,
      question_type: record.question_type,
      user: record.user,
      user_embed: record.user_embed,
      ...questionFlagsFor(record.offer.visibility, presentPlace(record.offer, known)),
      shared: record.offer.visibility !== 'private',
      hidden_orgs: record.hidden_orgs.filter((uid) => hiders.includes(uid)),
      ...presentStars(record.uid, viewer, given),
      updated_at: record.updated_at.toISOString(),
    }));
  };
