/**
 * A district brings its people in: a list of many is read, looked over (what inviting each would do) and invited, beside
 * a coach who types. The whole platform is one process on the embedded store.
 */
import { MOST_PREVIEWED } from '@coaching/contracts';
import { coach } from '../load/coach';
import { coachEmail, coacheeUid } from '../load/people';
import { signIn } from '../load/sign-in';
import { startSingleProcess } from '../platform';
import { median, printRatio, timed } from '../ratio';

const PEOPLE = Number(process.env.UPLOAD_PEOPLE ?? 10_000);
/** Milliseconds until what becomes of everybody is known, reading included, and until everybody is invited. */
const BAR_LOOK_MS = 10_000;
const BAR_INVITE_MS = 30_000;
/** Milliseconds in which the coach types alone. */
const QUIET_MS = 15_000;
const LOOKED_AT_ONCE = MOST_PREVIEWED;
/** As the screen does (mfe-admin/src/upload). */
const INVITED_AT_ONCE = 100;

const place = { role: 'Coach', entity: { entity_type: 'organization', uid: 'demo-cedar-grove' } };
const people = Array.from({ length: PEOPLE }, (_, at) => ({
  last_name: `Number ${at}`,
  first_name: 'Person',
  email: `uploaded-${at}@demo.test`,
}));
const list = ['Last Name,First Name,Email', ...people.map((each) => Object.values(each).join())].join('\r\n');

async function main(): Promise<void> {
  const platform = await startSingleProcess(1);
  try {
    const admin = { cookie: await signIn(platform.gateway, 'orgadmin@demo.test') };
    const typist = { cookie: await signIn(platform.gateway, coachEmail(0)) };
    const call = async (path: string, body?: object) => {
      const headers = { ...admin, ...(body && { 'content-type': 'application/json' }) };
      const options = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const answer = await fetch(`${platform.gateway}/api/${path}`, { headers, ...options });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<Record<string, unknown>>;
    };
    const inParts = async (path: string, size: number) => {
      for (let at = 0; at < PEOPLE; at += size)
        await call(path, { users: people.slice(at, at + size), ...place });
    };
    const typing = coach(`${platform.gateway}/api/observation`, typist, { client: coacheeUid(0) } as object);
    await typing.begin();
    const quiet = { latencies: [] as number[], failures: [] as string[] };
    await typing.typeUntil(Date.now() + QUIET_MS, quiet);

    const { url, download_url } = await call('get_upload_url', { file_name: 'people.csv', file_type: '' });
    const sent = await fetch(url as string, {
      method: 'PUT',
      headers: { 'x-amz-acl': 'public-read' },
      body: list,
    });
    if (!sent.ok) throw new Error(`the list was answered with ${sent.status}`);
    const look = await timed(async () => {
      await call(`handle_user_data?url=${encodeURIComponent(download_url as string)}`);
      await inParts('preview_invite_users', LOOKED_AT_ONCE);
    });
    printRatio('looking a list over, to the bar', look / BAR_LOOK_MS, `${look.toFixed(0)} ms for ${PEOPLE}`);

    const beside = { latencies: [] as number[], failures: [] as string[] };
    let until = Date.now() + 10 * 60_000;
    const invited = timed(() => inParts('add_invite_users', INVITED_AT_ONCE)).finally(() => {
      until = 0;
    });
    while (until > 0) await typing.typeUntil(Math.min(until, Date.now() + 1500), beside);
    const took = await invited;
    printRatio('inviting everybody, to the bar', took / BAR_INVITE_MS, `${took.toFixed(0)} ms for ${PEOPLE}`);
    const [rest, busy] = [median(quiet.latencies), median(beside.latencies)];
    const slowest = Math.max(...beside.latencies).toFixed(0);
    printRatio(
      'a coach’s save meanwhile, to one in quiet (medians)',
      busy / rest,
      `${busy.toFixed(1)} ms, ${rest.toFixed(1)} ms; slowest ${slowest} ms; ${beside.failures.length} failed`,
    );
    if (quiet.failures.length + beside.failures.length > 0) throw new Error(beside.failures.join('\n'));
  } finally {
    await platform.stop();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
