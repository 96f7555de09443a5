import {
  type InterviewDraft,
  newUid,
  type TemplateVisibility,
  templateVisibilities,
} from '@coaching/contracts';
import { binForTest } from '@coaching/service-kit/testing';
import { aQuestion, aSchool, everybody, type Person, type School } from '../testing/builders';
import {
  aTool,
  type ConversationsForTest,
  startConversationsForTest,
} from '../testing/conversations-for-test';

let conversations: ConversationsForTest;
let school: School;
beforeAll(async () => {
  conversations = await startConversationsForTest();
});
beforeEach(async () => {
  school = await aSchool(conversations);
});
afterAll(() => conversations.close());

const members = everybody.slice(0, 7);
const editors: Record<TemplateVisibility, readonly Person[]> = {
  private: [],
  organization: ['admin', 'contentAdmin'],
  organization_draft: ['admin', 'contentAdmin'],
  program: ['admin', 'programAdmin', 'programContent'],
  program_draft: ['admin', 'programAdmin', 'programContent'],
  system: ['superuser', 'contentManager'],
  system_draft: ['superuser', 'contentManager'],
};
const readers: Record<TemplateVisibility, readonly Person[]> = {
  ...editors,
  organization: [...members, 'superuser', 'support'],
  program: ['admin', 'programAdmin', 'programContent', 'programCoach', 'superuser', 'support'],
  system: everybody,
};
const offerers: Record<TemplateVisibility, readonly Person[]> = {
  ...editors,
  private: everybody,
  organization: members.filter((who) => who !== 'asCoachee'),
};
/** Somebody who may offer each, and is nobody of those asked about. */
const makers: Record<TemplateVisibility, Person> = {
  private: 'coach',
  organization: 'admin',
  organization_draft: 'admin',
  program: 'admin',
  program_draft: 'admin',
  system: 'superuser',
  system_draft: 'superuser',
};

function flags(visibility: TemplateVisibility): Partial<InterviewDraft> {
  const [organization, program] = [{ uid: school.here }, { program_uid: school.program }];
  const of: Record<TemplateVisibility, Partial<InterviewDraft>> = {
    private: {},
    organization: { organization_embed: organization },
    organization_draft: { organization_draft_embed: organization },
    program: { program_embed: { ...program, program_name: '', organization_uid: school.here } },
    program_draft: { program_draft_embed: program },
    system: { system_template: true },
    system_draft: { system_draft_template: true },
  };
  return of[visibility];
}
const make = (who: Person, visibility: TemplateVisibility, more: Partial<InterviewDraft> = {}) =>
  conversations.save(school[who], {
    interview_type: school.tool.uid,
    template: true,
    title: visibility,
    ...flags(visibility),
    ...more,
  });
const statusOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 200,
    ({ status }) => status,
  );
const list = (who: Person, query = {}) => conversations.templates(school[who], school.tool.uid, query);

