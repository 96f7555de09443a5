import { type CastName, cast, embedOf } from '@coaching/access/testing';
import { monthsBetween, type Pictures } from '@coaching/contracts';
import { history } from '@coaching/mfe-kit';
import { type Answers, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import OfficePictures from './office-pictures';

const months = monthsBetween('2025-12', '2026-11');
const { coachee, otherCoachee } = cast.people;
const pictures: Pictures = {
  places: ['Cedar Grove'],
  months,
  minutes: months.map((month, index) => ({ month, minutes: index * 100 })),
  tools: [
    { tool: 'Observation', interactions: 9 },
    { tool: 'Conversation', interactions: 3 },
  ],
  coverage: [
    { seen: 'this_month', people: 1, named: [embedOf(otherCoachee)] },
    { seen: 'last_month', people: 0, named: [] },
    { seen: 'three_months', people: 0, named: [] },
    { seen: 'twelve_months', people: 0, named: [] },
    { seen: 'not_in_twelve_months', people: 3, named: [embedOf(coachee)] },
  ],
  steps: months.map((month, index) => ({
    month,
    opened: index === 10 ? 4 : 0,
    closed: index === 11 ? 2 : 0,
  })),
  as_of: '2026-11-24T10:00:00.000Z',
};

const open = (as: CastName, answers: Answers = { getPictures: pictures }, at = '/dashboard') =>
  renderPage(<OfficePictures />, { at, path: '/dashboard', as, answers });
const picture = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows an administrator four pictures, each with a sentence, and marks lead to the rows behind them', async () => {
  open('admin');
  await screen.findByRole('heading', { name: 'Coaching in Cedar Grove' });
  const leads = [
    ['Minutes by month', 'Nov 2026: 1,100 minutes', '/timelog?start_date=2026-11&end_date=2026-11'],
    [
      'Tools used',
      'Observation: 9 interactions',
      '/toollog?start_date=2025-12&end_date=2026-11&tool=Observation',
    ],
    [
      'When people were last seen',
      'Last seen: not in twelve months, 3 people',
      '/dashboard?last_seen=not_in_twelve_months#last-seen-people',
    ],
  ] as const;
  for (const [name, words, href] of leads)
    expect((await picture(name)).getByRole('link', { name: words }).getAttribute('href')).toBe(href);
  screen.getByText('6,600 minutes of coaching in twelve months, 1,100 of them in Nov 2026 so far.');
  screen.getByText('3 of 4 people have not been seen since Aug 2026 began, not in twelve months either.');
  screen.getByText(/^As of 11\/24\/2026/);
  // A month of nothing has no rows to lead to.
  expect((await picture('Minutes by month')).getAllByRole('link')).toHaveLength(11);
});

it('action steps, whose rows no screen shows, are read by keys and lead nowhere', async () => {
  open('admin');
  const steps = await picture('Action steps by month');
  expect(steps.queryByRole('link')).toBeNull();
  // Two months have steps; the others are passed over.
  const marks = steps.getAllByRole('img');
  expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('tabindex')])).toEqual([
    ['Oct 2026: 4 opened, 0 completed', '0'],
    ['Nov 2026: 0 opened, 2 completed', '0'],
  ]);
});

