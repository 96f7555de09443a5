/** What the gateway costs: a signed-in GET /observation/{uid} through it, against the same call made directly. */
import { actorOf } from '@coaching/access';
import { ACTOR_TOKEN_HEADER, createActorTokens } from '@coaching/service-kit';
import autocannon from 'autocannon';
import { actorSecret, startPlatformProcesses, startSingleProcess } from '../platform';
import { median, printRatio } from '../ratio';

const CONNECTIONS = 16;
// Short turns, so that both see the same of whatever else the machine does.
const SECONDS = 2;
const ROUNDS = 7;

async function throughput(url: string, headers: () => Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers: headers(), connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return result.requests.average;
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'coach@demo.test', password: 'Coaching-demo-1' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  if (!answer.ok || !cookie) throw new Error(`could not sign in: ${answer.status}`);
  return cookie;
}

const path = '/observation/demo-observation-0-0';

async function compare(name: string, gateway: string, service: string): Promise<void> {
  const cookie = await signIn(gateway);
  const session = await fetch(`${gateway}/api/user_session`, { headers: { cookie } });
  const { user, organization } = (await session.json()) as {
    user: Parameters<typeof actorOf>[0];
    organization: { uid: string };
  };
  const tokens = createActorTokens(actorSecret);
  const direct = () => ({ [ACTOR_TOKEN_HEADER]: tokens.sign({ actor: actorOf(user, organization.uid) }) });
  const through = () => ({ cookie });
  const readings: { direct: number; through: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    readings.push({
      direct: await throughput(service + path, direct),
      through: await throughput(`${gateway}/api${path}`, through),
    });
  }
  const ratio = median(readings.map((reading) => reading.through / reading.direct));
  const perSecond = (key: 'direct' | 'through') =>
    Math.round(median(readings.map((reading) => reading[key])));
  printRatio(name, ratio, `${perSecond('through')}/s through, ${perSecond('direct')}/s direct`);
}

async function main(): Promise<void> {
  const apart = await startPlatformProcesses();
  try {
    await compare('gateway and service, two processes (bar: 0.70)', apart.gateway, apart.observations);
  } finally {
    await apart.stop();
  }
  const together = await startSingleProcess();
  try {
    await compare('gateway and service, one process', together.gateway, together.observations);
  } finally {
    await together.stop();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
