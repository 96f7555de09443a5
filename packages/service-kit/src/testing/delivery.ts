import type { EventBus } from '../events/bus';
import { createLogger } from '../log';
import type { RunningService, ServiceDefinition } from '../service';
import type { EventRecorder } from './event-recorder';
import { neverCalledOf } from './never-called';

/** A key for tests. */
export const actorSecret = 'a key for tests that is long enough';

export const log = createLogger({ name: 'test', level: 'silent' });

/** A writer: nothing but transactions that announce. */
export const observations: ServiceDefinition<'observations'> = {
  name: 'observations',
  schemas: {},
  handlers: () => neverCalledOf('observations'),
};

/** A read model: counts the effects of each event, without looking whether it was there before. */
export const reports: ServiceDefinition<'reports'> = {
  name: 'reports',
  schemas: {},
  handlers: () => neverCalledOf('reports'),
  reactions: ({ db }) => ({
    async 'observation.deleted'({ data: { uid } }, { session }) {
      await db
        .collection<{ _id: string; effects: number }>('effects')
        .updateOne({ _id: uid }, { $inc: { effects: 1 } }, { upsert: true, session });
    },
  }),
};

export const remove = (service: RunningService, ...uids: string[]) =>
  service.context.transaction(async ({ session, announce }) => {
    for (const uid of uids) {
      await service.context.db.collection('gone').insertOne({ uid }, { session });
      await announce({ type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } });
    }
  });

export const effectsIn = async (service: RunningService) => {
  const rows = await service.context.db.collection('effects').find().sort({ _id: 1 }).toArray();
  return rows.map(({ _id, effects }) => `${_id} ${effects}`);
};

/** The bus as the reader gets it: `applied` records each event after its effect. */
export function recording(bus: EventBus, applied: EventRecorder): EventBus {
  return {
    ...bus,
    subscribe: (consumer, types, handle) =>
      bus.subscribe(consumer, types, async (event) => {
        await handle(event);
        await applied.receiveEvent(event);
      }),
  };
}