describe.each(templateVisibilities)('a template that is %s', (visibility) => {
  it.each(everybody)('is offered so by whom the specification lets: %s', async (who) => {
    expect(await statusOf(make(who, visibility))).toBe(offerers[visibility].includes(who) ? 200 : 403);
  });

  it.each(everybody)('is read, listed, copied, changed and deleted by whom it lets: %s', async (who) => {
    // By somebody else of the same right, so that nobody asked about owns it.
    const maker = { ...school[makers[visibility]], uid: newUid() };
    const { uid, revision } = await conversations.save(maker, {
      interview_type: school.tool.uid,
      template: true,
      title: visibility,
      ...flags(visibility),
    });
    const reads = readers[visibility].includes(who);
    const edits = editors[visibility].includes(who);
    expect(await statusOf(conversations.get(school[who], uid))).toBe(reads ? 200 : 404);
    expect(await list(who)).toEqual(reads ? [visibility] : []);
    const change = conversations.save(school[who], { uid, revision, title: 'Changed' });
    expect(await statusOf(change)).toBe(edits ? 200 : reads ? 403 : 404);
    const copy = conversations.call('copyInterviewTemplate', { params: { uid } }, school[who]);
    expect(await statusOf(copy)).toBe(reads ? 200 : 404);
    expect(await statusOf(conversations.remove(school[who], uid))).toBe(edits ? 200 : reads ? 403 : 404);
    const back = conversations.call('undeleteInterview', { params: { uid } }, school[who]);
    expect(await statusOf(back)).toBe(edits ? 200 : 404);
  });

  it('is found in the recycle bin by its owner and who changes it', async () => {
    const owner = { ...school[makers[visibility]], uid: newUid() };
    const { uid } = await conversations.save(owner, {
      interview_type: school.tool.uid,
      template: true,
      title: visibility,
      ...flags(visibility),
    });
    await conversations.remove(owner, uid);
    const bin = binForTest('conversations', conversations);
    const people = Object.fromEntries(everybody.map((who) => [who, school[who]]));
    const finders = await bin.finders({ ...people, owner }, { kind: 'template', uid });
    expect(finders).toEqual(['owner', ...editors[visibility]].sort());
    expect(await bin.found(owner, uid)).toMatchObject([
      { noun: 'Template', title: visibility, path: `/questions/config/${uid}` },
    ]);
    await bin.restore(owner, 'template', uid);
    expect(await conversations.get(owner, uid)).toMatchObject({ title: visibility });
  });
});

it('has questions alone: no coachees, answers, timer or privacy of conversations', async () => {
  const template = await make('coach', 'private', {
    client_embed: [{ uid: school.coachee.uid }],
    questions: [aQuestion('Why?', { answer: '<p>Because</p>' })],
    visibility: 'private',
    invites_answers: true,
    timer: { started_at: '2026-03-02T09:00:00.000Z', minutes: 1 },
    duration: 3,
    end_timestamp: '2026-03-02T09:00:00.000Z',
    title: '',
  });
  expect(template).toMatchObject({
    title: "Ada's Check-in Template",
    client_embed: [],
    timestamp: null,
    end_timestamp: null,
    timer: null,
    duration: null,
    invites_answers: false,
    shown: false,
    visibility: 'shared',
  });
  expect(template.questions[0]!.answer).toBe('');
});

