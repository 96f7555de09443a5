import { createServer } from 'node:http';
import { type Call, defineCall, type ServiceName } from '@coaching/contracts';
import { z } from 'zod';
import { createActorTokens } from '../actor/actor-tokens';
import { createTableTokens } from '../actor/table-tokens';
import { createApp } from '../http/app';
import { openStreams } from '../http/open-streams';
import { runningRequests } from '../http/running-requests';
import { createLogger } from '../log';
import { closeServer } from '../process/close-server';
import { listen } from '../process/listen';
import { stopOnSignal } from '../process/stop-on-signal';

const { PORT, ACTOR_SECRET = '', CALLS = '' } = process.env;

/** A call that no contract of the gateway holds: a name, greeted by GET below `/greeting`, for who is signed in. */
const greeting = (name: string): [string, Call] => [
  `greet_${name}`,
  defineCall({
    method: 'GET',
    path: `/greeting/${name}`,
    owner: 'greetings' as ServiceName,
    audience: 'signed-in',
    summary: `Greets ${name}.`,
    response: z.object({ hello: z.string() }),
  }),
];

/** A service without a database that answers one call for each name in CALLS. */
async function run(): Promise<void> {
  const log = createLogger({ name: 'greetings', level: 'info' });
  const names = CALLS.split(',');
  const app = createApp({
    name: 'greetings',
    calls: names.map(greeting),
    handlers: Object.fromEntries(names.map((name) => [`greet_${name}`, async () => ({ hello: name })])),
    tokens: createActorTokens(ACTOR_SECRET),
    tableTokens: createTableTokens(ACTOR_SECRET),
    seal: () => '',
    running: runningRequests(),
    streams: openStreams(),
    notReadyBecause: async () => null,
    log,
  });
  const server = createServer(app);
  log.info({ port: await listen(server, Number(PORT)) }, 'listening');
  stopOnSignal(() => closeServer(server));
}

void run();
