import type { Handler, Tools } from '@coaching/service-kit';
import { asked } from '../bank/asked';
import { bankList } from '../bank/bank-list';
import { templateView } from '../bank/scopes';
import type { Favorites } from '../favorites/favorites-repository';
import type { Interviews } from '../interviews/interviews-repository';
import type { PresentFlowsheets } from '../interviews/present-interview';
import { requireReadableTool } from '../tools/require-tool';
import { workingAt } from '../tools/working-at';

interface Stores {
  interviews: Interviews;
  tools: Tools;
  favorites: Favorites;
  presentFlowsheets: PresentFlowsheets;
}

export const getInterviewTemplates =
  ({ interviews, tools, favorites, presentFlowsheets }: Stores): Handler<'getInterviewTemplates'> =>
  async ({ actor, params: { id }, query }) => {
    const viewer = workingAt(actor, await requireReadableTool(tools, actor, id));
    const list = asked(viewer, id, templateView(viewer, query.filtering));
    const stars = await favorites.ofTool('template', id, list.hiders);
    const { rows, total, more } = await bankList(interviews, list, stars, query);
    return { flowsheets: await presentFlowsheets(rows, viewer), total, ...(more && { more }) };
  };
