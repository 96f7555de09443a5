import { type CastName, cast } from '@coaching/access/testing';
import { type CallResponse, type LogRow, monthsBetween } from '@coaching/contracts';
import { refusal, renderPage } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import TimeLogPage from './time-log-page';
import ToolLogPage from './tool-log-page';

const { cedar, lakeside } = cast.organizations;

const sums = {
  doc_count: 3,
  duration_sum: 60,
  duration_avg: 20,
  monthly: { '2026-09': { count: 2, sum: 45, avg: 22.5 }, '2026-10': { count: 1, sum: 15, avg: 15 } },
  tools: { Observation: 2, Conversation: 1 },
};
const row: LogRow = {
  ...sums,
  uid: 'latest',
  entity_type: 'interview',
  organization: cedar.name,
  programs: ['Literacy'],
  coach_name: 'Ada Park',
  client_name: 'Daniel Reyes',
};
const months = ['2026-09', '2026-10'];
const timeLog: CallResponse<'getTimeLog'> = {
  user: null,
  total: 1,
  months,
  totals: sums,
  observations: [row],
};
const { observations: _, ...toolSums } = timeLog;

/** An address that says nothing but months. */
const justMonths = /^\/timelog\?start_date=(\d{4}-\d{2})&end_date=(\d{4}-\d{2})$/;

const answersWith = (getTimeLog: typeof timeLog) => ({
  getMonthlyReport: { since: null, organization: null, last: null },
  getTimeLog,
  getToolLog: { ...toolSums, rows: [row] },
  getOrganizations: {
    organizations: [cedar, lakeside].map((each) => ({ ...each, region: '' })),
    total: 2,
  },
});

const open = (as: CastName, at = '/timelog', getTimeLog = timeLog) =>
  renderPage(at.startsWith('/timelog') ? <TimeLogPage /> : <ToolLogPage />, {
    at,
    path: at.split('?')[0]!,
    as,
    answers: answersWith(getTimeLog),
  });

it('shows minutes month by month, what they come to, and a file of the same', async () => {
  open('admin', '/timelog?query=ada&start_date=2026-09&end_date=2026-10&page=1');
  const cells = within(await screen.findByRole('row', { name: /^Ada Park/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Ada Park',
    'Daniel Reyes',
    cedar.name,
    'Literacy',
    '3',
    '60',
    '20',
    '45',
    '15',
  ]);
  expect(screen.getByRole('link', { name: 'Daniel Reyes' }).getAttribute('href')).toBe(
    '/questions/answers/latest',
  );
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Total3602045' + '15');
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')!;
  expect(file.startsWith('/api/observations/metrics?')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(file.split('?')[1]))).toEqual({
    query: 'ada',
    start_date: '2026-09',
    end_date: '2026-10',
    sortBy: 'coach_name',
    descending: 'false',
    format: 'csv',
  });
});

it('counts uses of each tool in the tool log, which knows no grouping', async () => {
  open('coach', '/toollog?start_date=2026-09&end_date=2026-10');
  const cells = within(await screen.findByRole('row', { name: /^Ada Park/ })).getAllByRole('cell');
  expect(cells.slice(4).map(({ textContent }) => textContent)).toEqual(['3', '2', '1', '2', '1']);
  expect(screen.queryByLabelText('Grouping')).toBeNull();
});

it('the tool log can show one tool alone, whose total is its uses, and the address keeps that', async () => {
  const { user, address, madeOf } = open(
    'coach',
    '/toollog?start_date=2026-09&end_date=2026-10&tool=Conversation',
  );
  const cells = within(await screen.findByRole('row', { name: /^Ada Park/ })).getAllByRole('cell');
  expect(cells.slice(4).map(({ textContent }) => textContent)).toEqual(['1']);
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Total1');
  expect(madeOf('getToolLog').at(-1)!.query).toHaveProperty('tool', 'Conversation');
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')!;
  expect(file).toContain('tool=Conversation');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Observation');
  await screen.findByRole('columnheader', { name: 'Observation' });
  expect(address()).toContain('tool=Observation');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'All tools');
  await screen.findByRole('columnheader', { name: /^Interactions/ });
  expect(address()).not.toContain('tool=');
});

