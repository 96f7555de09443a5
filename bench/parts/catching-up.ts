/**
 * How quickly the interactions list catches up: the reports service is stopped, coaches go on, and it is started again.
 * Every service has its process, with NATS between them, on the embedded store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { InteractionFacts, UserEmbed } from '@coaching/contracts';
import { startStore } from '@coaching/embedded';
import { connectJetStream, createLogger, type RunningService, startService } from '@coaching/service-kit';
import { startNatsServer } from '@coaching/service-kit/testing';
import { service as observationsService } from '@coaching/service-observations';
import { actorSecret, end, start } from '../platform';
import { printRatio } from '../ratio';

const COACHES = 200;
const EVENTS = Number(process.env.CATCHING_UP_EVENTS ?? 5000);
/** Events a second. */
const BAR = 1000;
/** Seldom enough that looking takes nothing from what is measured. */
const LOOK_MS = 100;

const embed = (uid: string, username: string): UserEmbed => ({ uid, username, initials: 'P', picture: null });

function interaction(place: number): InteractionFacts {
  const coach = place % COACHES;
  return {
    uid: `observation-${place}`,
    title: `Lesson ${place} on fractions`,
    timestamp: new Date(Date.UTC(2026, 0, 5, 9, 0, place)).toISOString(),
    end_timestamp: null,
    duration: place % 90,
    entity_type: 'observation',
    tool_uid: null,
    tool_config_uid: null,
    tool_config_entity_uid: null,
    tool_name: 'Observation',
    visibility: 'shared',
    user_embed: embed(`coach-${coach}`, `Coach Number${coach}`),
    clients: [embed(`client-${coach % 20}`, `Client Name${coach % 20}`)],
    organization_uid: 'organization',
    program_uid: null,
  };
}

/** Announces as many changes as coaches would make, each in a transaction of its own. */
async function announceAll({ context, flush }: RunningService, from: number): Promise<void> {
  for (let place = 0; place < EVENTS; place += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, more) => {
        const facts = interaction(from + place + more);
        return context.transaction(({ announce }) =>
          announce({
            type: 'observation.updated',
            entity_uid: facts.uid,
            revision: 1,
            data: { interaction: facts },
          }),
        );
      }),
    );
  }
  await flush(120_000);
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'catching-up-'));
  const store = await startStore({ directory, worker: true });
  const broker = await startNatsServer();
  const bus = await connectJetStream(broker.url);
  const log = createLogger({ name: 'bench', level: 'warn' });
  const observations = await startService(observationsService, {
    mongoUrl: store.url,
    actorSecret,
    bus,
    log,
  });
  const rows = observations.context.db.client.db('coaching_reports').collection('interactions');
  const env = { MONGODB_URL: store.url, NATS_URL: broker.url, ACTOR_SECRET: actorSecret };
  const args = ['-r', require.resolve('../../tools/run-ts.cjs'), require.resolve('../reports-process.ts')];
  const startReports = () => start(args, env, /ready/);

  let reports = (await startReports()).child;
  for (let round = 1; round <= 3; round += 1) {
    await end(reports);
    await announceAll(observations, round * EVENTS);
    reports = (await startReports()).child;
    const began = performance.now();
    while ((await rows.estimatedDocumentCount()) < round * EVENTS) await pause(LOOK_MS);
    const rate = (EVENTS / (performance.now() - began)) * 1000;
    printRatio(
      `catching up with ${EVENTS} events, against ${BAR} a second`,
      rate / BAR,
      `${rate.toFixed(0)} a second`,
      rate >= BAR,
    );
  }

  await end(reports);
  await observations.stop();
  await bus.close();
  await broker.stop();
  await store.stop();
  rmSync(directory, { recursive: true, force: true });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
