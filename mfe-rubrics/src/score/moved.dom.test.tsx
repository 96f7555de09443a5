import type { RubricCategory } from '@coaching/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anInstance, aPinnedRubric, aRow, aRubric } from '../instance/testing/builders';
import { choice, coachee, open, people, row, scored } from './testing/open-use';

describe('its coach', () => {
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
});