it.each<[CastName, string[]]>([
  ['superuser', ['Organization', 'Grouping', 'From', 'To']],
  ['admin', ['Program', 'Grouping', 'From', 'To']],
  ['programAdmin', ['Grouping', 'From', 'To']],
  ['coach', ['Grouping', 'From', 'To']],
])('%s is asked for %j', async (as, labels) => {
  open(as);
  await screen.findByRole('row', { name: /^Ada Park/ });
  const filters = ['Organization', 'Program', 'Grouping', 'From', 'To'];
  await waitFor(() =>
    expect(filters.filter((label) => screen.queryByRole('combobox', { name: label }))).toEqual(labels),
  );
});

it('the months that are shown stand in the address from the start, so that a link shows the same ones later', async () => {
  const page = open('coach');
  await waitFor(() => expect(page.address()).toMatch(justMonths));
  await screen.findByRole('row', { name: /^Ada Park/ });
  const [, start_date, end_date] = justMonths.exec(page.address())!;
  expect(page.madeOf('getTimeLog').at(-1)).toMatchObject({ query: { start_date, end_date } });
});

it.each([
  'start_date=0000-13&end_date=9999-99',
  'start_date=2026-13&end_date=2026-10',
  'start_date=soon&end_date=later',
])('months that are none do not stay in the address: %s', async (months) => {
  const page = open('coach', `/timelog?${months}`);
  await screen.findByRole('row', { name: /^Ada Park/ });
  const [, start_date, end_date] = justMonths.exec(page.address())!;
  expect(page.madeOf('getTimeLog').at(-1)).toMatchObject({ query: { start_date, end_date } });
});

it('months in the wrong order are put right in the address, too', async () => {
  const page = open('coach', '/timelog?start_date=2026-10&end_date=2026-09&grouping=groups');
  await screen.findByRole('row', { name: /^Ada Park/ });
  expect(page.address()).toBe('/timelog?start_date=2026-09&end_date=2026-10&grouping=groups');
});

it('the focus is on a row again when somebody comes back from what it leads to', async () => {
  const at = '/timelog?start_date=2026-09&end_date=2026-10';
  const { user, address } = open('coach', at);
  await user.click(await screen.findByRole('link', { name: 'Daniel Reyes' }));
  expect(address()).toBe('/questions/answers/latest');
  await act(async () => window.history.back());
  await waitFor(() => expect(address()).toBe(at));
  const link = await screen.findByRole('link', { name: 'Daniel Reyes' });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

/** What the page is while it is printed. */
const printed = (look: () => void) => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  look();
  act(() => void window.dispatchEvent(new Event('afterprint')));
};
const columnNames = () =>
  screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label') ?? head.textContent);
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('a log of more months than a page has room for is printed with its months in words', async () => {
  const year = monthsBetween('2025-08', '2026-12');
  open('coach', '/timelog?start_date=2025-08&end_date=2026-12', { ...timeLog, months: year });
  await screen.findByRole('columnheader', { name: 'Dec 2026' });
  printed(() => {
    expect(columnNames().slice(4)).toEqual(['Interactions', 'Minutes', 'Average', 'By month']);
    expect(cellsOf(/^Ada Park/).at(-1)).toBe('Sep 2026: 45 minutes' + 'Oct 2026: 15 minutes');
    expect(cellsOf(/^Total/).at(-1)).toBe('Sep 2026: 45 minutes' + 'Oct 2026: 15 minutes');
  });
  expect(columnNames()).toHaveLength(7 + year.length);
});

it('a tool log is printed with its tools in words, and months in columns where they fit', async () => {
  open('coach', '/toollog?start_date=2026-09&end_date=2026-10');
  await screen.findByRole('row', { name: /^Ada Park/ });
  printed(() => {
    expect(columnNames().slice(4)).toEqual(['Interactions', 'By tool', 'Sep 2026', 'Oct 2026']);
    expect(cellsOf(/^Ada Park/).slice(4)).toEqual(['3', 'Observation: 2Conversation: 1', '2', '1']);
  });
  expect(columnNames()).toContain('Observation');
});

it('a log says on paper what its filters say and as of when it is, and not on the screen', async () => {
  open(
    'superuser',
    `/timelog?start_date=2026-09&end_date=2026-10&organization_uid=${lakeside.uid}&grouping=groups&query=ada`,
  );
  await screen.findByRole('row', { name: /^Ada Park/ });
  await screen.findByRole('option', { name: lakeside.name });
  const said = /^Sep 2026 to Oct 2026 · /;
  printed(() =>
    expect(screen.getByText(said).textContent).toMatch(
      new RegExp(
        `Organization: ${lakeside.name} · Grouping: Groups · Search: ada · As of \\d+/\\d+/\\d{4} .+$`,
      ),
    ),
  );
  expect(screen.queryByText(said)).toBeNull();
});

it('what is chosen stands in the address, is asked for, and an empty log says what to do', async () => {
  const nothing = { ...timeLog, total: 0, observations: [], totals: { ...sums, doc_count: 0 } };
  const page = open('superuser', '/timelog', nothing);
  await screen.findByText(/^Minutes of observations/);
  await screen.findByRole('option', { name: lakeside.name });
  await page.user.selectOptions(screen.getByLabelText('Organization'), lakeside.uid);
  await page.user.selectOptions(screen.getByLabelText('Grouping'), 'groups');
  await waitFor(() => expect(page.address()).toContain(`organization_uid=${lakeside.uid}&grouping=groups`));
  await waitFor(() =>
    expect(page.madeOf('getTimeLog').at(-1)).toMatchObject({
      query: { organization_uid: lakeside.uid, grouping: 'groups' },
    }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Show this school year without filters' }));
  await waitFor(() => expect(page.address()).toMatch(justMonths));
});

it('tells who administers by counts alone that rows lead nowhere, and nobody else', async () => {
  const [school] = cast.users.admin.schools;
  const user = { ...cast.users.admin, schools: [{ ...school!, counts_only: true }] };
  const rowless = { ...timeLog, observations: [{ ...row, uid: null, entity_type: null }] };
  const note = /shows its administrators counts and minutes/;
  const answers = answersWith(rowless);
  renderPage(<TimeLogPage />, {
    at: '/timelog',
    path: '/timelog',
    as: { user, organization: cedar },
    answers,
  });
  await screen.findByRole('row', { name: /^Ada Park/ });
  screen.getByText(note);
  screen.getByText(/read by coach, coachee and the \w+ support team/);
  expect(screen.queryByRole('link', { name: 'Daniel Reyes' })).toBeNull();
});

it('says nothing of counts where administrators read', async () => {
  open('admin');
  await screen.findByRole('link', { name: 'Daniel Reyes' });
  expect(screen.queryByText(/shows its administrators counts and minutes/)).toBeNull();
});

/** What tells phones and tablets from more room. */
const viewOf = (width: string) => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === `(width < ${width})` });
  return () => {
    window.matchMedia = matchMedia;
  };
};

