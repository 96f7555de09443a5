import type { Schema } from 'mongoose';
import { type Entity, isEntitySchema } from '../mongo/entity';
import { WITHOUT_ID } from '../mongo/models';
import type { ServiceContext, ServiceDefinition, Work } from '../service';

/** How often to look, and how long after a start for the first time, in milliseconds. */
const LOOK_MS = 24 * 60 * 60_000;
const FIRST_LOOK_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** How many go before looking again. */
const AT_ONCE = 100;

type Purging = Pick<ServiceDefinition, 'schemas' | 'purge'>;

/** Of one kind: what was deleted before then is gone for good, with what belongs to it. @returns how many */
async function purgeKind(
  [name, schema]: [string, Schema],
  { purge }: Purging,
  context: ServiceContext,
  before: Date,
  goesOn: () => Promise<boolean>,
): Promise<number> {
  const model = context.connection.model<Entity>(name, schema);
  let count = 0;
  let last = '';
  while (await goesOn()) {
    const expired = { deleted_at: { $gt: new Date(0), $lt: before } };
    const rows = await model
      .find({ ...expired, uid: { $gt: last } }, WITHOUT_ID)
      .sort({ uid: 1 })
      .limit(AT_ONCE)
      .lean<Entity[]>();
    if (rows.length === 0) return count;
    last = rows.at(-1)!.uid;
    const uids = rows.map(({ uid }) => uid);
    const needed = new Set((await purge?.stays?.(context, name, uids)) ?? []);
    const going = rows.filter(({ uid }) => !needed.has(uid));
    // First, so that nothing of it is left behind where this ends in the middle.
    await purge?.along?.(context, name, going);
    // Who brought one back meanwhile has it back.
    const { deletedCount } = await model.deleteMany({
      ...expired,
      uid: { $in: going.map(({ uid }) => uid) },
    });
    count += deletedCount;
  }
  return count;
}

/**
 * Deletes for good what went to the recycle bin before then: of every kind of entity that the service stores.
 * @param goesOn asked before each part; the rest is left where it says no
 * @returns how many
 */
export async function purgeDeleted(
  definition: Purging,
  context: ServiceContext,
  before: Date,
  goesOn: () => Promise<boolean> = async () => true,
): Promise<number> {
  let count = 0;
  for (const [name, schema] of Object.entries(definition.schemas))
    if (isEntitySchema(schema)) count += await purgeKind([name, schema], definition, context, before, goesOn);
  return count;
}

/**
 * Empties the recycle bin once a day of what has been in it for longer than `days`, by one replica at a time.
 * @param days 0 for never
 */
export function purgeDaily(definition: Purging, context: ServiceContext, days: number): Work {
  if (days === 0) return { stop: async () => {} };
  const lease = context.lease('purge');
  let [stopped, running] = [false, Promise.resolve()];
  const goesOn = async () => !stopped && (await lease.hold());
  const look = () => {
    running = running
      .then(() => purgeDeleted(definition, context, new Date(Date.now() - days * DAY_MS), goesOn))
      .then((count) => {
        if (count > 0) context.log.info({ count }, 'the recycle bin was emptied of what is past its time');
      })
      .catch((err: unknown) => context.log.error({ err }, 'the recycle bin could not be emptied'))
      .finally(() => lease.release());
  };
  const timers = [setTimeout(look, FIRST_LOOK_MS).unref(), setInterval(look, LOOK_MS).unref()] as const;
  return {
    async stop() {
      stopped = true;
      clearTimeout(timers[0]);
      clearInterval(timers[1]);
      await running;
    },
  };
}
