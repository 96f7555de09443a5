import { type CastName, cast, embedOf } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, refusal, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anInstance, anItem, aPerson, aRubric } from '../instance/testing/builders';
import EditRubricPage from './edit-rubric-page';
import NewRubricPage from './new-rubric-page';

const { coach, coachee } = cast.users;
const { literacy } = cast.programs;
const program = {
  uid: literacy,
  program_name: 'Literacy',
  organization_uid: cast.organizations.cedar.uid,
} as const;

const mine = anInstance({
  revision: 4,
  user: coach.uid,
  user_embed: embedOf(coach),
  client: coachee.uid,
  client_embed: embedOf(coachee),
  title: 'Fractions',
});
const set = aToolSet({ uid: 'set', tools: [aTool({ uid: 'practices', tool_type: 'Rubric' })] });

const always: Answers = {
  getRubric: { rubric: aRubric() },
  getToolConfig: { tool_config: set },
  getUser: { user: coachee },
  getUsers: { users: [], total: 0 },
  getProgramsForUser: { programs: [], total: 0 },
  getEvidence: { observations: [] },
};

const begin = (query: string, answers: Answers = {}) =>
  renderPage(<NewRubricPage />, {
    at: `/rubric/config/new?${query}`,
    path: '/rubric/config/new',
    answers: { ...always, ...answers },
  });

const edit = (answers: Answers, as: CastName = 'coach') =>
  renderPage(<EditRubricPage />, {
    at: '/rubric/config/r1',
    path: '/rubric/config/:instance_uid',
    as,
    answers: { ...always, ...answers },
  });

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Rubric Title' });
const start = () => screen.getByRole('button', { name: 'Start Rubric' });

