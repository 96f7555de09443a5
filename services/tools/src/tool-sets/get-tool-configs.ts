import { type Actor, type CallQuery, MESSAGES } from '@coaching/contracts';
import { type Handler, NotAllowed } from '@coaching/service-kit';
import { askedOwner } from './asked-owner';
import { type OwnedSets, requireOwner } from './owned-sets';
import { mayMakeSets } from './tool-set-policy';
import { type SetOwner, SYSTEM } from './tool-set-record';
import { type Stores, viewsOf } from './tool-set-views';

function askedOwners({ org_uid, user_uid }: CallQuery<'getToolConfigs'>, actor: Actor): SetOwner[] {
  const organization = org_uid ? [askedOwner({ entity: 'Organization', uid: org_uid }, actor)] : [];
  const user: SetOwner[] = user_uid ? [{ config_entity: 'User', config_uid: user_uid }] : [];
  const owners = [...organization, ...user];
  return owners.length > 0 ? owners : [SYSTEM];
}

export const getToolConfigs = (stores: Stores, owned: OwnedSets): Handler<'getToolConfigs'> => {
  return async ({ actor, query, now }) => {
    const sets = query.all
      ? await everybodys(actor, now)
      : await theirs(actor, askedOwners(query, actor), now);
    return { configs: await viewsOf(stores, actor, sets) };
  };

  async function everybodys(actor: Actor, now: Date) {
    if (!mayMakeSets(actor)) throw new NotAllowed(MESSAGES.notAllowed);
    await owned.unwritten(SYSTEM, now);
    return stores.toolSets.all();
  }

  async function theirs(actor: Actor, owners: readonly SetOwner[], now: Date) {
    for (const owner of owners) await requireOwner(stores.names, actor, owner);
    return (await Promise.all(owners.map((owner) => owned.all(owner, now)))).flat();
  }
};