it('the same figures stand in tables at a press, with the same ways, and the address keeps that', async () => {
  const { user, address } = open('admin', undefined, '/dashboard?last_seen=this_month');
  await user.click(await screen.findByRole('button', { name: 'Show as tables' }));
  expect(address()).toBe('/dashboard?last_seen=this_month&as=table');
  const steps = (await picture('Action steps by month')).getByRole('table');
  const row = within(steps).getByRole('row', { name: /^Oct 2026/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '0']);
  const minutes = (await picture('Minutes by month')).getByRole('link', { name: 'Oct 2026' });
  expect(minutes.getAttribute('href')).toBe('/timelog?start_date=2026-10&end_date=2026-10');
  const seen = (await picture('When people were last seen')).getByRole('link', { name: 'This month' });
  expect(seen.getAttribute('href')).toBe('/dashboard?last_seen=this_month&as=table#last-seen-people');
  await user.click(screen.getByRole('button', { name: 'Show as pictures' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(address()).toBe('/dashboard?last_seen=this_month');
});

it('a reload shows tables again', async () => {
  open('admin', undefined, '/dashboard?as=table');
  expect(await screen.findAllByRole('table')).toHaveLength(4);
});

it('prints each picture with its sentence, its figures in words, and the table behind it', async () => {
  open('admin');
  const steps = await picture('Action steps by month');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  steps.getByRole('group', { name: 'Action steps by month' });
  steps.getByText(/opened/, { selector: 'p' });
  expect(within(steps.getByRole('table')).getAllByRole('row')).toHaveLength(1 + months.length);
  expect(screen.getAllByRole('table')).toHaveLength(4);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

it('names who was last seen when, each with the way to their interactions', async () => {
  const { user, address } = open('admin');
  await user.click(await screen.findByRole('link', { name: /^Last seen: this month/ }));
  expect(address()).toBe('/dashboard?last_seen=this_month');
  const link = await screen.findByRole('link', { name: otherCoachee.username });
  expect(link.getAttribute('href')).toBe(`/interactions/${otherCoachee.uid}`);
});

it('the focus goes to the names that were chosen, and stays where it is when a page opens with them', async () => {
  const { user } = open('admin', undefined, '/dashboard?last_seen=this_month#last-seen-people');
  const headings = () => screen.findByRole('heading', { level: 4 });
  await headings();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: /^Last seen: not in twelve months/ }));
  await screen.findByRole('link', { name: coachee.username });
  expect(document.activeElement).toBe(await headings());
});

it.each([
  ['a mark', '/dashboard', 'Oct 2026: 1,000 minutes'],
  ['a row of a table', '/dashboard?as=table', 'Oct 2026'],
])('the focus is on %s again when somebody comes back from what is behind it', async (_, at, name) => {
  const { user, address } = open('admin', undefined, at);
  const way = async () => (await picture('Minutes by month')).findByRole('link', { name });
  await user.click(await way());
  expect(address()).toBe('/timelog?start_date=2026-10&end_date=2026-10');
  await act(async () => window.history.back());
  await waitFor(() => expect(address()).toBe(at));
  const link = await way();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('the focus comes back to a mark also where the page is hidden until all of it is there', async () => {
  const looks = new Set<() => void>();
  const { ResizeObserver } = window;
  window.ResizeObserver = class extends ResizeObserver {
    #look: () => void;
    constructor(look: ResizeObserverCallback) {
      super(look);
      this.#look = () => look([], this);
      looks.add(this.#look);
    }
    override disconnect() {
      looks.delete(this.#look);
    }
  };
  const { user, address } = open('admin');
  const way = async () =>
    (await picture('Minutes by month')).findByRole('link', { name: 'Oct 2026: 1,000 minutes' });
  await user.click(await way());
  // What is hidden takes no focus in a browser; it does in jsdom.
  const focus = jest.spyOn(SVGElement.prototype, 'focus').mockImplementation(() => {});
  await act(async () => window.history.back());
  await waitFor(() => expect(address()).toBe('/dashboard'));
  const link = await way();
  expect(document.activeElement).toBe(document.body);
  focus.mockRestore();
  act(() => {
    for (const look of looks) look();
  });
  expect(document.activeElement).toBe(link);
  window.ResizeObserver = ResizeObserver;
});

it('the focus is on a person again when somebody comes back from their interactions', async () => {
  const { user, address } = open('admin', undefined, '/dashboard?last_seen=this_month');
  const person = () => screen.findByRole('link', { name: otherCoachee.username });
  await user.click(await person());
  expect(address()).toBe(`/interactions/${otherCoachee.uid}`);
  await act(async () => window.history.back());
  const link = await person();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('says that nobody was last seen at a time that an address names', async () => {
  open('admin', undefined, '/dashboard?last_seen=last_month');
  const seen = await picture('When people were last seen');
  seen.getByRole('heading', { name: 'Last seen: last month' });
  seen.getByText('There is nobody in this group.');
  expect(seen.queryByRole('list')).toBeNull();
});

it('a page that is opened anew begins at its top, whatever mark it was left by before', async () => {
  const { user } = open('admin');
  const way = async () =>
    (await picture('Minutes by month')).findByRole('link', { name: 'Oct 2026: 1,000 minutes' });
  await user.click(await way());
  act(() => history.push('/dashboard'));
  await way();
  expect(document.activeElement).toBe(document.body);
});

it('a long name is cut by the room there is, and whole in its words', async () => {
  const tool = 'A walk through the school with all of those who teach in it';
  open('admin', { getPictures: { ...pictures, tools: [{ tool, interactions: 2 }] } });
  const mark = (await picture('Tools used')).getByRole('link', { name: `${tool}: 2 interactions` });
  // Style sheets cut it, so that all of it is there for as much room as there is.
  within(mark).getByText(tool);
  expect(mark.querySelectorAll('text')).toHaveLength(0);
});

it('says how many more there are than are named', async () => {
  open(
    'superuser',
    { getPictures: { ...pictures, places: [] } },
    '/dashboard?last_seen=not_in_twelve_months',
  );
  await screen.findByRole('link', { name: coachee.username });
  screen.getByText('And 2 more.');
  screen.getByRole('heading', { name: 'Coaching on the whole platform' });
});

it('says what will be here while there is nothing, without an empty drawing', async () => {
  open('programAdmin', {
    getPictures: {
      ...pictures,
      minutes: [],
      tools: [],
      coverage: [],
      steps: [],
    },
  });
  await screen.findByText('Action steps will be here once some are agreed on.');
  expect(document.querySelector('svg[role="group"]')).toBeNull();
});

it('says that they could not be loaded, and loads them at a retry', async () => {
  const { user, answer } = open('admin', { getPictures: serverFailure() });
  await screen.findByText('The pictures of coaching could not be loaded.');
  answer({ getPictures: pictures });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await picture('Tools used');
});

it('asks for nothing and shows nothing to who administers nothing', () => {
  const { made } = open('coach', {});
  expect(made).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
