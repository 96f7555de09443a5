import { mayConfigureTools } from '@coaching/access';
import type { Handler, Tools } from '@coaching/service-kit';
import { asked } from '../bank/asked';
import { countedPlaces, rowsIn } from '../bank/counted-places';
import { questionView } from '../bank/scopes';
import type { Interviews } from '../interviews/interviews-repository';
import type { Questions } from '../questions/questions-repository';
import { requireReadableTool } from '../tools/require-tool';
import { workingAt } from '../tools/working-at';

interface Stores {
  questions: Questions;
  interviews: Interviews;
  tools: Tools;
}

export const getCategoryUses =
  ({ questions, interviews, tools }: Stores): Handler<'getCategoryUses'> =>
  async ({ actor, params: { question_type } }) => {
    const tool = await requireReadableTool(tools, actor, question_type);
    const viewer = workingAt(actor, tool);
    const view = questionView(actor, viewer.organization_uid);
    const deletesThem = mayConfigureTools(actor, tool);
    const categories = await Promise.all(
      tool.categories.map(async ({ uid }) => {
        const inCategory = asked(viewer, question_type, view, { narrowed: { category: uid } });
        const [places, uses, all] = await Promise.all([
          countedPlaces(questions, inCategory),
          interviews.countUses(viewer, question_type, { 'questions.category': uid }),
          deletesThem ? questions.model.countDocuments({ question_type, category: uid }) : 0,
        ]);
        const offered = rowsIn(places);
        return { uid, questions: offered, others: Math.max(0, all - offered), uses };
      }),
    );
    return { categories };
  };
