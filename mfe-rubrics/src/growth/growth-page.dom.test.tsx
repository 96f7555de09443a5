import { type CastName, cast } from '@coaching/access/testing';
import { type Answers, refusal, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import GrowthPage from './growth-page';
import { aGrowth, aPoint } from './testing/builders';

const { coachee } = cast.users;
const { cedar } = cast.organizations;
const rubrics = [
  { tool_uid: 'practices', name: 'Teaching Practices', client_uids: [coachee.uid] },
  { tool_uid: 'talk', name: 'Talk moves', client_uids: [] },
];
const grown = aGrowth([[aPoint(0, 0), aPoint(1, 1)], [aPoint(0, 1)], []]);

const open = (at: string, as: CastName, answers: Answers = {}) =>
  renderPage(<GrowthPage />, {
    at: `/rubric/growth${at}`,
    path: '/rubric/growth',
    as,
    answers: {
      getGrowthRubrics: { rubrics },
      getRubricGrowth: { rubric_growth: grown },
      getUser: { user: coachee },
      getUsers: { users: [coachee], total: 1 },
      getPrograms: { programs: [], total: 0 },
      ...answers,
    },
  });

it('a coachee sees her own, as steps, as a heat map and as a table, and the address says it', async () => {
  const page = open('', 'coachee');
  await screen.findByText(/You were scored 2 times by Teaching Practices\. .*1 row went up/);
  expect(page.madeOf('getRubricGrowth')[0]).toMatchObject({
    params: { tool_uid: 'practices' },
    query: { client_uid: coachee.uid },
  });
  expect(screen.queryByLabelText(/^Coachee/)).toBeNull();
  const drawn = within(screen.getByRole('group', { name: /^Row a: Emerging, 01\/02\/2026; Established/ }));
  const marks = drawn.getAllByRole('link', { name: /^Row a: / });
  expect(marks.map((mark) => [mark.getAttribute('href'), mark.getAttribute('aria-label')])).toEqual([
    ['/rubric/use/visit-0', 'Row a: Emerging, 01/02/2026'],
    ['/rubric/use/visit-1', 'Row a: Established, 02/02/2026'],
  ]);
  expect(screen.getByText('Emerging → Established')).toBeTruthy();
  await page.user.click(screen.getByRole('tab', { name: 'Heat map' }));
  expect(screen.getByRole('img', { name: 'Row c: Not scored' })).toBeTruthy();
  await page.user.click(screen.getByRole('tab', { name: 'Table' }));
  const row = within(screen.getByRole('row', { name: /^Row a/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1 Emerging',
    '2 Established',
  ]);
  const other = within(screen.getByRole('row', { name: /^Row b/ }));
  expect(other.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '2 Established',
    '–not scored',
  ]);
  const heads = screen.getAllByRole('link', { name: /^Open what was scored/ });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['01/02/2026', '02/02/2026']);
  expect(heads.map((link) => link.getAttribute('href'))).toEqual([
    '/rubric/use/visit-0',
    '/rubric/use/visit-1',
  ]);
  expect(page.address()).toBe(`/rubric/growth?rubric=practices&coachee=${coachee.uid}&view=table`);
});

it('who comes back from behind a mark has the focus on it again, in its own row', async () => {
  const page = open('', 'coachee');
  const mark = () => screen.findByRole('link', { name: 'Row b: Established, 01/02/2026' });
  const other = await screen.findByRole('link', { name: 'Row a: Emerging, 01/02/2026' });
  expect((await mark()).getAttribute('href')).toBe(other.getAttribute('href'));
  await page.user.click(await mark());
  await waitFor(() => expect(page.address()).toBe('/rubric/use/visit-0'));
  await act(async () => window.history.back());
  const back = await mark();
  await waitFor(() => expect(document.activeElement).toBe(back));
});

it('marks are one stop for Tab in each row, and arrows go from one to the next', async () => {
  const page = open('?view=heat-map', 'coachee');
  const strip = within(await screen.findByRole('group', { name: /^Row a/ }));
  const [first, latest] = strip.getAllByRole('link');
  expect([first?.tabIndex, latest?.tabIndex]).toEqual([-1, 0]);
  act(() => latest?.focus());
  await page.user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(first);
  expect([first?.tabIndex, latest?.tabIndex]).toEqual([0, -1]);
  await page.user.keyboard('{End}');
  expect(document.activeElement).toBe(latest);
  await page.user.click(latest!);
  expect(page.address()).toBe('/rubric/use/visit-1');
});