describe('a new one', () => {
  it('is for the coachee of the address, named by the rule, and leads to its matrix', async () => {
    const page = begin(`rubric_uid=practices&client_uid=${coachee.uid}`, {
      saveRubricInstance: ({ body }) => ({
        rubric_instance: { ...mine, uid: body.rubric_instance.uid! },
      }),
    });
    const named = `${coach.username}'s Teaching Practices with ${coachee.username}`;
    expect((await title()).value).toBe(named);
    expect(screen.queryByLabelText(/^Coachee/)).toBeNull();
    await page.user.click(screen.getByRole('switch', { name: /^Invite a self-score/ }));
    await page.user.click(start());
    await waitFor(() => expect(page.address()).toMatch(/^\/rubric\/use\//));
    const [sent] = page.madeOf('saveRubricInstance').map(({ body }) => body.rubric_instance);
    expect(sent).toMatchObject({
      client: coachee.uid,
      title: named,
      tool_uid: 'practices',
      tool_config_uid: 'set',
      revision: 0,
      invites_self_score: true,
      visibility: 'shared',
    });
    expect(page.address()).toBe(`/rubric/use/${sent?.uid}`);
  });

  it('takes the lines of recent observations that are chosen, tagged or not, of this coachee alone', async () => {
    const seen = { timestamp: '2026-03-02T09:00:00.000Z', lines: [], untagged: [] };
    const page = begin(`rubric_uid=practices&client_uid=${coachee.uid}`, {
      getEvidence: ({ query }) => ({
        observations: [
          ...(query.every_observation
            ? [
                { ...seen, uid: 'o4', title: 'Planned', timestamp: '2099-03-02T09:00:00.000Z', tagged: 0 },
                { ...seen, uid: 'o3', title: 'Verbs', tagged: 0 },
              ]
            : []),
          { ...seen, uid: 'o1', title: 'Fractions', tagged: 1 },
          { ...seen, uid: 'o2', title: 'Decimals', tagged: 3 },
        ],
      }),
      saveRubricInstance: ({ body }) => ({
        rubric_instance: { ...mine, uid: body.rubric_instance.uid! },
      }),
    });
    await page.user.click(await screen.findByRole('checkbox', { name: /^Decimals/ }));
    await page.user.click(
      screen.getByRole('checkbox', { name: /^Verbs/, description: /no tagged lines yet/ }),
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await page.user.click(start());
    await waitFor(() => expect(page.address()).toMatch(/^\/rubric\/use\//));
    expect(page.madeOf('getEvidence')[0]?.query).toMatchObject({
      client_uid: coachee.uid,
      rubric_uid: 'practices',
    });
    expect(page.madeOf('saveRubricInstance')[0]?.body.rubric_instance.evidence).toEqual(['o2', 'o3']);
  });

  it('asks for its coachee before anything is sent', async () => {
    const page = begin('rubric_uid=practices');
    expect((await title()).value).toBe(`${coach.username}'s Teaching Practices`);
    await page.user.click(start());
    await screen.findByText('Coachee is required');
    expect(page.madeOf('saveRubricInstance')).toEqual([]);
  });

  it('the only program is chosen by itself, which saves nothing', async () => {
    const page = begin(`rubric_uid=practices&client_uid=${coachee.uid}`, {
      getProgramsForUser: { programs: [program], total: 1 },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>('Program');
    await waitFor(() => expect(field.value).toBe(literacy));
    expect(page.madeOf('saveRubricInstance')).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and makes no second one when it is sent again', async () => {
    const page = begin(`rubric_uid=practices&client_uid=${coachee.uid}`, {
      saveRubricInstance: refusal(403, 'Your license has ended.'),
    });
    await page.user.clear(await title());
    await page.user.type(await title(), 'Verbs');
    await page.user.click(start());
    await screen.findByText('Your license has ended.');
    expect((await title()).value).toBe('Verbs');
    page.answer({ saveRubricInstance: { rubric_instance: mine } });
    await page.user.click(start());
    await waitFor(() => expect(page.address()).toMatch(/^\/rubric\/use\//));
    const [first, second] = page.madeOf('saveRubricInstance').map(({ body }) => body.rubric_instance.uid);
    expect(second).toBe(first);
  });

  it.each([
    ['without a rubric', '', {}, /choose it under New Interaction/],
    [
      'with one that is not theirs',
      'rubric_uid=practices',
      { getRubric: refusal(404, 'Gone.') },
      MESSAGES.notFound,
    ],
    [
      'with one that was deleted',
      'rubric_uid=practices',
      { getRubric: { rubric: aRubric(), as_scored: true } },
      MESSAGES.notFound,
    ],
    [
      'with one that cannot be loaded',
      'rubric_uid=practices',
      { getRubric: serverFailure() },
      'The rubric could not be loaded.',
    ],
  ])('%s is not begun', async (_, query, answers, words) => {
    begin(query, answers as Answers);
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Start Rubric' })).toBeNull();
  });
});

describe('one that is there', () => {
  it('is changed by its coach, who is led back; what was scored is not sent', async () => {
    const page = edit({
      getRubricInstance: { rubric_instance: mine },
      saveRubricInstance: { rubric_instance: { ...mine, revision: 5 } },
    });
    const field = await title();
    expect(field.value).toBe('Fractions');
    await page.user.clear(field);
    await page.user.type(field, 'Verbs');
    await page.user.click(screen.getByRole('button', { name: 'Save Rubric' }));
    await waitFor(() => expect(page.address()).toBe('/rubric/use/r1'));
    expect(page.madeOf('saveRubricInstance').map(({ body }) => body.rubric_instance)).toEqual([
      { uid: 'r1', revision: 4, title: 'Verbs' },
    ]);
  });

  it('stays without a program until its coach chooses one, as the program’s administrators would read it', async () => {
    const page = edit({
      getRubricInstance: { rubric_instance: { ...mine, program_embed: null } },
      getProgramsForUser: { programs: [program], total: 1 },
      saveRubricInstance: { rubric_instance: { ...mine, revision: 5 } },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>('Program');
    await within(field).findByRole('option', { name: 'Literacy' });
    expect(within(field).getByRole<HTMLOptionElement>('option', { name: 'No program' }).selected).toBe(true);
    await page.user.clear(await title());
    await page.user.type(await title(), 'Verbs');
    await page.user.click(screen.getByRole('button', { name: 'Save Rubric' }));
    await waitFor(() => expect(page.address()).toBe('/rubric/use/r1'));
    expect(page.madeOf('saveRubricInstance').map(({ body }) => body.rubric_instance)).toEqual([
      { uid: 'r1', revision: 4, title: 'Verbs' },
    ]);
  });

  it('a title that nobody wrote goes along with its coachee', async () => {
    const named = `${coach.username}'s Teaching Practices with ${coachee.username}`;
    const grace = aPerson('grace', 'Grace Kim');
    const page = edit({
      getRubricInstance: { rubric_instance: { ...mine, title: named } },
      getUsers: { users: [{ ...coachee, ...grace }], total: 1 },
      saveRubricInstance: { rubric_instance: { ...mine, revision: 5 } },
    });
    expect((await title()).value).toBe(named);
    const field = screen.getByLabelText(/^Coachee/);
    await page.user.clear(field);
    await page.user.type(field, 'Grace');
    await page.user.click(await screen.findByRole('option', { name: /Grace Kim/ }));
    expect((await title()).value).toBe(`${coach.username}'s Teaching Practices with Grace Kim`);
  });

  it('stays with its coachee once others could read what was scored', async () => {
    edit({
      getRubricInstance: {
        rubric_instance: { ...mine, items: anInstance({}, [anItem('a', { checked: 0 })]).items },
      },
    });
    await screen.findByText(/it stays with its coachee and in its place/);
    expect(screen.queryByLabelText(/^Coachee/)).toBeNull();
  });

  it('is deleted after a question', async () => {
    const page = edit({ getRubricInstance: { rubric_instance: mine }, deleteRubricInstance: { ok: true } });
    await page.user.click(await screen.findByRole('button', { name: 'Delete Rubric' }));
    expect(page.madeOf('deleteRubricInstance')).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this rubric?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete rubric' }));
    await waitFor(() => expect(page.address()).toBe('/interactions'));
    expect(page.madeOf('deleteRubricInstance')).toHaveLength(1);
    await screen.findByText(MESSAGES.rubricInstanceDeleted);
  });

  it.each(['coachee', 'admin', 'superuser'] as const)('is not changed by another: %s', async (as) => {
    edit({ getRubricInstance: { rubric_instance: mine } }, as);
    await screen.findByText('Only the coach of a rubric can change it.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Read the rubric' }).getAttribute('href')).toBe('/rubric/use/r1');
  });
});
