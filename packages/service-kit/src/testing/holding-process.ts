import { createInProcessBus } from '../events/in-process';
import { createLogger } from '../log';
import { startService } from '../start-service';
import { smallService } from './small-service';

/** A service that changes the document `a` of its collection `held`, and is never done with it. */
async function hold(): Promise<void> {
  const { MONGODB_URL = '', ACTOR_SECRET = '' } = process.env;
  const { context } = await startService(smallService, {
    mongoUrl: MONGODB_URL,
    actorSecret: ACTOR_SECRET,
    bus: createInProcessBus(),
    log: createLogger({ name: 'holding', level: 'silent' }),
  });
  const held = context.db.collection<{ _id: string; by: string }>('held');
  await context.transaction(async ({ session }) => {
    await held.updateOne({ _id: 'a' }, { $set: { by: 'the one that is killed' } }, { session });
    console.log('holding');
    await new Promise(() => {});
  });
}

void hold();