it('a mark of a group leads to its row in the table, which names nobody', async () => {
  const points = [{ ...aPoint(0, 1), rubric_instance_uid: null, n: 6 }];
  const page = open('', 'admin', { getRubricGrowth: { rubric_growth: aGrowth([points], { people: 6 }) } });
  await page.user.click(await screen.findByRole('link', { name: 'Row a: Established, Jan 2026, 6 people' }));
  const row = await screen.findByRole('rowheader', { name: 'Row a' });
  await waitFor(() => expect(document.activeElement).toBe(row));
  screen.getByRole('columnheader', { name: 'Jan 2026' });
  expect(within(screen.getByRole('row', { name: /^Row b/ })).getByRole('cell').textContent).toBe(
    '–not shown',
  );
  expect(page.address()).toContain(`organization=${cedar.uid}&view=table`);
});

it('who administers an organisation picks one of its programs, as a part of it', async () => {
  const arts = { uid: 'arts', program_name: 'Arts', program_type: '', course_code: null };
  const page = open('', 'admin', {
    getPrograms: { programs: [{ ...arts, organization_uid: cedar.uid }], total: 1 },
  });
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Growth of' }), 'Arts');
  await waitFor(() =>
    expect(page.madeOf('getRubricGrowth').at(-1)?.query).toEqual({
      program_uid: 'arts',
      organization_uid: cedar.uid,
    }),
  );
  expect(page.address()).toBe(`/rubric/growth?rubric=practices&program=arts&organization=${cedar.uid}`);
});

it('who administers an organisation opens an address of one of its programs as a part of it', async () => {
  const arts = { uid: 'arts', program_name: 'Arts', program_type: '', course_code: null };
  const arrive: ((programs: object) => void)[] = [];
  const page = open('?rubric=practices&program=arts', 'admin', {
    getPrograms: (() => new Promise((resolve) => arrive.push(resolve))) as never,
  });
  // Until it is known what it is a part of, there is the shape of what comes.
  await screen.findByText('Loading…');
  expect(page.madeOf('getRubricGrowth')).toEqual([]);
  arrive[0]!({ programs: [{ ...arts, organization_uid: cedar.uid }], total: 1 });
  await screen.findByRole('tab', { name: 'Steps' });
  expect(page.madeOf('getRubricGrowth').map(({ query }) => query)).toEqual([
    { program_uid: 'arts', organization_uid: cedar.uid },
  ]);
  expect(screen.queryByRole('option', { name: 'The program' })).toBeNull();
});

it('a coach picks one of her coachees', async () => {
  const page = open('', 'coach');
  await screen.findByText(/^Choose a coachee/);
  expect(page.madeOf('getRubricGrowth')).toEqual([]);
  await page.user.type(screen.getByRole('combobox', { name: /^Coachee/ }), coachee.first_name);
  await page.user.click(await screen.findByRole('option', { name: new RegExp(coachee.username) }));
  await screen.findByText(/^Daniel Reyes was scored 2 times/);
  await waitFor(() => expect(page.address()).toBe(`/rubric/growth?rubric=practices&coachee=${coachee.uid}`));
});

it('tells who administers a place by counts alone that scores are none of these, and offers no growth of it', async () => {
  const [school] = cast.users.admin.schools;
  renderPage(<GrowthPage />, {
    at: `/rubric/growth?rubric=practices&organization=${cedar.uid}`,
    path: '/rubric/growth',
    as: { user: { ...cast.users.admin, schools: [{ ...school!, counts_only: true }] }, organization: cedar },
    answers: { getGrowthRubrics: { rubrics }, getRubricGrowth: refusal(403, 'No.') },
  });
  await screen.findByText(/^Your organization shows its administrators counts and minutes/);
  expect(screen.queryByText(/is for those who administer it/)).toBeNull();
  expect(screen.queryByRole('option', { name: cedar.name })).toBeNull();
});

it.each<[string, CastName, string, Answers, RegExp]>([
  [
    'too few people',
    'admin',
    '',
    { getRubricGrowth: { rubric_growth: aGrowth([], { people: 0, too_few: true, rows: [] }) } },
    new RegExp(`^Fewer than five people of ${cedar.name}`),
  ],
  [
    'somebody who is not there',
    'coach',
    '?rubric=practices&coachee=nobody',
    { getUser: refusal(404, 'Not found.'), getRubricGrowth: refusal(404, 'Not found.') },
    /^There are no scores by this rubric that you can see/,
  ],
  [
    'a group that others administer',
    'coach',
    `?rubric=practices&organization=${cedar.uid}`,
    { getRubricGrowth: refusal(403, 'No.') },
    /^Growth of a group is for those who administer it/,
  ],
  [
    'a coachee without any scores',
    'coachee',
    '',
    { getGrowthRubrics: { rubrics: [] } },
    /^You have not been/,
  ],
  [
    'a server that failed',
    'coachee',
    '',
    { getRubricGrowth: serverFailure() },
    /^The growth could not be loaded/,
  ],
])('of %s it says so', async (_, as, at, answers, words) => {
  open(at, as, answers);
  await screen.findByText(words);
  expect(screen.queryByRole('tab')).toBeNull();
});
