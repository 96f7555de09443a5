import { screen, waitFor, within } from '@testing-library/react';
import { anInstance, anItem, aPinnedRubric, aRow } from '../../instance/testing/builders';
import { choice, isChosen, open, people, row, scored } from '../testing/open-use';

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
});
