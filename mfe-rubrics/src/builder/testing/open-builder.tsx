import { type CastName, cast } from '@coaching/access/testing';
import type { Rubric, RubricVersion } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { aRubric } from '../../instance/testing/builders';
import BuilderPage from '../page/builder-page';

Element.prototype.scrollIntoView = () => undefined;
// On a desk, where all rows are in sight.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1280 });

const { cedar } = cast.organizations;
/** Whose rubric it is, and its tools. */
export const owner = { config_entity: 'Organization' as const, config_uid: cedar.uid };
/** The tool that bears the rubric. */
export const tool = aTool({
  uid: 'practices',
  name: 'Teaching Practices',
  tool_type: 'Rubric',
  tool_owner: { ...owner, name: cedar.name },
});
/** The set that the tool is in. */
export const set = aToolSet({ uid: 'set', ...owner, tools: [tool] });
/** A rubric of the organisation's, which nobody was scored by. */
export const rubric = aRubric({ ...owner });
const path = '/rubric_builder/:config_entity/:config_uid/:toolset_uid/:tool_uid';
/** Where the tools of the set are. */
export const tools = `/tools?config_entity=Organization&config_uid=${cedar.uid}&toolset_uid=set`;

/** The version that the rubric is of, with as many instances. */
export const version = (instances: number): RubricVersion => ({
  version: 1,
  content: rubric,
  rows: {},
  columns: {},
  created_at: rubric.updated_at,
  instances,
});

/** What the server makes of a draft. */
export const saved = (draft: Partial<Rubric>, before: Partial<Rubric> = rubric) =>
  ({ ...rubric, ...before, ...draft, revision: (draft.revision ?? 0) + 1 }) as Rubric;

const answers: Answers = {
  getToolConfig: { tool_config: set },
  getToolConfigs: { configs: [set] },
  getRubric: { rubric },
  getRubricVersions: { versions: [version(0)] },
  saveRubric: ({ body }) => ({ rubric: saved(body.rubric as Partial<Rubric>) }),
  saveToolConfig: ({ body }) => ({
    tool_config: {
      ...set,
      revision: 2,
      tools: body.tool_config.tools!.map((each) => ({ ...tool, ...each })) as never,
    },
  }),
};

/** The builder of a rubric, on a desk. @param more answers besides the common ones */
export const open = (tool_uid = 'practices', more: Answers = {}, as: CastName = 'admin') =>
  renderPage(<BuilderPage />, {
    at: `/rubric_builder/Organization/${cedar.uid}/set/${tool_uid}`,
    path,
    as,
    answers: { ...answers, ...more },
  });

/** A text of the rubric. */
export const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
/** What of the rubric was sent last. */
export const lastSaved = (page: ReturnType<typeof open>) => page.madeOf('saveRubric').at(-1)?.body.rubric;
/** Chooses an entry of a part's menu. */
export const choose = async (page: ReturnType<typeof open>, of: string, entry: string) => {
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
  await page.user.click(await screen.findByRole('menuitem', { name: entry }));
};
