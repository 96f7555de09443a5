import { newUid } from '@coaching/contracts';
import { type PlatformForTest, startPlatformForTest, type TestBrowser } from './testing/platform-for-test';

// Far less than a stream lives by itself: one that does not end when it must fails by this.
jest.setTimeout(55_000);

let machine: PlatformForTest;
let api: string;
beforeAll(async () => {
  machine = await startPlatformForTest();
  api = `http://127.0.0.1:${machine.platform.port}/api`;
}, 120_000);
afterAll(() => machine.close());

/** An observation of the demo's coachee, and how its coach changes it. */
async function anObservation() {
  const coach = await machine.signedIn('coach');
  const uid = newUid();
  let revision = 0;
  const save = async (fields: object) => {
    const answer = await coach.post('/observation', { observation: { uid, revision, ...fields } });
    expect(answer.status).toBe(200);
    revision = (answer.body.observation as { revision: number }).revision;
  };
  await save({ client: 'demo-coachee', visibility: 'shared', title: 'Fractions' });
  return { uid, coach, save };
}

/** A page that follows an observation; resolves with all it received once it has ended. */
async function follow(browser: TestBrowser, uid: string): Promise<{ all: Promise<string> }> {
  const answer = await fetch(`${api}/observation/${uid}/live`, { headers: { cookie: browser.cookie } });
  expect(answer.status).toBe(200);
  return { all: answer.text() };
}

it('a live stream ends for who signs out, and here for who signs out everywhere else', async () => {
  const { uid } = await anObservation();
  const [here, there] = [await machine.signedIn('coachee'), await machine.signedIn('coachee')];
  const [mine, theirs] = [await follow(here, uid), await follow(there, uid)];
  await here.post('/sign_out_everywhere');
  expect(await theirs.all).toContain('Fractions');
  await mine.all;
  const again = await follow(here, uid);
  await here.post('/logout', {});
  await again.all;
});

it('a live stream ends for whom it is taken from, with what they had received', async () => {
  const { uid, coach } = await anObservation();
  const stream = await follow(await machine.signedIn('coachee'), uid);
  await coach.ask('DELETE', `/observation/${uid}`);
  expect(await stream.all).toContain('"kind":"gone"');
});

it('a live stream ends for an account that is deleted', async () => {
  const { uid } = await anObservation();
  const superuser = await machine.signedIn('superuser');
  const stream = await follow(await machine.signedIn('coachee'), uid);
  expect((await superuser.ask('DELETE', '/user/demo-coachee')).status).toBe(200);
  await stream.all;
});
