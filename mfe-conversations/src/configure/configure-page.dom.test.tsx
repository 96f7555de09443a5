import { type CastName, cast } from '@coaching/access/testing';
import type { Interview } from '@coaching/contracts';
import { type Answers, noConnection, type RenderPageOptions, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aTalk } from '../interview/testing/a-talk';
import { anInterview, aPinned } from '../interview/testing/builders';
import ConfigurePage from './configure-page';

const { coach, coachee } = cast.users;
const { cedar } = cast.organizations;
const { set } = aTalk({ structured: true });

const embed = ({ uid, username, initials, picture }: typeof coach) => ({ uid, username, initials, picture });

/** As the server answers a save of what it was sent. */
const stored = (sent: object): Interview =>
  ({
    ...anInterview({ user: coach.uid, user_embed: embed(coach), interview_type: 'talk', tool_uid: 'talk' }),
    ...sent,
    revision: 1,
    client_embed: [embed(coachee)],
    questions: [],
  }) as Interview;

const answers: Answers = {
  getToolConfig: { tool_config: set },
  getUser: { user: coachee },
  getProgramsForUser: { programs: [], total: 0 },
  getUsers: { users: [], total: 0 },
  getNewerWording: { wordings: [] },
  saveInterview: ({ body }) => ({ interview: stored(body.interview) }),
};

const open = (at: string, more: Answers = {}, as: RenderPageOptions['as'] = 'coach') =>
  renderPage(<ConfigurePage />, {
    at,
    path: '/questions/config/:interview_uid?',
    as,
    answers: { ...answers, ...more },
  });

it('a new conversation with a coachee begins with a default title, in the place of its address', async () => {
  const page = open(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`);
  await screen.findByText(coachee.username);
  const title = screen.getByLabelText('Title');
  await waitFor(() =>
    expect(title.getAttribute('placeholder')).toBe(`${coach.username}'s Goal talk with ${coachee.username}`),
  );
  await page.user.type(title, 'Our talk');
  await page.user.tab();
  await waitFor(() => expect(page.address()).toMatch(/^\/questions\/config\/\w+$/));
  const [{ body }] = page.madeOf('saveInterview') as [ReturnType<typeof page.madeOf<'saveInterview'>>[0]];
  expect(body.interview).toMatchObject({
    title: 'Our talk',
    template: false,
    interview_type: 'talk',
    revision: 0,
    client_embed: [{ uid: coachee.uid }],
    tool_config_uid: 'set',
  });
});

describe("the coachee's only program", () => {
  const literacy = { uid: 'lit', program_name: 'Literacy', organization_uid: cedar.uid };
  const one: Answers = { getProgramsForUser: { programs: [literacy], total: 1 } };
  const preselected = async () => {
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Program').value).toBe('lit'));
  };

  it('is preselected, and no reason to make the conversation', async () => {
    const page = open(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`, one);
    await preselected();
    // Nobody named it, as nothing was changed.
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.address()).not.toContain('/questions/config'));
    expect(page.madeOf('saveInterview')).toEqual([]);
  });

  it('goes along with the first thing that somebody changes', async () => {
    const page = open(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`, one);
    await preselected();
    await page.user.type(screen.getByLabelText('Title'), 'Our talk');
    await page.user.tab();
    await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(1));
    expect(page.madeOf('saveInterview')[0]?.body.interview).toMatchObject({
      title: 'Our talk',
      program_embed: { program_uid: 'lit' },
    });
  });

  it('is not that of one that is there without it, until its coach chooses it', async () => {
    const page = open('/questions/config/i9', {
      ...one,
      getInterview: { interview: { ...shared, shown: false, visibility: 'private', end_timestamp: null } },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>('Program');
    await within(field).findByRole('option', { name: 'Literacy' });
    expect(field.value).toBe('');
    await page.user.type(screen.getByLabelText('Title'), '!');
    await page.user.tab();
    await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(1));
    expect(page.madeOf('saveInterview')[0]?.body.interview).not.toHaveProperty('program_embed');
    await page.user.selectOptions(field, 'Literacy');
    await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(2));
    expect(page.madeOf('saveInterview')[1]?.body.interview).toMatchObject({
      program_embed: { program_uid: 'lit', program_name: 'Literacy', organization_uid: cedar.uid },
    });
  });
});

