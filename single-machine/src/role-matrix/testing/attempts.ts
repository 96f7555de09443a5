import { type Call, calls, newUid } from '@coaching/contracts';
import { demoPassword, type PlatformForTest, type TestBrowser } from '../../testing/platform-for-test';
import { accounts, placeOf, rolesBesides, type SignedIn, signedIn, type Who } from '../everybody';
import type { RoutedCall, Sent } from '../row';

/** Everybody, signed in, and what comes of it when they try something. */
export interface Attempts {
  /** Status of the answer; in a session that begins for this alone where the call changes or ends sessions. */
  status(who: Who, call: RoutedCall, sent: Sent): Promise<number>;
}

const filledIn = <Value>(value: Value, names: Record<string, string>): Value =>
  JSON.parse(JSON.stringify(value).replace(/\{(me|email|who|new)\}/g, (_, name: string) => names[name]!));

/** What is sent as the call's contract has it; throws where a row says what the contract does not have. */
function validated(name: RoutedCall, sent: Sent): void {
  const { params, query, body } = calls[name];
  params.parse(sent.params ?? {});
  query.parse(sent.query ?? {});
  if (typeof sent.body !== 'string') body?.parse(sent.body ?? {});
}

/** Signs everybody in, each from an address of their own, so that nobody's tries count against another. */
export async function attemptsOn({ platform, origin, browser }: PlatformForTest): Promise<Attempts> {
  const people = platform.services.identity.context.connection.model('Person');
  for (const role of rolesBesides)
    await people.updateOne({ uid: `demo-${role.account}` }, { schools: [placeOf(role)] });

  let attempts = 0;
  const fromAnywhere = () => {
    attempts += 1;
    return { 'x-forwarded-for': `10.${attempts >> 16}.${(attempts >> 8) & 255}.${attempts & 255}` };
  };
  const begin = async (who: SignedIn) => {
    const its = browser();
    const email = `${accounts[who]}@demo.test`;
    const { status } = await its.post('/login', { email, password: demoPassword }, fromAnywhere());
    if (status !== 200) throw new Error(`${who} could not sign in: ${status}`);
    return its;
  };
  const sessions = new Map<Who, TestBrowser>();
  for (const who of signedIn) sessions.set(who, await begin(who));

  return {
    async status(who, name, { params: p, query: q, body: b }) {
      const account = who === 'visitor' ? 'nobody' : accounts[who];
      const names = { me: `demo-${account}`, email: `${account}@demo.test`, who, new: newUid() };
      const { params = {}, query = {}, body } = filledIn({ params: p, query: q, body: b }, names);
      validated(name, { params, query, body });
      const { method, path, session: onSession }: Call = calls[name];
      const where = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!));
      const own = who === 'visitor' ? browser() : onSession ? await begin(who) : sessions.get(who)!;
      const answer = await fetch(`${origin}/api${where}?${new URLSearchParams(query)}`, {
        method,
        redirect: 'manual',
        headers: {
          'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
          cookie: own.cookie,
          ...fromAnywhere(),
        },
        body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      await answer.body?.cancel();
      return answer.status;
    },
  };
}
