import { newUid } from '@coaching/contracts';
import { interviewsIn } from '../interviews/interviews-repository';
import { aSchool, type School } from '../testing/builders';
import { type ConversationsForTest, startConversationsForTest } from '../testing/conversations-for-test';
import { importInterviews } from './import-interviews';
import type { ImportedInterview } from './imported-interview';

let conversations: ConversationsForTest;
let school: School;
beforeAll(async () => {
  conversations = await startConversationsForTest();
  school = await aSchool(conversations);
});
afterAll(() => conversations.close());

/** A conversation of the school's coach with Cleo, with the fields that every row has. */
const imported = (more: Partial<ImportedInterview> = {}): ImportedInterview => ({
  uid: newUid(),
  interview_type: school.tool.uid,
  title: 'Reflection',
  user: school.coach.uid,
  clients: [school.coachee.uid],
  offered: null,
  organization_uid: school.here,
  program_uid: null,
  additional_information: '',
  timestamp: '2026-03-02T09:00:00.000Z',
  end_timestamp: null,
  duration: 12,
  questions: [],
  ...more,
});

const bring = (...rows: ImportedInterview[]) => importInterviews(conversations.service.context, rows);
const published = async (uid: string) =>
  (await conversations.published()).filter(({ entity_uid }) => entity_uid === uid).map(({ type }) => type);

it('brings a conversation in under the names that are known, and publishes it', async () => {
  const row = imported({ clients: [school.coachee.uid, school.second.uid], program_uid: school.program });
  await bring(row);
  const { coach, here } = school;
  expect(await conversations.get(coach, row.uid)).toMatchObject({
    title: 'Reflection',
    duration: 12,
    user_embed: { username: coach.username },
    client_embed: [{ username: 'Cleo' }, { username: 'Sam' }],
    program_embed: { program_uid: school.program, program_name: 'Literacy', organization_uid: here },
    tool_uid: school.tool.uid,
    organization_uid: here,
    revision: 1,
  });
  expect(await published(row.uid)).toEqual(['interview.updated']);
});

it('a row without newer fields is shared, stopped, named after its tool, and invites nobody', async () => {
  const row = imported({ title: '' });
  await bring(row);
  expect(await conversations.get(school.coach, row.uid)).toMatchObject({
    title: "Ada's Check-in with Cleo",
    visibility: 'shared',
    timer: null,
    invites_answers: false,
    hidden_orgs: [],
  });
});

it('one that was not begun is not begun by being brought in', async () => {
  const row = imported({ timestamp: null, duration: null });
  await bring(row);
  const { timestamp, duration, timer } = await conversations.get(school.coach, row.uid);
  expect({ timestamp, duration, timer }).toEqual({ timestamp: null, duration: null, timer: null });
});

it("private ones stay their coach's, unless they were finished", async () => {
  const half = imported({ visibility: 'private' });
  const ended = imported({ visibility: 'private', end_timestamp: '2026-03-02T09:40:00.000Z' });
  await bring(half, ended);
  expect(await conversations.get(school.coach, half.uid)).toMatchObject({ visibility: 'private' });
  await expect(conversations.get(school.asCoachee, half.uid)).rejects.toMatchObject({ status: 404 });
  expect(await conversations.get(school.asCoachee, ended.uid)).toMatchObject({ visibility: 'shared' });
  expect(await published(ended.uid)).toEqual(
    expect.arrayContaining(['interview.updated', 'interview.finished']),
  );
});

it('what a browser would run is left out of words and answers', async () => {
  const bad = '<p>Why?</p><script>alert(1)</script>';
  const row = imported({
    additional_information: bad,
    questions: [
      { uid: newUid(), question_uid: null, version: null, question: bad, category: null, answer: bad },
    ],
  });
  await bring(row);
  const stored = await conversations.get(school.coach, row.uid);
  expect(stored.additional_information).toBe('<p>Why?</p>');
  expect(stored.questions).toMatchObject([{ question: '<p>Why?</p>', answer: '<p>Why?</p>' }]);
});

it('a template is listed where it is offered, once, and is no event', async () => {
  const row = imported({ clients: [], offered: 'organization', timestamp: null, duration: null });
  await bring(row);
  await bring(row);
  expect(await conversations.templates(school.colleague, school.tool.uid)).toEqual(['Reflection']);
  expect(await conversations.templates(school.strangerCoach, school.tool.uid)).toEqual([]);
  expect(await published(row.uid)).toEqual([]);
});

it('leaves those that are there as they are, also in the recycle bin, and tells nothing of them', async () => {
  const [row, removed] = [imported(), imported()];
  await bring(row, removed);
  await conversations.remove(school.coach, removed.uid);
  const before = (await conversations.published()).length;
  // Who nobody knows is asked for only where there is something to bring in.
  await bring({ ...row, title: 'Other', user: newUid() }, { ...removed, title: 'Other' });
  expect(await conversations.get(school.coach, row.uid)).toMatchObject({ title: 'Reflection', revision: 1 });
  const { connection, transaction } = conversations.service.context;
  const stored = await interviewsIn({ connection, transaction }).find(removed.uid);
  expect(stored).toMatchObject({ title: 'Reflection', deleted_by: expect.anything() });
  expect(await conversations.published()).toHaveLength(before);
});
