import { type CastName, cast, embedOf } from '@coaching/access/testing';
import { type CaseloadRow, MESSAGES } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, type RenderPageOptions, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CaseloadPage from './caseload-page';

const { coach, coachee } = cast.users;
const { cedar } = cast.organizations;
const { uid, username, initials } = coachee;
const row: CaseloadRow = {
  client_embed: { uid, username, initials, picture: null },
  places: ['Literacy'],
  last: {
    uid: 'visit',
    entity_type: 'observation',
    title: 'Circle time',
    timestamp: '2026-03-02T10:00:00.000Z',
  },
  next: null,
  open_steps: 3,
  overdue_steps: 1,
  minutes: 45,
  weeks_since: 6,
  cycle_weeks: 4,
  usual_weeks: 4,
  own_cycle: false,
  not_seen: true,
};
const answer = { user: null, coachees: [row], total: 1, usual_weeks: 4, as_of: '2026-03-02T10:00:00.000Z' };
const tool = aTool({ tool_type: 'Observation', name: 'Walkthrough' });

async function open(
  answers: Answers = {},
  at = '/clients',
  as: RenderPageOptions['as'] = { user: coach, organization: cedar },
) {
  const page = renderPage(<CaseloadPage />, {
    at,
    path: at.split('?')[0] === '/clients' ? '/clients' : '/clients/:coach_uid',
    as,
    answers: {
      getCaseload: answer,
      getToolConfig: { tool_config: aToolSet({ tools: [tool] }) },
      saveCoachingCycle: { ok: true },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** What a column says, row by row. */
function cellsOf(column: string) {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const place = heads.indexOf(column);
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((each) => within(each).getAllByRole('cell')[place]?.textContent);
}

it('says in words who was not seen, what is overdue, and leads to what was', async () => {
  await open();
  const found = within(await screen.findByRole('row', { name: new RegExp(username) }));
  found.getByText('Not seen for 6 weeks');
  expect(cellsOf('Overdue')).toEqual(['1']);
  expect(found.getByRole('link', { name: 'Circle time' }).getAttribute('href')).toBe('/observation/visit');
  expect(found.getByRole('link', { name: username }).getAttribute('href')).toBe(`/interactions/${uid}`);
});

it('is filtered by its columns, and says so in the address', async () => {
  const { user, madeOf, address } = await open({}, '/clients?next=none&cycle_weeks=4&minutes=few');
  await screen.findByRole('row', { name: new RegExp(username) });
  expect(madeOf('getCaseload').at(-1)).toMatchObject({ query: { next: 'none', cycle_weeks: 4 } });
  expect(madeOf('getCaseload').at(-1)).not.toMatchObject({ query: { minutes: 'few' } });
  await user.click(screen.getByRole('button', { name: 'Filter by Open steps' }));
  await user.click(await screen.findByLabelText('With open steps'));
  await waitFor(() => expect(address()).toContain('open_steps=some'));
});

it('changes the rhythm in its place', async () => {
  const { user, madeOf } = await open();
  const field = await screen.findByRole('combobox', { name: `Weeks between visits of ${username}` });
  expect((field as HTMLSelectElement).value).toBe('');
  await user.selectOptions(field, 'Every 6 weeks');
  await waitFor(() =>
    expect(madeOf('saveCoachingCycle').map(({ body }) => body)).toEqual([{ client_uid: uid, weeks: 6 }]),
  );
});

it('asks for those not seen alone, and says so where everybody was', async () => {
  const { user, madeOf, address } = await open({ getCaseload: { ...answer, coachees: [], total: 0 } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not seen in their rhythm');
  await screen.findByText('Everybody was seen in their rhythm.');
  expect(madeOf('getCaseload').at(-1)).toMatchObject({ query: { part: 'not_seen' } });
  expect(address()).toContain('part=not_seen');
});

it('begins an interaction from the row', async () => {
  const { user } = await open();
  const found = within(await screen.findByRole('row', { name: new RegExp(username) }));
  await user.click(found.getByRole('button', { name: new RegExp(username) }));
  const entry = await screen.findByRole('menuitem', { name: /New Walkthrough/ });
  expect(entry.getAttribute('href')).toContain(`client_uid=${uid}`);
});

it('shows another coach’s list to be read, and nothing where there is none', async () => {
  await open(
    { getCaseload: { ...answer, user: { uid: 'someone', username: 'Ada', initials: 'A', picture: null } } },
    '/clients/someone',
  );
  await screen.findByRole('heading', { name: 'Coachees of Ada' });
  await screen.findByText('Every 4 weeks');
  expect(screen.queryByRole('combobox', { name: /Weeks between/ })).toBeNull();
});

const byCounts = { ...cast.users.admin, schools: [{ ...cast.users.admin.schools[0]!, counts_only: true }] };

it.each<[string, RenderPageOptions['as'], boolean]>([
  ['by counts alone', { user: byCounts, organization: cedar }, true],
  ['and may read', 'admin', false],
])(
  'who administers %s is told why nothing leads to what was written, where that is so',
  async (_, as, told) => {
    const last = { ...row.last!, uid: null, title: 'Observation' };
    await open({ getCaseload: { ...answer, coachees: [{ ...row, last }] } }, '/clients/someone', as);
    const found = within(await screen.findByRole('row', { name: new RegExp(username) }));
    found.getByText('Observation');
    expect(screen.queryAllByText(/shows its administrators counts and minutes/)).toHaveLength(told ? 1 : 0);
  },
);

it('has no column of actions where nothing can be done with anybody', async () => {
  await open({}, '/clients/someone', 'admin');
  await screen.findByRole('row', { name: new RegExp(username) });
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

it('says that there is no such list to who may not read it', async () => {
  await open({ getCaseload: refusal(404, MESSAGES.notFound) }, '/clients/someone');
  await screen.findAllByText(MESSAGES.notFound);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('asks for nobody’s coachees on behalf of staff, who have none', async () => {
  const answers = { getToolConfig: { tool_config: aToolSet() } };
  const { madeOf } = renderPage(<CaseloadPage />, { at: '/clients', as: 'support', answers });
  await screen.findByText(MESSAGES.notFound);
  expect(madeOf('getCaseload')).toEqual([]);
});

const menuOf = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${username}` }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

it.each<[CastName, string, string[]]>([
  ['soloCoach', '/clients', ['Interactions', 'New WalkthroughObservation', 'Remove User']],
  ['support', '/clients/sol', ['Manage User', 'Remove User']],
])('a %s takes somebody out of a coach’s clients, once that is confirmed', async (as, at, entries) => {
  const page = await open({ getCaseload: { ...answer, user: embedOf(cast.users.soloCoach) } }, at, as);
  page.answer({ removeUser: { ok: true } });
  expect(await menuOf(page)).toEqual(entries);
  screen.getByRole('button', { name: 'Add Users' });
  await page.user.click(screen.getByRole('menuitem', { name: 'Remove User' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${username}?` }));
  expect(page.madeOf('removeUser')).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Remove user' }));
  await screen.findByText('Removed user successfully');
  expect(page.madeOf('removeUser').map(({ body }) => body)).toEqual([
    { user_uid: uid, entity: { entity_type: 'coaches', uid: cast.users.soloCoach.uid } },
  ]);
});

it('a coach of an organization takes nobody out of it here', async () => {
  const page = await open();
  expect(await menuOf(page)).not.toContain('Remove User');
});

it('an administrator says the rhythm of the organization, and takes back that it has one of its own', async () => {
  const page = await open({ saveUsualCycle: { ok: true } }, '/clients', 'admin');
  const field = await screen.findByRole('combobox', { name: `Usual rhythm in ${cedar.name}` });
  await page.user.selectOptions(field, 'Every 6 weeks');
  await page.user.selectOptions(field, 'As everywhere else (4)');
  await waitFor(() => expect(page.madeOf('saveUsualCycle').map(({ body }) => body.weeks)).toEqual([6, null]));
});
