import type { Tool, ToolSet } from '@coaching/contracts';
import {
  added,
  renamed,
  saveToolSet,
  setsOf,
  showToolSet,
  storeToolSet,
} from '@coaching/interaction-kit/tool-set-saves';
import { ApiError, callApi } from '@coaching/mfe-kit';
import type { EditedRubric } from './edited-rubric';

const NO_SET = 'The tool set of this rubric is gone. Please begin it in another one.';

type Named = Pick<EditedRubric, 'uid' | 'name' | 'joins' | 'config_entity' | 'config_uid'>;

const holds = ({ tools, tools_hidden }: ToolSet, wanted: string) =>
  [...tools, ...tools_hidden].some(({ uid }: Tool) => uid === wanted);

/** The owner's set that a new rubric joins; one that nobody had stored has another uid since. */
const joined = (sets: readonly ToolSet[], asked: string | null) =>
  asked === null
    ? undefined
    : (sets.find(({ uid }) => uid === asked) ?? sets.find(({ revision }) => revision === 0));

/** Gives the tool of a rubric the rubric's name; that of a new one joins its tool set, at the end. */
export async function saveItsTool(rubric: Named, signal: AbortSignal): Promise<void> {
  const { uid, joins } = rubric;
  const name = rubric.name.trim();
  const { configs } = await callApi('getToolConfigs', setsOf(rubric), { quiet: true, signal });
  const set = configs.find((each) => holds(each, uid)) ?? joined(configs, joins);
  if (!set && joins !== null) throw new ApiError(404, { message: NO_SET });
  if (!set) return;
  const now = await saveToolSet(
    set,
    holds(set, uid) ? renamed(uid, name) : added({ uid, name, tool_type: 'Rubric', structured: false }),
  );
  if (now === set) return;
  await storeToolSet(now);
  showToolSet(now, joins ?? set.uid);
}