it('coachees are invited while it is set up in private, and once it starts they can read it', async () => {
  const page = open(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`);
  await page.user.click(await screen.findByRole('switch', { name: /Invite coachees/ }));
  await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(1));
  const [first] = page.madeOf('saveInterview');
  expect(first?.body.interview).toMatchObject({ invites_answers: true, visibility: 'private' });
  await page.user.click(screen.getByRole('button', { name: 'Start conversation' }));
  await waitFor(() =>
    expect(page.madeOf('saveInterview').at(-1)?.body.interview).toMatchObject({ visibility: 'shared' }),
  );
});

it('a conversation needs a coachee', async () => {
  const page = open('/questions/config?interview_type=talk');
  await page.user.click(await screen.findByRole('button', { name: 'Start conversation' }));
  await screen.findByText('Coachee is required');
  expect(page.madeOf('saveInterview')).toEqual([]);
  expect(page.address()).toContain('interview_type=talk');
});

it('without a tool it says where conversations begin', async () => {
  open('/questions/config');
  await screen.findByText(/choose it under New Interaction/);
});

it('a new template asks for no coachee, and offers its visibility', async () => {
  open('/questions/config?interview_type=talk&template=true');
  const visibility = await screen.findByLabelText('Visibility');
  expect(
    within(visibility)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('Private');
  expect(screen.queryByText('Coachee')).toBeNull();
  await screen.findByRole('region', { name: 'Warm-up' });
});

describe('a structured tool without categories', () => {
  const bare = aTalk({ structured: true, categories: [] }).set;
  const begin = (as: CastName) =>
    open('/questions/config?interview_type=talk&template=true', { getToolConfig: { tool_config: bare } }, as);

  it('asks one list', async () => {
    begin('coach');
    await screen.findByText(/has no categories yet/);
    expect(screen.queryByRole('link', { name: 'Add categories' })).toBeNull();
    screen.getByRole('button', { name: 'Add question' });
    screen.getByRole('button', { name: 'Pick question' });
  });

  it('leads those who may add some to where they do', async () => {
    begin('admin');
    const link = await screen.findByRole('link', { name: 'Add categories' });
    expect(link.getAttribute('href')).toBe(`/questions/Organization/${cedar.uid}/set/talk?tab=categories`);
  });
});

describe("a tool that is not in one's own set", () => {
  const others = aTalk({ uid: 'theirs', name: 'Platform talk', structured: true });
  const second = { ...others.set, uid: 'second', config_entity: 'System' as const, config_uid: 'system' };
  const platforms = { ...second, config_entity_uid: 'system' };
  const madeIn = {
    tool_config_entity: 'System' as const,
    tool_config_entity_uid: 'system',
    tool_config_uid: 'second',
  };
  const sets: Answers = {
    getToolConfig: ({ params }) => ({ tool_config: params.toolset_uid === 'second' ? platforms : set }),
    getInterviewToolConfig: madeIn,
    saveInterview: ({ body }) => ({ interview: { ...stored(body.interview), client_embed: [] } }),
  };

  it.each([
    ['named in the address', '&config_entity=System&config_uid=system&toolset_uid=second'],
    ['looked up by its tool', ''],
  ])('is used from the set %s, and Finish leads back to it', async (_, named) => {
    const page = open(`/questions/config?interview_type=theirs&template=true${named}`, sets);
    await screen.findByRole('region', { name: 'Warm-up' });
    await page.user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(page.address()).toBe('/questions/System/system/second/theirs?tab=templates'));
    expect(page.madeOf('saveInterview')[0]?.body.interview).toMatchObject(madeIn);
  });
});

const shared = anInterview({
  uid: 'i9',
  user: coach.uid,
  user_embed: embed(coach),
  client_embed: [embed(coachee)],
  interview_type: 'talk',
  questions: [aPinned('one', { category: 'goal' }), aPinned('two', { category: 'goal' })],
});

const templatesOfTalk = '/questions/Organization/cedar/set/talk?tab=templates';

it('questions are removed and taken to other categories by their menu', async () => {
  const page = open('/questions/config/i9', { getInterview: { interview: shared } });
  const goals = await screen.findByRole('list', { name: 'Goals' });
  await page.user.click(within(goals).getByRole('button', { name: 'Actions for one?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Move to Warm-up' }));
  const warm = await screen.findByRole('list', { name: 'Warm-up' });
  expect(warm.textContent).toContain('one?');
  await page.user.click(within(goals).getByRole('button', { name: 'Actions for two?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('two?')).toBeNull());
  await waitFor(() => {
    const last = page.madeOf('saveInterview').at(-1)?.body.interview.questions;
    expect(last?.map(({ uid, category }) => [uid, category])).toEqual([['one', 'warm']]);
  });
});

it('a question that its menu moves to another category says where it is, and has the focus there', async () => {
  const page = open('/questions/config/i9', { getInterview: { interview: shared } });
  const goals = await screen.findByRole('list', { name: 'Goals' });
  await page.user.click(within(goals).getByRole('button', { name: 'Actions for one?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Move to Warm-up' }));
  const warm = await screen.findByRole('list', { name: 'Warm-up' });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(warm).getByRole('button', { name: 'Actions for one?' })),
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'one? was moved to Warm-up.',
  );
});

it("a question that is added in its category's own place begins with its words", async () => {
  const page = open('/questions/config/i9', { getInterview: { interview: shared } });
  const group = await screen.findByRole('region', { name: 'Goals' });
  await page.user.click(within(group).getByRole('button', { name: 'Add question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  expect(within(dialog).getByLabelText<HTMLSelectElement>(/Category/).value).toBe('goal');
  const words = await within(dialog).findByRole('textbox', { name: 'Question' });
  await waitFor(() => expect(document.activeElement).toBe(words));
});

it('a question that is removed gives the focus to the next one, and says which answers go along', async () => {
  const answered = aPinned('one', { category: 'goal', answer: '<p>We sang.</p>' });
  const page = open('/questions/config/i9', {
    getInterview: { interview: { ...shared, questions: [answered, aPinned('two', { category: 'goal' })] } },
  });
  const goals = await screen.findByRole('list', { name: 'Goals' });
  const remove = async (name: string) => {
    await page.user.click(within(goals).getByRole('button', { name: `Actions for ${name}` }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  };
  await remove('one?');
  await screen.findByText('Question removed. 1 answer goes along; Undo brings it back.');
  expect(document.activeElement?.closest('li')?.textContent).toContain('two?');
  await remove('two?');
  await screen.findByText('Question removed');
  const group = screen.getByRole('region', { name: 'Goals' });
  expect(group.contains(document.activeElement)).toBe(true);
});

it.each([
  ['a template', { template: true, client_embed: [] }, 'template', /keep their questions/, 'Template'],
  [
    'a conversation of two coachees',
    { client_embed: [embed(coachee), embed(cast.users.otherCoachee)] },
    'conversation',
    /your coachees will see/,
    'Conversation',
  ],
  [
    'a private conversation',
    { client_embed: [embed(coachee)], visibility: 'private' as const },
    'conversation',
    /^You will not see it/,
    'Conversation',
  ],
])('%s is deleted in its own words', async (_, more, noun, message, said) => {
  const page = open('/questions/config/i9', {
    getInterview: { interview: { ...shared, ...more } },
    deleteInterview: { ok: true },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const sure = await screen.findByRole('dialog', { name: `Delete this ${noun}?` });
  within(sure).getByText(message);
  await page.user.click(within(sure).getByRole('button', { name: `Delete ${noun}` }));
  await screen.findByText(`${said} deleted successfully`);
  await waitFor(() => expect(page.address()).toBe(noun === 'template' ? templatesOfTalk : '/interactions'));
});

it('a question is removed from its dialog after it is asked for', async () => {
  const page = open('/questions/config/i9', { getInterview: { interview: shared } });
  const goals = await screen.findByRole('list', { name: 'Goals' });
  await page.user.click(within(goals).getByRole('button', { name: 'Actions for one?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Question' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  const sure = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this question?' });
  await page.user.click(within(sure).getByRole('button', { name: 'Remove question' }));
  await waitFor(() =>
    expect(
      page
        .madeOf('saveInterview')
        .at(-1)
        ?.body.interview.questions?.map(({ uid }) => uid),
    ).toEqual(['two']),
  );
});

it('asks what a template asks, in words and versions as they stand there, and once', async () => {
  const asked = aPinned('asked', { question_uid: 'bank', version: 2, category: 'warm' });
  const template = {
    ...shared,
    uid: 't1',
    title: 'Weekly talk',
    template: true,
    client_embed: [],
    questions: [asked],
  };
  const { questions: _questions, additional_information: _information, ...head } = template;
  const flowsheet = { ...head, question_count: 1, updated_at: '2026-03-02T09:00:00.000Z' };
  const page = open('/questions/config/i9', {
    getInterview: ({ params }) => ({ interview: params.uid === 't1' ? template : shared }),
    getInterviewTemplates: { flowsheets: [flowsheet], total: 1 },
  });
  for (const time of ['first', 'second']) {
    await page.user.click(await screen.findByRole('button', { name: 'Use template' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use template' });
    await page.user.click(await within(dialog).findByRole('checkbox', { name: /Weekly talk/ }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Add questions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (time === 'first') await screen.findByText('asked?');
  }
  await waitFor(() => {
    const last = page.madeOf('saveInterview').at(-1)?.body.interview.questions;
    const pinned = last?.filter(({ question_uid }) => question_uid === 'bank');
    expect(pinned).toMatchObject([{ version: 2, category: 'warm', answer: '' }]);
    expect(pinned?.[0]?.uid).not.toBe('asked');
  });
});

it('who is not its coach is shown the way to read it', async () => {
  open('/questions/config/i9', { getInterview: { interview: shared } }, 'admin');
  await screen.findByText('Only the coach of a conversation can change it.');
});

it.each([
  ['begin one', '/questions/config?interview_type=talk', null],
  ['change one', '/questions/config/i9', '/questions/answers/i9'],
])('a coach whose licence is for observations is told so where she wants to %s', async (_, at, read) => {
  const { soloCoach } = cast.users;
  const licenses = [{ ...soloCoach.licenses[0]!, product: 'obs_yearly' as const }];
  open(
    at,
    { getInterview: { interview: { ...shared, user: soloCoach.uid } }, getToolConfigs: { configs: [set] } },
    { user: { ...soloCoach, licenses }, organization: null },
  );
  await screen.findByText(/Your license does not cover conversations today/);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/payment');
  const link = screen.queryByRole('link', { name: 'Read the conversation' });
  expect(link?.getAttribute('href') ?? null).toBe(read);
});

it("another's template is previewed, and copied to be edited", async () => {
  const template = { ...shared, template: true, client_embed: [], user: 'somebody', system_template: true };
  const page = open('/questions/config/i9', {
    getInterview: { interview: template },
    copyInterviewTemplate: { interview: { ...template, uid: 'copy' } },
    getInterviewTemplates: { flowsheets: [], total: 0 },
  });
  await screen.findByText('one?');
  expect(screen.queryByLabelText('Title')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Copy and edit' }));
  await waitFor(() => expect(page.address()).toBe('/question/config/copy'));
});

it("another's template is hidden, and shown again by Undo", async () => {
  const template = { ...shared, template: true, client_embed: [], user: 'somebody', system_template: true };
  const page = open('/questions/config/i9', {
    getInterview: { interview: template },
    saveInterview: ({ body }) => ({ interview: { ...template, ...body.interview } as Interview }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Hide Template' }));
  const said = await screen.findByText('Template hidden');
  await screen.findByRole('button', { name: 'Unhide Template' });
  await page.user.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Hide Template' });
  expect(page.madeOf('saveInterview').map(({ body }) => body.interview)).toEqual([
    { uid: 'i9', hidden_orgs: [coach.uid] },
    { uid: 'i9', hidden_orgs: [] },
  ]);
});

it('the dialogs of questions open with the focus in the first field that is to be filled', async () => {
  const page = open('/questions/config/i9', {
    getInterview: { interview: shared },
    getQuestions: { questions: [], total: 0 },
  });
  const goals = await screen.findByRole('region', { name: 'Goals' });
  const fields = [
    ['Pick question', () => screen.queryByRole('searchbox', { name: 'Search Questions' })],
    ['Add question', () => screen.queryByRole('textbox', { name: 'Question' })],
  ] as const;
  for (const [button, field] of fields) {
    await page.user.click(within(goals).getByRole('button', { name: button }));
    await waitFor(() => expect(field()).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('a copy that is asked for again after a lost answer is the same one', async () => {
  const template = { ...shared, template: true, client_embed: [], user: 'somebody', system_template: true };
  const page = open('/questions/config/i9', {
    getInterview: { interview: template },
    copyInterviewTemplate: noConnection,
  });
  const copy = await screen.findByRole('button', { name: 'Copy and edit' });
  await page.user.click(copy);
  await waitFor(() => expect(page.madeOf('copyInterviewTemplate')).toHaveLength(1));
  page.answer({ copyInterviewTemplate: { interview: { ...template, uid: 'copy' } } });
  await page.user.click(copy);
  await waitFor(() => expect(page.address()).toBe('/question/config/copy'));
  const [first, second] = page.madeOf('copyInterviewTemplate').map(({ body }) => body?.uid);
  expect(first).toMatch(/^\w{27}$/);
  expect(second).toBe(first);
});
