import { type People, presentEmbed } from '@coaching/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { InteractionRecord } from '../interactions/interaction-record';
import type { Interactions } from '../interactions/interactions-repository';
import { monthAtOrNone } from '../months/month-of';
import type { Organizations } from '../organizations/organizations-repository';
import { zoneOf } from '../organizations/time-zone';
import type { Tools } from '../tools/tools-repository';
import type { PendingName, PendingNames } from './pending-names';

/** Rows of one transaction, so that it lasts milliseconds however many rows a name stands on. */
export const BATCH = 200;

type Named = Pick<PendingName, 'of' | 'uid'>;

/** Puts the names that people and tools have now, and the months of organisations' clocks, on the rows they are part of. */
export interface Names {
  /** All of the rows, in this transaction when they are few, else soon and in many. */
  changed(named: Named, session: ClientSession): Promise<void>;
  /** Those of these people whose name stands on any row: of those who were just brought in nobody's does. */
  peopleOnRows(uids: readonly string[], session: ClientSession): Promise<string[]>;
  /** Uids of the rows a name stands on. */
  rowsWith(named: Named): Promise<string[]>;
  /** Some rows. */
  putOn(uids: readonly string[], named: Named, session: ClientSession): Promise<void>;
}

function bearing({ of, uid }: Named): QueryFilter<InteractionRecord> {
  if (of === 'organization') return { organization_uid: uid };
  return of === 'tool' ? { tool_uid: uid } : { $or: [{ user: uid }, { clients: uid }] };
}

export function namesOn(
  interactions: Interactions,
  {
    people,
    tools,
    organizations,
    pending,
  }: { people: People; tools: Tools; organizations: Organizations; pending: PendingNames },
): Names {
  async function find(named: Named, options: { session?: ClientSession; limit?: number }): Promise<string[]> {
    const rows = interactions.model.find(bearing(named), { _id: 0, uid: 1 }, options);
    return (await rows.lean<Pick<InteractionRecord, 'uid'>[]>()).map(({ uid }) => uid);
  }

  /** What the name as it is now changes of a row. */
  async function change({ of, uid }: Named, session: ClientSession) {
    if (of === 'tool') {
      const tool = await tools.find(uid, session);
      return () => (tool ? { tool_name: tool.name } : {});
    }
    if (of === 'organization') {
      const zone = zoneOf(await organizations.find(uid, session));
      return ({ timestamp }: InteractionRecord) => ({ month: monthAtOrNone(timestamp, zone) });
    }
    const person = await people.find(uid, session);
    const asCalledNow = <Embed extends InteractionRecord['user_embed']>(embed: Embed) =>
      person && embed.uid === uid ? presentEmbed(person) : embed;
    return ({ user_embed, client_embeds }: InteractionRecord) => ({
      user_embed: asCalledNow(user_embed),
      client_embeds: client_embeds.map(asCalledNow),
    });
  }

  const names: Names = {
    async changed(named, session) {
      const uids = await find(named, { session, limit: BATCH + 1 });
      if (uids.length > BATCH) await pending.add(named.of, named.uid, session);
      else await names.putOn(uids, named, session);
    },
    async peopleOnRows(uids, session) {
      const found = new Set<string>();
      for (const path of ['user', 'clients'] as const)
        for (const uid of await interactions.model.distinct(
          path,
          { [path]: { $in: [...uids] } },
          { session },
        ))
          found.add(uid);
      return uids.filter((uid) => found.has(uid));
    },
    rowsWith: (named) => find(named, {}),
    async putOn(uids, named, session) {
      if (uids.length === 0) return;
      await interactions.rewrite({ uid: { $in: [...uids] } }, await change(named, session), session);
    },
  };
  return names;
}