it('two people of one name keep one row each, however often the log is sorted', async () => {
  const alike = [1, 2].map((doc_count) => ({ ...row, uid: null, entity_type: null, doc_count }));
  const { user, madeOf } = open('admin', '/timelog', { ...timeLog, total: 2, observations: alike });
  expect(await screen.findAllByRole('row', { name: /^Ada Park/ })).toHaveLength(2);
  for (const [times, column] of ['Minutes', 'Interactions', 'Average'].entries()) {
    await user.click(screen.getByRole('button', { name: column }));
    await waitFor(() => expect(madeOf('getTimeLog').length).toBeGreaterThan(times + 1));
    await waitFor(() => expect(screen.getAllByRole('row', { name: /^Ada Park/ })).toHaveLength(2));
  }
});

it('a link that only somebody else may ask for leads on to the school year without filters, or asks again', async () => {
  const page = renderPage(<TimeLogPage />, {
    at: '/timelog?program_uid=literacy&start_date=2026-09&end_date=2026-10',
    path: '/timelog',
    as: 'coach',
    answers: {
      ...answersWith(timeLog),
      getTimeLog: ({ query }) => (query.program_uid ? refusal(403, 'That is for administrators.') : timeLog),
    },
  });
  const reason = screen.getByRole('region', { name: 'Time Log' });
  await within(reason).findByText('There is nothing to show at this address.');
  // The toast says why.
  expect(within(reason).queryByText('That is for administrators.')).toBeNull();
  screen.getByRole('button', { name: 'Retry' });
  within(reason).getByRole('button', { name: 'Show this school year without filters' }).focus();
  await page.user.keyboard('{Enter}');
  await screen.findByRole('row', { name: /^Ada Park/ });
  expect(page.address()).toMatch(justMonths);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Time Log' }));
});

it('a place that is not among the choices is not shown as all of them', async () => {
  open('superuser', '/timelog?organization_uid=nope');
  await screen.findByRole('option', { name: 'Unknown organization' });
  const { selectedOptions } = screen.getByLabelText<HTMLSelectElement>('Organization');
  expect(selectedOptions[0]!.textContent).toBe('Unknown organization');
});

