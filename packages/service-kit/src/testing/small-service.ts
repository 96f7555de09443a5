import { MESSAGES } from '@coaching/contracts';
import { NotFound } from '../errors';
import { runServiceProcess } from '../process/run-service-process';
import type { ServiceDefinition } from '../service';

/** The smallest observations service: it knows of none, and deletes whatever it is asked to. */
export const smallService: ServiceDefinition<'observations'> = {
  name: 'observations',
  indexes: [],
  handlers: ({ db, transaction }) => ({
    async getObservation() {
      throw new NotFound(MESSAGES.notFound);
    },
    async saveObservation() {
      throw new NotFound(MESSAGES.notFound);
    },
    deleteObservation: ({ actor, params: { uid } }) =>
      transaction(async ({ session, announce }) => {
        await db.collection('deleted').insertOne({ uid, by: actor.uid }, { session });
        await announce({ type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } });
        return { ok: true as const };
      }),
  }),
  reactions: ({ db }) => ({
    async 'user.deleted'({ data: { uid } }, { session }) {
      await db.collection('gone').insertOne({ uid }, { session });
    },
  }),
  async *reannounce({ db }) {
    for await (const { uid } of db.collection('deleted').find())
      yield { type: 'observation.deleted', entity_uid: uid, revision: 1, data: { uid } };
  },
};

if (require.main === module) runServiceProcess(smallService);
