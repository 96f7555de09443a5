import { mayWorkIn } from '@coaching/access';
import { MESSAGES } from '@coaching/contracts';
import type { Tools } from '@coaching/service-kit';
import { type Handler, NotFound } from '@coaching/service-kit';
import { asked } from '../bank/asked';
import { bankList } from '../bank/bank-list';
import { questionView } from '../bank/scopes';
import type { Favorites } from '../favorites/favorites-repository';
import type { Organizations } from '../organizations/organization-copy';
import { requireReadableTool } from '../tools/require-tool';
import { workingAt } from '../tools/working-at';
import { offeredBy } from './offered-by';
import type { PresentQuestions } from './present-questions';
import type { Questions } from './questions-repository';

interface Stores {
  questions: Questions;
  organizations: Organizations;
  tools: Tools;
  favorites: Favorites;
  presentQuestions: PresentQuestions;
}

export const getQuestions =
  ({ questions, organizations, tools, favorites, presentQuestions }: Stores): Handler<'getQuestions'> =>
  async ({ actor, query }) => {
    const { question_type, category, user_uid, offered, program_uid } = query;
    if (query.organization_uid && !mayWorkIn(actor, query.organization_uid))
      throw new NotFound(MESSAGES.notFound);
    const tool = await requireReadableTool(tools, actor, question_type);
    const { gone_categories: gone } = tool;
    const { organization_uid = workingAt(actor, tool).organization_uid } = query;
    const viewer = { ...actor, organization_uid };
    const all = questionView(actor, organization_uid);
    const view = await offeredBy(organizations, all, { offered, program_uid, organization_uid });
    const list = asked(viewer, question_type, view, {
      narrowed: { category, user: user_uid },
      gone,
    });
    // A category that is gone has its questions in the recycle bin.
    if (category && gone.includes(category)) return { questions: [], total: 0 };
    const stars = await favorites.ofTool('question', question_type, list.hiders);
    const { rows, total, more } = await bankList(questions, list, stars, query);
    return { questions: await presentQuestions(rows, viewer), total, ...(more && { more }) };
  };