it('is offered to others by naming them, and taken back by naming nobody', async () => {
  const { uid } = await make('admin', 'private');
  const save = (more: Partial<InterviewDraft>) => conversations.save(school.admin, { uid, ...more });
  expect(await save(flags('organization'))).toMatchObject({
    organization_embed: { uid: school.here, name: 'Cedar Grove' },
    organization_draft_embed: null,
  });
  expect(await list('coach')).toEqual(['private']);
  expect(await save(flags('program_draft'))).toMatchObject({
    organization_embed: null,
    program_draft_embed: { program_uid: school.program, program_name: 'Literacy' },
  });
  expect(await list('coach')).toEqual([]);
  expect(await save({ program_draft_embed: null })).toMatchObject({ program_draft_embed: null });
  await expect(
    conversations.save(school.admin, { uid, organization_embed: { uid: school.elsewhere } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(
    conversations.save(school.admin, { uid, program_draft_embed: { program_uid: newUid() } }),
  ).rejects.toMatchObject({ status: 403 });
});

it('a copy is one’s own and private, with the same questions', async () => {
  const original = await make('admin', 'organization', { questions: [aQuestion('Why?'), aQuestion('How?')] });
  const { interview } = await conversations.call(
    'copyInterviewTemplate',
    { params: { uid: original.uid } },
    school.coach,
  );
  expect(interview).toMatchObject({
    title: 'organization copy',
    template: true,
    user: school.coach.uid,
    organization_embed: null,
  });
  expect(interview.uid).not.toBe(original.uid);
  expect(interview.questions.map(({ question }) => question)).toEqual(['<p>Why?</p>', '<p>How?</p>']);
  expect(await conversations.get(school.admin, original.uid)).toEqual(original);
  await expect(conversations.get(school.admin, interview.uid)).rejects.toMatchObject({ status: 404 });
});

it('a copy that is asked for again under its uid is the same one, and nobody else’s', async () => {
  const params = { uid: (await make('admin', 'organization', { questions: [aQuestion('Why?')] })).uid };
  const body = { uid: newUid() };
  const copy = (who: Person) => conversations.call('copyInterviewTemplate', { params, body }, school[who]);
  const first = await copy('coach');
  expect(first.interview.uid).toBe(body.uid);
  await conversations.save(school.coach, { uid: body.uid, title: 'Mine' });
  expect((await copy('coach')).interview).toMatchObject({ uid: body.uid, title: 'Mine' });
  expect(await list('coach', { filtering: 'mine' })).toEqual(['Mine']);
  expect(await statusOf(copy('admin'))).toBe(404);
  await conversations.remove(school.coach, body.uid);
  expect(await statusOf(copy('coach'))).toBe(404);
});

describe('the set of its tool', () => {
  const place = (entity: string, owner: string, set: string) => ({
    tool_config_entity: entity,
    tool_config_entity_uid: owner,
    tool_config_uid: set,
  });
  const platforms = () => place('System', 'system', school.tool.set);
  const configOf = (who: Person) =>
    conversations.call('getInterviewToolConfig', { params: { id: school.tool.uid } }, school[who]);

  it('is answered to those who are offered the tool', async () => {
    expect(await configOf('coach')).toEqual(platforms());
    const own = aTool({ config_entity: 'Organization', config_uid: school.here });
    await conversations.withTool(own);
    const config = { params: { id: own.uid } };
    const asked = conversations.call('getInterviewToolConfig', config, school.strangerAdmin);
    await expect(asked).rejects.toMatchObject({ status: 404 });
    expect(await conversations.call('getInterviewToolConfig', config, school.coach)).toEqual(
      place('Organization', school.here, own.set),
    );
  });

  it('is where a template is that does not say so', async () => {
    expect(await make('coach', 'private')).toMatchObject(platforms());
  });

  it('is where somebody elsewhere comes to the template, and where their copy is', async () => {
    const schools = place('Organization', school.here, 'set');
    const original = await make('superuser', 'system', schools);
    expect(await conversations.get(school.coach, original.uid)).toMatchObject(schools);
    expect(await conversations.get(school.strangerCoach, original.uid)).toMatchObject(platforms());
    const params = { uid: original.uid };
    const { interview } = await conversations.call('copyInterviewTemplate', { params }, school.strangerCoach);
    expect(interview).toMatchObject(platforms());
  });
});

it('a conversation is no template to copy', async () => {
  const { uid } = await conversations.save(school.coach, {
    interview_type: school.tool.uid,
    client_embed: school.coachee,
  });
  await expect(
    conversations.call('copyInterviewTemplate', { params: { uid } }, school.coach),
  ).rejects.toMatchObject({ status: 404 });
  expect(await list('coach')).toEqual([]);
});

it('a private template is not there for who is signed in as its owner, and what is offered is', async () => {
  const { uid, revision } = await make('coach', 'private');
  await make('coach', 'organization');
  const asOwner = { ...school.coach, real_uid: 'somebody-of-the-staff' };
  const listed = (query = {}) => conversations.templates(asOwner, school.tool.uid, query);
  expect(await listed()).toEqual(['organization']);
  expect(await listed({ filtering: 'mine' })).toEqual([]);
  const attempts = [
    conversations.get(asOwner, uid),
    conversations.save(asOwner, { uid, revision, title: 'Changed' }),
    conversations.call('copyInterviewTemplate', { params: { uid } }, asOwner),
  ];
  expect(await Promise.all(attempts.map(statusOf))).toEqual([404, 404, 404]);
});

describe('the list', () => {
  beforeEach(async () => {
    await make('coach', 'private', { title: 'Reading goals' });
    await make('coach', 'organization', { title: 'Weekly reading' });
    await make('admin', 'organization', { title: 'Already shared' });
    await make('admin', 'organization_draft', { title: 'Draft' });
    await make('superuser', 'system', { title: 'System' });
  });

  it.each<[string, string[]]>([
    ['all', ['Already shared', 'Reading goals', 'System', 'Weekly reading']],
    ['mine', ['Reading goals', 'Weekly reading']],
    ['organization', ['Already shared', 'Weekly reading']],
    ['system', ['System']],
    ['draft', []],
  ])('shows a coach of %s', async (filtering, titles) => {
    expect(await list('coach', { filtering })).toEqual(titles);
  });

  it('shows drafts to those who may edit them', async () => {
    expect(await list('contentAdmin', { filtering: 'draft' })).toEqual(['Draft']);
  });

  it('finds titles by words and inside them, and counts once what is one’s own and offered', async () => {
    expect(await list('coach', { query: 'eading' })).toEqual(['Reading goals', 'Weekly reading']);
    expect(await list('coach', { query: 'READING' })).toEqual(['Reading goals', 'Weekly reading']);
    const { total } = await conversations.call(
      'getInterviewTemplates',
      { params: { id: school.tool.uid } },
      school.coach,
    );
    expect(total).toBe(4);
    expect(await list('coach', { sortBy: 'title' })).toEqual([
      'Weekly reading',
      'System',
      'Reading goals',
      'Already shared',
    ]);
  });

  it('leaves out what is hidden, which its keeper’s saving does not undo', async () => {
    const { flowsheets } = await conversations.call(
      'getInterviewTemplates',
      { params: { id: school.tool.uid }, query: { query: 'already' } },
      school.coach,
    );
    const { uid, revision } = flowsheets[0]!;
    const hide = { uid, hidden_orgs: [school.coach.uid, school.here], title: 'Mine', system_template: true };
    expect(await conversations.save(school.coach, hide)).toMatchObject({
      title: 'Already shared',
      hidden_orgs: [school.coach.uid],
      revision,
    });
    expect(await conversations.save(school.coach, { ...hide, title: 'Already shared' })).toMatchObject({
      hidden_orgs: [school.coach.uid],
    });
    await expect(conversations.save(school.coach, hide)).rejects.toMatchObject({ status: 403 });
    await conversations.save(school.admin, { uid, revision, title: 'Already known' });
    expect(await list('coach')).toEqual(['Reading goals', 'System', 'Weekly reading']);
    expect(await list('coach', { hidden: 'true' })).toEqual(['Already known']);
    expect(await list('asCoachee')).toContain('Already known');
  });

  it('is not changed by who posts back what they read, though the answer filled in the set of its tool', async () => {
    const { uid } = await conversations.save(school.superuser, {
      template: true,
      system_template: true,
      interview_type: school.tool.uid,
      title: 'Of the platform',
    });
    await conversations.save(school.admin, { uid, hidden_orgs: [school.here] });
    const read = await conversations.get(school.programAdmin, uid);
    expect(read.tool_config_uid).toBe(school.tool.set);
    expect(await conversations.save(school.programAdmin, { ...read, hidden_orgs: [] })).toEqual(read);
    for (const other of [{ tool_config_uid: newUid() }, { title: 'Mine' }]) {
      const changing = conversations.save(school.programAdmin, { ...read, ...other, hidden_orgs: [] });
      await expect(changing).rejects.toMatchObject({ status: 403 });
    }
  });

  it('is not there for tools that are not one’s own', async () => {
    await expect(conversations.templates(school.coach, newUid())).rejects.toMatchObject({ status: 404 });
    await expect(
      conversations.call(
        'getInterviewTemplates',
        { params: { id: school.tool.uid }, query: { sortBy: 'colour' as 'title' } },
        school.coach,
      ),
    ).rejects.toMatchObject({ status: 400 });
  });
});
