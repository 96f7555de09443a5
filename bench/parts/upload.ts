/**
 * A district brings its people in: a list of many is read, looked over (what importing each would do), imported and taken
 * back, beside a coach who types. The whole platform is one process on the embedded store.
 */
import { MOST_IMPORT_ROWS, newUid } from '@coaching/contracts';
import { coach } from '../load/coach';
import { coachEmail, coacheeUid } from '../load/people';
import { signIn } from '../load/sign-in';
import { startSingleProcess } from '../platform';
import { median, printRatio, timed } from '../ratio';

const PEOPLE = Number(process.env.UPLOAD_PEOPLE ?? 10_000);
/** Milliseconds until what becomes of everybody is known, reading included, and until everybody is brought in. */
const BAR_LOOK_MS = 10_000;
const BAR_IMPORT_MS = 30_000;
/** Bytes of memory above rest, at most. */
const BAR_MEMORY = 300 * 1024 * 1024;
/** Milliseconds between two looks at the memory. */
const LOOK_AT_MEMORY_MS = 250;
/** Milliseconds in which the coach types alone. */
const QUIET_MS = 15_000;

const place = { role: 'Coach', entity: { entity_type: 'organization', uid: 'demo-cedar-grove' } };
const people = Array.from({ length: PEOPLE }, (_, at) => ({
  number: at + 1,
  last_name: `Number ${at}`,
  first_name: 'Person',
  email: `uploaded-${at}@demo.test`,
}));
const list = [
  'Last Name,First Name,Email',
  ...people.map(({ number: _, ...each }) => Object.values(each).join()),
].join('\r\n');

async function main(): Promise<void> {
  const platform = await startSingleProcess(1);
  let watching: ReturnType<typeof setInterval> | undefined;
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
    const uid = newUid();
    const lookOver = async () => {
      for (let at = 0; at < PEOPLE; at += MOST_IMPORT_ROWS)
        await call('preview_import', { uid, ...place, rows: people.slice(at, at + MOST_IMPORT_ROWS) });
      return (await call(`import/${uid}`)) as unknown as { import: { checksum: string } };
    };
    /** Asks for part after part, as the screen does. */
    const untilStatus = async (status: string, path: string, body: object) => {
      for (;;) {
        const answer = (await call(path, body)) as { import?: { status: string } };
        if (answer.import?.status === status) return;
      }
    };
    const atRest = await platform.memory();
    let most = atRest;
    watching = setInterval(() => {
      void platform.memory().then((now) => {
        most = Math.max(most, now);
      });
    }, LOOK_AT_MEMORY_MS);
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
    let checksum = '';
    const look = await timed(async () => {
      await call(`handle_user_data?url=${encodeURIComponent(download_url as string)}`);
      ({ checksum } = (await lookOver()).import);
    });
    printRatio(
      'looking a list over, to the bar',
      look / BAR_LOOK_MS,
      `${look.toFixed(0)} ms for ${PEOPLE}`,
      look <= BAR_LOOK_MS,
    );

    const beside = { latencies: [] as number[], failures: [] as string[] };
    let until = Date.now() + 10 * 60_000;
    const imported = timed(() => untilStatus('done', 'commit_import', { uid, checksum })).finally(() => {
      until = 0;
    });
    while (until > 0) await typing.typeUntil(Math.min(until, Date.now() + 1500), beside);
    const took = await imported;
    printRatio(
      'importing everybody, to the bar',
      took / BAR_IMPORT_MS,
      `${took.toFixed(0)} ms for ${PEOPLE}`,
      took <= BAR_IMPORT_MS,
    );
    const [rest, busy] = [median(quiet.latencies), median(beside.latencies)];
    const slowest = Math.max(...beside.latencies).toFixed(0);
    printRatio(
      'a coach’s save meanwhile, to one in quiet (medians)',
      busy / rest,
      `${busy.toFixed(1)} ms, ${rest.toFixed(1)} ms; slowest ${slowest} ms; ${beside.failures.length} failed`,
    );
    const back = await timed(() => untilStatus('taken-back', 'take_back_import', { uid }));
    printRatio('taking it back, to the bar', back / BAR_IMPORT_MS, `${back.toFixed(0)} ms for ${PEOPLE}`);
    clearInterval(watching);
    most = Math.max(most, await platform.memory());
    const above = most - atRest;
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
    printRatio(
      'memory above rest, to the bar (at most 1)',
      above / BAR_MEMORY,
      `${megabytes(above)} MB above ${megabytes(atRest)} MB`,
      above <= BAR_MEMORY,
    );
    if (quiet.failures.length + beside.failures.length > 0) throw new Error(beside.failures.join('\n'));
  } finally {
    clearInterval(watching);
    await platform.stop();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
