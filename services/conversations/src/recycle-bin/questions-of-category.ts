import { mayConfigureTools } from '@coaching/access';
import type { Actor, RestorePreview } from '@coaching/contracts';
import type { Tools } from '@coaching/service-kit';
import type { Questions } from '../questions/questions-repository';

/** The questions that come back with a category of a tool, for those who configure the tool. */
export const questionsOfCategory = ({ model }: Pick<Questions, 'model'>, tools: Tools) => ({
  kind: 'category',
  async preview(actor: Actor, uid: string): Promise<RestorePreview | null> {
    const first = await model.findOne({ category: uid }, { _id: 0, question_type: 1 }).lean();
    const tool = first && (await tools.find(first.question_type));
    if (!tool || !mayConfigureTools(actor, tool)) return null;
    const count = await model.countDocuments({ category: uid });
    return { along: [count === 1 ? '1 question' : `${count} questions`], obstacles: [] };
  },
});
