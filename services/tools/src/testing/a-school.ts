import { anActor, anActorIn } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import { anOrganization, aTool, aToolSet } from './builders';
import type { ToolsForTest } from './tools-for-test';

/** An organisation whose set uses the platform's and holds two tools of its own, and who calls. */
export async function aSchool(tools: ToolsForTest) {
  const uid = newUid();
  const owner = { config_entity: 'Organization' as const, config_uid: uid };
  const [watch, talk, score] = [
    aTool('Watch'),
    aTool('Talk', { tool_type: 'Conversation' }),
    aTool('Score', { tool_type: 'Rubric' }),
  ];
  const [walk, seminar] = [aTool('Walk'), aTool('Seminar', { tool_type: 'Conversation' })];
  const core = aToolSet({ name: 'Core', tools: [watch, talk, score] });
  const set = aToolSet({ ...owner, name: 'Ours', uses: core.uid, tools: [walk, seminar] });
  await tools.receive({ organizations: [anOrganization('Cedar Grove', uid)] });
  await tools.withSets(core, set);
  const admin = anActorIn(uid, 'Organization Admin');
  return {
    uid,
    owner,
    core,
    set,
    watch,
    talk,
    score,
    walk,
    seminar,
    admin,
    coach: anActorIn(uid, 'Coach'),
    superuser: anActor({ roles: ['Superuser'] }),
    load: (actor = admin) => tools.load(actor, 'Organization', uid, set.uid),
  };
}

/** What tools are called, in their order. */
export const namesOf = (tools: readonly { name: string }[]) => tools.map(({ name }) => name);
