import { type CastName, cast } from '@coaching/access/testing';
import type { ToolSet } from '@coaching/contracts';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { aTalk } from '../../interview/testing/a-talk';
import { aPerson, aQuestion } from '../../interview/testing/builders';
import ToolPage from '../tool-page';

const { cedar } = cast.organizations;
/** The tool, and the set of Cedar Grove that has it. */
export const { talk, set } = aTalk();

/** A question of the bank that is the coach's own. */
export const mine = aQuestion('mine', { user: cast.users.coach.uid, question_type: 'talk' });
/** One of the platform's. */
export const theirs = aQuestion('theirs', {
  user: 'somebody',
  user_embed: aPerson('somebody', 'Some Body'),
  question_type: 'talk',
  system_question: true,
  shared: true,
});

const answers: Answers = {
  getToolConfig: { tool_config: set },
  getCategoryUses: {
    categories: [{ uid: 'goal', questions: 3, others: 0, uses: { templates: 2, conversations: 12 } }],
  },
  getQuestions: { questions: [mine, theirs], total: 2 },
  getQuestionOwners: {
    owners: { users: [aPerson('somebody', 'Some Body')], organization: true, programs: [], system: true },
  },
  getInterviewTemplates: { flowsheets: [], total: 0 },
  saveToolConfig: ({ body }) => ({
    tool_config: { ...set, revision: 2, tools: [{ ...talk, ...body.tool_config.tools?.[0] }] } as ToolSet,
  }),
};

/** Shows the screen of the tool, on one of its tabs. */
export const openTool = (as: CastName, tab = '', more: Answers = {}) =>
  renderPage(<ToolPage />, {
    at: `/questions/Organization/${cedar.uid}/set/talk${tab && `?tab=${tab}`}`,
    path: '/questions/:config_entity/:config_uid/:toolset_uid/:tool_uid',
    as,
    answers: { ...answers, ...more },
  });
