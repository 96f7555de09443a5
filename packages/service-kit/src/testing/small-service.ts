import { MESSAGES } from '@coaching/contracts';
import { NotFound } from '../errors';
import { signalledLooks } from '../events/signalled-looks';
import { runServiceProcess } from '../process/run-service-process';
import type { ServiceContext, ServiceDefinition } from '../service';

async function nothing(): Promise<never> {
  throw new NotFound(MESSAGES.notFound);
}

/** Publishes each time an observation was deleted. */
async function* deletionsOf(uid: string, { db, signals }: ServiceContext, gone: AbortSignal) {
  for await (const _ of signalledLooks(signals, 'observation.saved', uid, gone)) {
    const times = await db.collection('deleted').countDocuments({ uid });
    if (times > 0) yield { id: String(times), data: { kind: 'gone' as const } };
  }
}

/** The smallest observations service: it knows of none, and deletes whatever it is asked to. */
export const smallService: ServiceDefinition<'observations'> = {
  name: 'observations',
  schemas: {},
  handlers: (context) => ({
    getObservation: nothing,
    saveObservation: nothing,
    undeleteObservation: nothing,
    listObservationsBin: nothing,
    previewObservationsBin: nothing,
    restoreObservationsBin: nothing,
    getEvidence: nothing,
    getObservationDefaults: nothing,
    saveObservationDefaults: nothing,
    followObservation: async ({ params, follower }) => deletionsOf(params.uid, context, follower.gone),
    deleteObservation: ({ actor, params: { uid } }) =>
      context.transaction(async ({ session, announce, signal }) => {
        await context.db.collection('deleted').insertOne({ uid, by: actor.uid }, { session });
        await announce({ type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } });
        signal('observation.saved', uid);
        return { ok: true as const };
      }),
  }),
  reactions: ({ db }) => ({
    async 'user.deleted'({ data: { uid } }, { session }) {
      await db.collection('gone').insertOne({ uid }, { session });
    },
  }),
  recount: async () => 3,
  async *republish({ db }) {
    for await (const { uid } of db.collection('deleted').find())
      yield { type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } };
  },
};

if (require.main === module) runServiceProcess(smallService);
