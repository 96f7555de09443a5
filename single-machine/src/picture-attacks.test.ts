import { newUid } from '@coaching/contracts';
import { type PlatformForTest, startPlatformForTest, type TestBrowser } from './testing/platform-for-test';

/** A picture that tells another host who reads it, and when. */
const address = 'https://tracker.test/pixel.png';
const tracking = `<p>Look: <img src="${address}" srcset="${address} 2x"></p>`;

const set = {
  tool_config_entity: 'Organization',
  tool_config_entity_uid: 'demo-cedar-grove',
  tool_config_uid: 'demo-cedar-tools',
};
const talkTool = 'demo-coaching-check-in';

let platform: PlatformForTest;
const signedIn = new Map<string, TestBrowser>();
beforeAll(async () => {
  platform = await startPlatformForTest();
  for (const account of ['coach', 'coachee', 'orgadmin'])
    signedIn.set(account, await platform.signedIn(account));
});
afterAll(() => platform.close());

async function post(account: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await signedIn.get(account)!.post(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
async function get(account: string, path: string): Promise<Record<string, unknown>> {
  return (await signedIn.get(account)!.ask('GET', path)).body;
}

async function aTalk(more: object): Promise<string> {
  const uid = newUid();
  const interview = { uid, interview_type: talkTool, tool_uid: talkTool, ...set, ...more };
  await post('coach', '/interview', { interview: { client_embed: [{ uid: 'demo-coachee' }], ...interview } });
  return uid;
}

async function aScoring(more: object): Promise<string> {
  const uid = newUid();
  const begun = { uid, revision: 0, tool_uid: 'demo-cedar-practices', client: 'demo-coachee' };
  await post('coach', '/rubric_instance', { rubric_instance: { ...begun, ...more } });
  return uid;
}

/** Each posts the picture and answers what its reader gets. */
const texts: [where: string, read: () => Promise<unknown>][] = [
  [
    'a question of the bank',
    () => {
      const question = { uid: newUid(), question_type: talkTool, question: tracking, category: null };
      return post('coach', '/question', { question });
    },
  ],
  [
    'a question and its answer in a conversation',
    async () => {
      const uid = await aTalk({
        questions: [{ uid: newUid(), question: tracking, answer: tracking, category: null }],
      });
      return get('coachee', `/interview/${uid}`);
    },
  ],
  [
    'the answer of a coachee',
    async () => {
      const question_uid = newUid();
      const questions = [{ uid: question_uid, question: '<p>What worked?</p>', category: null }];
      const uid = await aTalk({ invites_answers: true, questions });
      await post('coachee', `/interview/${uid}/coachee_answer`, { question_uid, answer: tracking });
      return get('coach', `/interview/${uid}`);
    },
  ],
  [
    'the notes of a row of a rubric',
    async () => {
      const uid = await aScoring({ items: [[{ checked: 0, notes: tracking }]] });
      return get('coachee', `/rubric_instance/${uid}`);
    },
  ],
  [
    'the summary of a rubric',
    async () => get('coachee', `/rubric_instance/${await aScoring({ summary: tracking })}`),
  ],
  [
    'the script of a calibration',
    async () => {
      const uid = newUid();
      const draft = { uid, revision: 0, title: 'Circle time', tool_uid: 'demo-cedar-practices' };
      const observers = ['demo-coach', 'demo-elena'];
      await post('orgadmin', '/calibration', { calibration: { ...draft, observers, script: tracking } });
      return get('coach', `/calibration/${uid}`);
    },
  ],
];

it.each(texts)('a picture from elsewhere in %s becomes a link', async (_, read) => {
  const html = JSON.stringify(await read());
  expect(html).toContain(`Picture: ${address}`);
  expect(html).not.toMatch(/<img|srcset/);
});

it('a logo from elsewhere is refused', async () => {
  const organization = { uid: 'demo-cedar-grove', region: 'North', logo: address };
  const answer = await signedIn.get('orgadmin')!.post('/organization', { organization });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'organization.logo' }] } });
});

it('the picture of a resource from elsewhere is refused', async () => {
  const place = { config_entity: 'Organization', config_entity_uid: 'demo-cedar-grove' };
  const resource = {
    uid: newUid(),
    ...place,
    title: 'Guide',
    description: '',
    url: '',
    file: null,
    image: address,
  };
  const answer = await signedIn.get('orgadmin')!.post('/resource', { resource });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'resource.image' }] } });
});
