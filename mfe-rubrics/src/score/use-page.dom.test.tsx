import { type CastName, cast } from '@coaching/access/testing';
import type { Observation, RubricCategory, RubricInstance } from '@coaching/contracts';
import { type Answers, noConnection, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anInstance, anItem, aPinnedRubric, aRow, aRubric } from '../instance/testing/builders';
import UsePage from './use-page';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;
Element.prototype.scrollIntoView = () => undefined;
globalThis.CSS = { escape: (text: string) => text } as never;

const { coach, coachee } = cast.users;
const embed = ({ uid, username, initials, picture }: typeof coach) => ({ uid, username, initials, picture });

const people = {
  uid: 'r9',
  user: coach.uid,
  user_embed: embed(coach),
  client: coachee.uid,
  client_embed: embed(coachee),
};
const scored = anInstance(people, [anItem('a', { checked: 1, notes: '<p>They asked why.</p>' })]);

const open = (instance: RubricInstance, as: CastName = 'coach', more: Answers = {}) =>
  renderPage(<UsePage />, {
    at: '/rubric/use/r9',
    path: '/rubric/use/:instance_uid',
    as,
    answers: {
      getRubricInstance: { rubric_instance: instance },
      getToolActionSteps: { steps: [] },
      saveRubricInstance: ({ body }) => ({
        rubric_instance: { ...instance, revision: body.rubric_instance.revision! + 1 },
      }),
      ...more,
    },
  });

const row = (name: string) => screen.findByRole('radiogroup', { name });
const choice = async (name: string, level: RegExp) =>
  within(await row(name)).getByRole('radio', { name: level });
const isChosen = (radio: HTMLElement) => radio.getAttribute('aria-checked') === 'true';

const savedSteps: Answers['saveActionSteps'] = ({ body }) => ({
  steps: body.steps.map((step) => ({
    ...step,
    coachee: true,
    completed: null,
    due_date: null,
    revision: 1,
    tool_type: 'rubric_instance',
    tool_uid: 'r9',
    tool_embed: { uid: 'r9', entity_type: 'rubric_instance', title: 'Fractions', timestamp: null },
    user_embed: embed(coach),
    client_embed: embed(coachee),
    organization_uid: null,
    program_uid: null,
  })) as never,
});

