import { type EventReactions, reactToInteractions } from '@coaching/service-kit';
import type { Imports } from './imports-repository';

/**
 * Notes of imported people that they took part in an interaction: then their import is not taken back over their heads.
 * Of whom was there before only what began after the import counts.
 */
export const noteInteractions = ({ rows }: Imports): EventReactions =>
  reactToInteractions(async (events, { session }) => {
    const begun = new Map<string, number>();
    for (const { data } of events) {
      if (!('interaction' in data)) continue;
      const { timestamp, user_embed, clients } = data.interaction;
      const at = Date.parse(timestamp ?? '') || 0;
      for (const person of [user_embed, ...clients])
        if (person) begun.set(person.uid, Math.max(at, begun.get(person.uid) ?? 0));
    }
    if (begun.size === 0) return;
    const found = await rows
      .find({ state: 'done', 'done.user_uid': { $in: [...begun.keys()] } }, null, { session })
      .lean();
    const counted = found.filter(
      ({ done, has_interaction }) =>
        done && !has_interaction && (!done.before || (begun.get(done.user_uid) ?? 0) >= done.at.getTime()),
    );
    if (counted.length === 0) return;
    const ids = counted.map(({ _id }) => _id);
    await rows.updateMany({ _id: { $in: ids } }, { $set: { has_interaction: true } }, { session });
  });
