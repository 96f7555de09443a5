import { anActorIn } from '@coaching/access/testing';
import { newUid } from '@coaching/contracts';
import type { OwnedSets } from '../tool-sets/owned-sets';
import type { SetOwner, ToolSetRecord } from '../tool-sets/tool-set-record';
import type { Stores } from '../tool-sets/tool-set-views';
import type { SentToolSet } from './sent-tool-set';
import { toolSetKind } from './tool-set-kind';

const owner: SetOwner = { config_entity: 'Organization', config_uid: newUid() };
const admin = anActorIn(owner.config_uid, 'Organization Admin');
const offered = {
  ...owner,
  uid: 'default',
  name: 'Ours',
  tools: [],
  tools_order: [],
  tools_deleted: [],
  uses: null,
};

/** What comes of a set that was not there when it was looked for, while the owner's first is by now of this uid. */
function createdBeside(firstUid: string | null, sentUid: string) {
  const stores = { toolSets: { firstOf: async () => firstUid && { uid: firstUid } } } as unknown as Stores;
  const owned = { unwritten: async () => ({ ...offered, revision: 0 }) as unknown as ToolSetRecord };
  const sent = { uid: sentUid, owner, sawNone: true, platformTools: new Set() } as unknown as SentToolSet;
  return toolSetKind(stores, owned as unknown as OwnedSets).created({ actor: admin, now: new Date() }, sent);
}

it.each([
  ['nobody stored one', null],
  ['the same save stored it a moment ago', 'first'],
])('an owner’s first set is theirs to make when %s', async (_when, stored) => {
  expect(await createdBeside(stored, 'first')).toMatchObject({ uid: 'first', name: 'Ours', revision: 1 });
});

it('a further one is not', async () => {
  await expect(createdBeside('first', 'second')).rejects.toMatchObject({ status: 403 });
});