describe('its coach', () => {
  it('scores by keyboard: arrows move, Space chooses and takes back, what is saved is that row alone', async () => {
    const page = open(scored);
    const low = await choice('Row b', /^Emerging/);
    low.focus();
    await page.user.keyboard('{ArrowRight} ');
    const high = await choice('Row b', /^Established/);
    expect(document.activeElement).toBe(high);
    expect(isChosen(high)).toBe(true);
    await page.user.keyboard('{End}');
    expect(document.activeElement).toBe(await choice('Row b', /^Not observed/));
    expect(isChosen(high)).toBe(true);
    await waitFor(() => {
      const last = page.madeOf('saveRubricInstance').at(-1)?.body.rubric_instance;
      expect(last?.items?.flat()).toEqual([{ ...anItem('b', { checked: 1 }), column_uid: 'high' }]);
      expect(last?.rubric_revision).toBe(1);
    });
    await page.user.keyboard('{Home}{ArrowRight} ');
    expect(isChosen(high)).toBe(false);
  });

  it('tells a row that was not observed from one nobody looked at', async () => {
    const page = open(scored);
    await page.user.click(await choice('Row c', /^Not observed/));
    await screen.findByText('2 of 3 rows scored, 1 of them not observed');
    await waitFor(() =>
      expect(page.madeOf('saveRubricInstance').at(-1)?.body.rubric_instance.items?.flat()).toEqual([
        anItem('c', { not_observed: true }),
      ]),
    );
  });

  it('digits choose at once, and one Tab leads out of a row', async () => {
    const page = open(scored);
    (await choice('Row b', /^Emerging/)).focus();
    await page.user.keyboard('2');
    expect(isChosen(await choice('Row b', /^Established/))).toBe(true);
    await page.user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add notes to Row b' }));
  });

  it('a double click chooses once', async () => {
    const page = open(scored);
    const low = await choice('Row b', /^Emerging/);
    await page.user.dblClick(low);
    expect(isChosen(low)).toBe(true);
  });

  it('reads notes as text until they are opened', async () => {
    open(scored);
    await screen.findByText('They asked why.');
    expect(screen.queryByRole('textbox', { name: /notes/i })).toBeNull();
    screen.getByRole('button', { name: 'Edit notes of Row a' });
  });

  it('before it finishes what has no score is shown, and leads there', async () => {
    const page = open(scored);
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: '2 rows have no score' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Row c' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const first = await choice('Row c', /^Emerging/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(page.address()).toBe('/rubric/use/r9');
  });

  it('goes on scoring where Enter is pressed again on the question about what has no score', async () => {
    const page = open(scored);
    (await screen.findByRole('button', { name: 'Finish' })).focus();
    await page.user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '2 rows have no score' });
    const goOn = within(dialog).getByRole('button', { name: 'Go on scoring' });
    await waitFor(() => expect(document.activeElement).toBe(goOn));
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.address()).toBe('/rubric/use/r9');
    expect(page.madeOf('saveRubricInstance')).toEqual([]);
  });

  it('finishing ends and shares it, and leads to the dashboard', async () => {
    const page = open(scored);
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    await page.user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
    await waitFor(() =>
      expect(page.madeOf('saveRubricInstance').at(-1)?.body.rubric_instance.end_timestamp).toEqual(
        expect.any(String),
      ),
    );
  });

  it('reads tagged lines under their rows, and tags from the list of what is missing', async () => {
    const line = { time: '9:00:00 AM', data: '<p>Why?</p>' };
    const seen = { uid: 'o1', title: 'Visit', timestamp: '2026-03-02T09:00:00.000Z', tagged: 1 };
    const item = {
      ...line,
      timestamp: seen.timestamp,
      ob_type: 'teacher' as const,
      notes: null,
      teacher_notes: null,
    };
    const { tool_uid, title, additional_information, timestamp, end_timestamp, duration, timer } = scored;
    const observation: Observation = {
      ...{ title, additional_information, timestamp, end_timestamp, duration, timer, ...people },
      ...{ tool_uid, tool_config_entity: null, tool_config_entity_uid: null, tool_config_uid: null },
      ...{ left_name: '', right_name: '', program_embed: null, visibility: 'shared', shown: true },
      uid: 'o1',
      revision: 4,
      organization_uid: null,
      items: [{ ...item, uid: 'l2', tags: [] }],
    };
    const page = open({ ...scored, evidence: ['o1'] }, 'coach', {
      getEvidenceRows: { rows: { was: ['b'] } },
      getEvidence: {
        observations: [
          {
            ...seen,
            lines: [{ ...line, item_uid: 'l1', row_uids: ['was'] }],
            untagged: [{ item_uid: 'l2', time: '9:01:00 AM', data: '<p>Wait.</p>' }],
          },
        ],
      },
      getObservation: { observation },
      saveObservation: { observation },
    });
    const quotes = await screen.findByRole('list', { name: 'Evidence for Row b' });
    expect(within(quotes).getByRole('link').getAttribute('href')).toBe('/observation/o1?line=l1');
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: '2 rows have no score, 1 line has no tag' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Go to the line without a tag' }));
    expect(document.activeElement).toBe(within(dialog).getByRole('region', { name: 'Lines without a tag' }));
    const choice = within(dialog).getByRole('combobox', { name: 'Rubric row for the line of 9:01:00 AM' });
    await page.user.selectOptions(choice, 'a');
    await page.user.click(within(dialog).getByRole('button', { name: 'Tag the line of 9:01:00 AM' }));
    await waitFor(() => expect(page.madeOf('saveObservation')).toHaveLength(1));
    expect(page.madeOf('saveObservation')[0]?.body.observation).toMatchObject({
      uid: 'o1',
      revision: 4,
      items: [{ uid: 'l2', tags: [{ rubric_uid: 'practices', row_uid: 'a', row_name: 'Row a' }] }],
    });
  });

  it('says before it finishes that the lines of its observations are not known, and shows them once they are', async () => {
    const answered: (() => void)[] = [];
    const items = ['a', 'b', 'c'].map((uid) => anItem(uid, { checked: 0 }));
    const seen = { uid: 'o1', title: 'Visit', timestamp: null, tagged: 0, lines: [] };
    const untagged = [{ item_uid: 'l2', time: '9:01:00 AM', data: '<p>Wait.</p>' }];
    const page = open(anInstance({ ...people, evidence: ['o1'] }, items), 'coach', {
      getEvidenceRows: { rows: {} },
      getEvidence: async () => {
        await new Promise<void>((resolve) => answered.push(resolve));
        return { observations: [{ ...seen, untagged }] };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    await screen.findByRole('dialog', { name: 'Looking for lines without a tag' });
    for (const answer of answered) answer();
    await screen.findByRole('dialog', { name: '1 line has no tag' });
    expect(page.address()).toBe('/rubric/use/r9');
  });

  it('says before it finishes that lines cannot be loaded', async () => {
    const items = ['a', 'b', 'c'].map((uid) => anItem(uid, { checked: 0 }));
    const page = open(anInstance({ ...people, evidence: ['o1'] }, items), 'coach', {
      getEvidenceRows: { rows: {} },
      getEvidence: noConnection,
    });
    await waitFor(() => expect(page.madeOf('getEvidence').length).toBeGreaterThan(1));
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lines without a tag are not known' });
    page.answer({ getEvidence: { observations: [] } });
    await page.user.click(within(dialog).getByRole('button', { name: 'Load the lines again' }));
    await screen.findByRole('dialog', { name: 'Everything has a score or a tag' });
  });

  it('opened for the first time it begins, with its timer running', async () => {
    const page = open(anInstance({ ...people, timestamp: null, duration: null }));
    await screen.findByRole('button', { name: 'Stop Timer' });
    await waitFor(() =>
      expect(page.madeOf('saveRubricInstance').at(-1)?.body.rubric_instance).toMatchObject({
        timestamp: expect.any(String),
        duration: 0,
      }),
    );
  });

  it('takes a suggested step of the chosen level by one key', async () => {
    const rows = [aRow('a', { next_steps: [['Plan why-questions & <more>'], []] })];
    const rubric = aPinnedRubric({ categories: [{ uid: 'talk', name: 'Talk', rows }] });
    const page = open(anInstance({ ...people, rubric }), 'coach', {
      saveActionSteps: savedSteps,
    });
    (await choice('Row a', /^Emerging/)).focus();
    expect(screen.queryByText('Suggested next steps')).toBeNull();
    await page.user.keyboard('1');
    await screen.findByText('Suggested next steps');
    await page.user.keyboard('+');
    await screen.findByText('in the action steps');
    await waitFor(() =>
      expect(page.madeOf('saveActionSteps').at(-1)?.body.steps).toMatchObject([
        { action_step: '<p>Plan why-questions &amp; &lt;more&gt;</p>', coachee: true },
      ]),
    );
  });

  it('keeps the focus on a suggested step that is taken, and says that it was', async () => {
    const steps = [['Plan why-questions', 'Wait for five seconds'], []];
    const rubric = aPinnedRubric({
      categories: [{ uid: 'talk', name: 'Talk', rows: [aRow('a', { next_steps: steps })] }],
    });
    const page = open(anInstance({ ...people, rubric }), 'coach', { saveActionSteps: savedSteps });
    const low = await choice('Row a', /^Emerging/);
    low.focus();
    await page.user.keyboard('1');
    const suggested = within(await screen.findByRole('region', { name: /^Suggested next steps/ }));
    const said = suggested.getByRole('status');
    expect(said.textContent).toBe('');
    await page.user.keyboard('+');
    await waitFor(() => expect(said.textContent).toBe('Plan why-questions: in the action steps'));
    expect(document.activeElement).toBe(low);
    const other = suggested.getByRole('button', { name: 'Take as an action step: Wait for five seconds' });
    act(() => other.focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(said.textContent).toBe('Wait for five seconds: in the action steps'));
    expect(document.activeElement?.textContent).toBe('Wait for five secondsin the action steps');
  });

  it('takes no suggested step while a self-score is awaited, as the coachee would read in it what was chosen', async () => {
    const rows = [aRow('a', { next_steps: [['Plan why-questions'], []] })];
    const rubric = aPinnedRubric({ categories: [{ uid: 'talk', name: 'Talk', rows }] });
    const invited = anInstance({ ...people, rubric, invites_self_score: true });
    const page = open(invited, 'coach', { saveActionSteps: savedSteps });
    (await choice('Row a', /^Emerging/)).focus();
    await page.user.keyboard('1');
    await screen.findByText('Plan why-questions');
    screen.getByText(
      `These can be taken once ${coachee.username} and you have both finished: an action step would tell what you chose.`,
    );
    await page.user.keyboard('+');
    expect(screen.queryByRole('button', { name: /^Take as an action step/ })).toBeNull();
    expect(screen.queryByText('in the action steps')).toBeNull();
    expect(page.madeOf('saveActionSteps')).toEqual([]);
  });

  it('reads and finds rows and categories also where they have no name', async () => {
    const categories = [{ uid: 'talk', name: '', rows: [aRow('a', { name: '' })] }];
    const page = open(anInstance({ ...people, rubric: aPinnedRubric({ categories }) }));
    await row('Row without a name');
    screen.getByRole('heading', { name: /^Category without a name/ });
    screen.getByRole('button', { name: 'Add notes to Row without a name' });
    await page.user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: '1 row has no score' });
    within(dialog).getByRole('list', { name: 'Category without a name' });
    within(dialog).getByRole('button', { name: 'Row without a name' });
  });

  it('writes notes in an editor whose name begins as a name does', async () => {
    const page = open(scored);
    await page.user.click(await screen.findByRole('button', { name: 'Edit notes of Row a' }));
    await screen.findByRole('textbox', { name: 'Notes of Row a' });
  });

  it('can take along a step that is refused', async () => {
    const rows = [aRow('a', { next_steps: [['Plan why-questions'], []] })];
    const page = open(
      anInstance({ ...people, rubric: aPinnedRubric({ categories: [{ uid: 'talk', name: 'Talk', rows }] }) }),
      'coach',
      {
        saveActionSteps: refusal(403, 'This is not yours to change.'),
      },
    );
    (await choice('Row a', /^Emerging/)).focus();
    await page.user.keyboard('1');
    await screen.findByText('Suggested next steps');
    await page.user.keyboard('+');
    await page.user.click(screen.getByRole('button', { name: /^Action Steps/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Action Steps' });
    await page.user.click(await within(drawer).findByRole('button', { name: /^Not saved/ }));
    const reason = await screen.findByRole('dialog', { name: 'Not saved' });
    within(reason).getByText('This is not yours to change.');
    await page.user.click(within(reason).getByRole('button', { name: 'Copy the text' }));
    await screen.findByText('Your text was copied');
    expect(await navigator.clipboard.readText()).toContain('Plan why-questions');
    page.answer({ saveActionSteps: savedSteps });
    await page.user.click(within(reason).getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not saved' })).toBeNull());
  });

  it('moves to a newer version on purpose, after it was shown what would not fit', async () => {
    const later = aPinnedRubric({
      version: 2,
      revision: 7,
      categories: [{ uid: 'talk', name: 'Talk', rows: [aRow('b'), aRow('d')] }],
    });
    const left = [
      {
        row_uid: 'a',
        category_name: 'Talk',
        row_name: 'Row a',
        level: 'Established',
        notes: '<p>They asked why.</p>',
      },
    ];
    const page = open({ ...scored, newer_version: 2 }, 'coach', {
      getNewerRubric: { rubric: aRubric(later), left_over: left },
      moveRubricInstance: {
        rubric_instance: anInstance({ ...people, revision: 2, rubric: later, left_over: left }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'See what would change' }));
    const dialog = await screen.findByRole('dialog', { name: 'A newer version of this rubric' });
    within(await within(dialog).findByRole('region', { name: 'New rows' })).getByText('Row d');
    within(within(dialog).getByRole('region', { name: 'What would not fit' })).getByText('Row a', {
      exact: false,
    });
    expect(page.madeOf('moveRubricInstance')).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Stay with this one' })),
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Move to the newer version' }));
    await row('Row d');
    expect(screen.queryByRole('radiogroup', { name: 'Row a' })).toBeNull();
    within(screen.getByRole('region', { name: 'Scored on an earlier version' })).getByText('They asked why.');
    expect(page.madeOf('moveRubricInstance')[0]?.body).toEqual({ version: 2 });
  });

  it('sees which words have changed since it began, and the old ones on request', async () => {
    const before = aPinnedRubric({
      categories: [
        { uid: 'talk', name: 'Talk', rows: [aRow('a', { cols: ['never at all', 'a always'] }), aRow('b')] },
        { uid: 'task', name: 'Task', rows: [aRow('c')] },
      ],
    });
    const page = open({ ...scored, rubric_before: before });
    const cell = await choice('Row a', /^Emerging/);
    within(cell).getByText('Reworded');
    expect(screen.getAllByText('Reworded')).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Show the old words' }));
    expect(screen.getByText('never at all', { exact: false }).tagName).toBe('DEL');
  });

  it('sees quietly what has moved since it began, and what notes were called', async () => {
    const [talk, task] = scored.rubric.categories as [RubricCategory, RubricCategory];
    const before = aPinnedRubric({
      columns: [...scored.rubric.columns].reverse(),
      categories: [talk, { ...task, rows: [aRow('b', { textbox_label: 'Evidence' }), ...task.rows] }],
    });
    talk.rows = [talk.rows[0]!];
    const turned = {
      ...before,
      categories: before.categories.map((category) => ({
        ...category,
        rows: category.rows.map((row) => ({ ...row, cols: [...row.cols].reverse() })),
      })),
    };
    const page = open({ ...anInstance(people), rubric_before: turned });
    const heading = await screen.findByRole('heading', { name: /^Row b/ });
    within(heading).getByText('Was under Task');
    within(heading).getByText('Notes renamed');
    screen.getByText('Moved: Emerging');
    await page.user.click(screen.getByRole('button', { name: 'Show the old words' }));
    expect(screen.getByText('Evidence').tagName).toBe('DEL');
  });

  it('prints what has no place in the version it moved to, of coach and coachee', async () => {
    const left = (notes: string, version: number) => ({
      row_uid: 'gone',
      category_name: 'Talk',
      row_name: `Gone in ${version}`,
      level: 'Established',
      notes: `<p>${notes}</p>`,
    });
    const mine = [left('What the coach saw', 2), left('What the coach saw later', 3)];
    const self_score = { items: anInstance().items, finished_at: null, left_over: [left('Mine', 2)] };
    const problems = jest.spyOn(console, 'error');
    open({ ...scored, left_over: mine, self_score });
    await screen.findByText('What the coach saw later');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = within(document.querySelector<HTMLElement>('.ui-print')!);
    for (const words of ['What the coach saw', 'What the coach saw later', 'Mine']) paper.getByText(words);
    paper.getByText(`Scored on an earlier version by ${coachee.username}`);
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
  });

  it("stands beside the coachee's own scores once these are to be seen", async () => {
    const own = anInstance({}, [anItem('a', { checked: 0, notes: '<p>My own words</p>' })]).items;
    open({ ...scored, self_score: { items: own, finished_at: '2026-03-02T10:00:00.000Z' } });
    within(await choice('Row a', /^Emerging/)).getByText(coachee.username);
    within(await choice('Row a', /^Established/)).getByText(coach.username);
    screen.getByText('My own words');
  });
});

it.each(['coachee', 'admin'] as const)(
  '%s reads it: nothing to choose, no timer, no way to edit it',
  async (as) => {
    open(scored, as);
    await screen.findByText('They asked why.');
    expect(screen.getAllByText('Chosen')).toHaveLength(1);
    for (const role of ['radio', 'radiogroup', 'textbox'] as const)
      expect(screen.queryByRole(role)).toBeNull();
    for (const name of [/timer/i, /^finish/i, /^edit/i, /^add/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit Rubric Details' })).toBeNull();
    screen.getByRole('button', { name: 'Print' });
  },
);

describe('a coachee who is invited to score themselves', () => {
  const own = (finished_at: string | null) => ({ items: anInstance().items, finished_at });
  const invited: RubricInstance = {
    ...anInstance({ ...people, invites_self_score: true, items_withheld: true }),
    self_score: own(null),
  };

  it('scores unseen, each row by itself, and reads the coach’s scores once finished', async () => {
    const page = open(invited, 'coachee', { saveSelfScore: { rubric_instance: invited } });
    await page.user.click(await choice('Row a', /^Emerging/));
    await waitFor(() =>
      expect(page.madeOf('saveSelfScore').at(-1)?.body.items?.flat()).toEqual([
        { ...anItem('a', { checked: 0 }), column_uid: 'low' },
      ]),
    );
    const opened = { ...scored, self_score: own('2026-03-02T10:00:00.000Z') };
    page.answer({
      saveSelfScore: { rubric_instance: opened },
      getRubricInstance: { rubric_instance: opened },
    });
    await page.user.click(screen.getByRole('button', { name: 'Finish' }));
    await page.user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await screen.findByText('They asked why.');
    expect(page.madeOf('saveSelfScore').at(-1)?.body.finished).toBe(true);
    expect(page.madeOf('saveRubricInstance')).toEqual([]);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('who finishes first waits for the coach, and reads as soon as they have finished', async () => {
    const { items } = anInstance(people, [anItem('a', { checked: 0 })]);
    const waiting = { ...invited, self_score: { items, finished_at: '2026-03-02T10:00:00.000Z' } };
    const page = open(invited, 'coachee', { saveSelfScore: { rubric_instance: waiting } });
    await page.user.click(await choice('Row a', /^Emerging/));
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    page.answer({ getRubricInstance: { rubric_instance: waiting } });
    await page.user.click(await screen.findByRole('button', { name: 'Finish anyway' }));
    await screen.findByText(
      `You have finished. What ${coach.username} scored opens as soon as they have finished, too.`,
    );
    expect(screen.queryByText('They asked why.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read without scoring' })).toBeNull();
  });

  it('can take along what was scored and is refused', async () => {
    const page = open(invited, 'coachee', { saveSelfScore: refusal(403, 'You are not invited any more.') });
    await page.user.click(await choice('Row a', /^Emerging/));
    await page.user.click(await screen.findByRole('button', { name: /^Not saved/ }));
    const panel = await screen.findByRole('dialog', { name: 'Not saved' });
    within(panel).getByText('You are not invited any more.');
    expect(within(panel).queryByRole('link', { name: 'See the plans' })).toBeNull();
    await page.user.click(within(panel).getByRole('button', { name: 'Copy the text' }));
    await screen.findByText('Your text was copied');
    expect(await navigator.clipboard.readText()).toBe('Row a: Emerging');
    page.answer({ saveSelfScore: { rubric_instance: invited } });
    await page.user.click(within(panel).getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not saved' })).toBeNull());
  });

  it('may read without scoring, after a question', async () => {
    const page = open(invited, 'coachee', { saveSelfScore: { rubric_instance: invited } });
    await page.user.click(await screen.findByRole('button', { name: 'Read without scoring' }));
    expect(page.madeOf('saveSelfScore')).toEqual([]);
    const dialog = await screen.findByRole('dialog', { name: 'Read without scoring?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Read without scoring' }));
    await waitFor(() => expect(page.madeOf('saveSelfScore').at(-1)?.body).toEqual({ finished: true }));
    await screen.findByText(/^You have finished without scoring yourself\. What/);
  });
});

it('one that is not theirs is as one that is not there', async () => {
  open(scored, 'coachee', { getRubricInstance: refusal(404, 'This was not found.') });
  await screen.findByText(/not found/i);
});

it('without a network it says that what was scored is kept', async () => {
  open(scored, 'coach', { getRubricInstance: noConnection });
  await screen.findByText('The rubric could not be loaded.');
});
