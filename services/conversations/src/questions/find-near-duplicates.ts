import { foldedWords, type Handler, plainText, type Tools } from '@coaching/service-kit';
import { asked } from '../bank/asked';
import { wholeRows } from '../bank/bank-page';
import { nearDuplicates } from '../bank/near-duplicates';
import { questionView } from '../bank/scopes';
import { requireReadableTool } from '../tools/require-tool';
import { workingAt } from '../tools/working-at';
import type { Questions } from './questions-repository';

interface Stores {
  questions: Questions;
  tools: Tools;
}

/** For each text the words of a question that says nearly the same, of those that the caller is offered. */
export const findNearDuplicates =
  ({ questions, tools }: Stores): Handler<'findNearDuplicates'> =>
  async ({ actor, body: { question_type, questions: sent } }) => {
    const tool = await requireReadableTool(tools, actor, question_type);
    const { gone_categories: gone } = tool;
    const viewer = workingAt(actor, tool);
    const bank = asked(viewer, question_type, questionView(actor, viewer.organization_uid), { gone });
    const texts = sent.map(plainText);
    const near = await nearDuplicates(questions, bank, texts.map(foldedWords));
    const uids = near.flatMap((one) => (one && 'uid' in one ? [{ uid: one.uid }] : []));
    const rows = new Map((await wholeRows(questions, uids)).map(({ uid, question }) => [uid, question]));
    return {
      duplicates: near.map((one) => {
        if (one === null) return null;
        return 'place' in one ? texts[one.place]! : plainText(rows.get(one.uid) ?? '');
      }),
    };
  };