it('says for which coachee and place a link narrows the log, and how to see the rest', async () => {
  const { uid, username } = cast.users.coachee;
  const of = { ...timeLog, user: cast.users.coachee };
  const page = open('coach', `/timelog?client_uid=${uid}&organization_uid=${cedar.uid}`, of);
  await screen.findByText(`Only ${username} as a coachee`);
  screen.getByText(`Only in ${cedar.name}`);
  await page.user.click(screen.getByRole('button', { name: 'Show all coachees' }));
  await page.user.click(screen.getByRole('button', { name: 'Do not narrow by organization' }));
  await waitFor(() => expect(page.address()).toMatch(justMonths));
  expect(screen.queryByText(/^Only /)).toBeNull();
});

it('the cards of the tool log leave out tools that a row did not use', async () => {
  const restore = viewOf('36em');
  renderPage(<ToolLogPage />, {
    at: '/toollog',
    path: '/toollog',
    as: 'coach',
    answers: {
      ...answersWith(timeLog),
      getToolLog: { ...toolSums, rows: [{ ...row, tools: { Observation: 2 } }] },
    },
  });
  await screen.findByText('Daniel Reyes');
  const said = (label: string) =>
    screen.getAllByText(label, { selector: 'dt' }).map((term) => term.nextElementSibling!.textContent);
  expect(said('Observation')).toEqual(['2']);
  expect(said('Conversation')).toEqual(['']);
  restore();
});

it('names are narrower on a tablet, so that figures are beside them', async () => {
  const restore = viewOf('64em');
  open('coach');
  await screen.findByRole('row', { name: /^Ada Park/ });
  const widths = [...document.querySelectorAll('col')].slice(0, 4).map(({ style }) => style.width);
  expect(widths).toEqual(['7.5rem', '8rem', '7.5rem', '6.5rem']);
  restore();
});

/** Pixels of a table's columns, as the page gives rem their size. */
const columnWidths = () =>
  [...document.querySelectorAll('col')].map(({ style }) => Number.parseFloat(style.width) * 16);

it('a desk of 1440 px shows all months of half a school year beside names and places', async () => {
  const half = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'];
  const monthly = Object.fromEntries(half.map((month) => [month, { count: 3, sum: 840, avg: 280 }]));
  const totals = { ...sums, monthly };
  open('admin', '/timelog', { ...timeLog, months: half, totals });
  await screen.findByRole('columnheader', { name: 'Dec 2026' });
  const widths = columnWidths();
  expect(widths).toHaveLength(7 + half.length);
  // The frame of a table beside the menu, without its borders and the bar that it scrolls by.
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1183);
});

it('a month has room for what it comes to', async () => {
  const monthly = {
    '2026-09': { count: 2, sum: 45, avg: 22.5 },
    '2026-10': { count: 1, sum: 12_345, avg: 15 },
  };
  open('admin', '/timelog', { ...timeLog, totals: { ...sums, monthly } });
  await screen.findByRole('columnheader', { name: 'Oct 2026' });
  const [september, october] = columnWidths().slice(-2);
  expect(september).toBe(60);
  // Five digits of 9 px and a comma, between the paddings.
  expect(october).toBeGreaterThan(24 + 5 * 9 + 4);
});

it.each<[CastName, string, string]>([
  ['superuser', '/timelog', '10rem'],
  ['superuser', `/timelog?organization_uid=${cedar.uid}`, '7.5rem'],
  ['admin', '/timelog', '7.5rem'],
  ['coach', '/toollog', '7.5rem'],
])('organizations have more room only where rows are of several: %s at %s', async (as, at, width) => {
  open(as, at);
  await screen.findByRole('row', { name: /^Ada Park/ });
  expect(document.querySelectorAll('col')[2]!.style.width).toBe(width);
});

it('an open log is read anew when its window gets the focus, unless that was just done', async () => {
  const { madeOf } = open('coach');
  await screen.findByRole('row', { name: /^Ada Park/ });
  await waitFor(() => expect(madeOf('getTimeLog').length).toBeGreaterThan(0));
  const before = madeOf('getTimeLog').length;
  const focus = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await focus();
  expect(madeOf('getTimeLog')).toHaveLength(before);
  const later = Date.now() + 60_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(later);
  await focus();
  await waitFor(() => expect(madeOf('getTimeLog')).toHaveLength(before + 1));
  now.mockRestore();
});
