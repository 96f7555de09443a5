import { demoPassword, type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let platform: PlatformForTest;
beforeAll(async () => {
  platform = await startPlatformForTest();
});
afterAll(() => platform.close());

// biome-ignore lint/suspicious/noExplicitAny: such a client knows what the specification says, not our types
type Answer = any;

/** Somebody signed in, whose client knows the calls and fields of the specification and nothing else. */
async function somebody(email: string) {
  const browser = platform.browser();
  const ask = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await browser.ask(method, path, body);
    if (answer.status >= 400)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body.message}`);
    return answer.body;
  };
  expect(await ask('POST', '/login', { email, password: demoPassword })).toBe(true);
  const session = await ask('GET', '/user_session');
  return { ask, ...session };
}

const paging = 'query=&page=1&rowsPerPage=50&descending=false';

it('a client of the specification’s shapes observes, saves as it goes, follows up and finishes', async () => {
  const { ask, user, organization } = await somebody('coach@demo.test');
  await ask('POST', '/user_session', { organization_uid: organization.uid });
  const { users } = await ask('GET', `/users?coach_uid=${user.uid}&${paging}&sortBy=last_name`);
  const client = users.find(({ email }: { email: string }) => email === 'coachee@demo.test');

  const line = (second: number) => ({
    time: `9:00:0${second} AM`,
    timestamp: `2026-03-02T09:00:0${second}.000Z`,
    data: `<p>Line ${second}</p>`,
    ob_type: second % 2 ? 'student' : 'teacher',
    notes: null,
    teacher_notes: null,
  });
  let mine: Answer = {
    title: 'To the letter',
    user: user.uid,
    client: client.uid,
    client_embed: client,
    left_name: user.username,
    right_name: client.username,
    items: [],
    additional_information: '<p>Period 3</p>',
    timestamp: '2026-03-02T09:00:00.000Z',
    duration: null,
    organization_uid: organization.uid,
  };
  const made = (await ask('POST', '/observation', { observation: mine })).observation;
  mine = { ...mine, uid: made.uid };
  for (const second of [0, 1, 2]) {
    mine = { ...mine, duration: second, items: [...mine.items, line(second)] };
    await ask('POST', '/observation', { observation: mine });
    await ask('POST', '/observation', { observation: mine });
  }
  await ask('POST', '/observation', { observation: { ...mine, end_timestamp: '2026-03-02T09:40:00.000Z' } });
  const { observation } = await ask('GET', `/observation/${mine.uid}`);
  expect(observation).toMatchObject({ ...mine, client_embed: { username: client.username } });
  expect(observation.items).toHaveLength(3);

  await platform.flush();
  const steps = [{ action_step: '<p>Wait five seconds.</p>', completed: null }];
  const body = { client_embed: client, tool_type: 'observation', tool_uid: mine.uid, steps, deleted: [] };
  expect((await ask('POST', '/action_steps', body)).steps).toHaveLength(1);
  expect((await ask('POST', '/action_steps', body)).steps).toHaveLength(1);
  const { steps: shown } = await ask(
    'GET',
    `/action_steps_tool/observation/${mine.uid}?${paging}&sortBy=coachee`,
  );
  expect(shown).toMatchObject([{ ...steps[0], client_embed: { username: client.username } }]);

  const mineWith = await ask('GET', `/observations/${client.uid}?${paging}&sortBy=title`);
  expect(mineWith).toMatchObject({ user: { username: client.username } });
  expect(mineWith.observations).toContainEqual(expect.objectContaining({ uid: mine.uid, duration: 2 }));
  expect(await ask('GET', `/observations?client_uid=${client.uid}&${paging}&sortBy=title`)).toEqual(mineWith);

  const coachee = await somebody('coachee@demo.test');
  expect((await coachee.ask('GET', `/observation/${mine.uid}`)).observation.items).toHaveLength(3);
  const done = { ...shown[0], completed: '2026-03-03T09:00:00.000Z' };
  expect((await coachee.ask('POST', '/action_steps', { step: done })).steps).toMatchObject([
    { completed: done.completed },
  ]);

  await ask('DELETE', `/observation/${mine.uid}`);
  await expect(ask('GET', `/observation/${mine.uid}`)).rejects.toThrow('404');
  await ask('POST', '/logout');
});
