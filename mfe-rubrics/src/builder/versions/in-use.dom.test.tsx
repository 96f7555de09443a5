import type { RubricVersion } from '@coaching/contracts';
import type { Answers } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, field, lastSaved, open, rubric, version } from '../testing/open-builder';

describe('a rubric that is in use', () => {
  const inUse: Answers = { getRubricVersions: { versions: [version(3)] } };

  it('says what another structure means before it changes, once', async () => {
    const page = open('practices', inUse);
    await screen.findByText(/This is used 3 times/);
    await page.user.click(screen.getAllByRole('button', { name: 'Add Row' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Make this version 2?' });
    within(dialog).getByText(/3 uses keep version 1; this becomes version 2/);
    await page.user.click(within(dialog).getByRole('button', { name: 'Change it' }));
    await screen.findByRole('group', { name: 'Row without a name' });
    await page.user.click(screen.getAllByRole('button', { name: 'Add Row' })[0]!);
    expect(await screen.findAllByRole('group', { name: 'Row without a name' })).toHaveLength(2);
  });

  it('asks what takes the place of a row that goes', async () => {
    const page = open('practices', inUse);
    await screen.findByText(/This is used 3 times/);
    await choose(page, 'Row a', 'Delete row');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Row a?' });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' })),
    );
    await page.user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'In place of Row a' }),
      'Row b',
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastSaved(page)?.replaced).toEqual({ a: 'b' }), { timeout: 3000 });
  });

  it('asks so also of a version that nobody uses yet, for those who were scored by an earlier one', async () => {
    const identity = (uids: readonly string[]) => Object.fromEntries(uids.map((uid) => [uid, uid]));
    const second: RubricVersion = {
      ...version(0),
      version: 2,
      rows: identity(['a', 'b', 'c']),
      columns: identity(['low', 'high']),
    };
    const page = open('practices', {
      getRubric: { rubric: { ...rubric, version: 2 } },
      getRubricVersions: { versions: [version(1), second] },
    });
    await screen.findByText(/1 use keeps an earlier version/);
    await choose(page, 'Emerging', 'Delete column');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Emerging?' });
    const instead = within(dialog).getByRole('combobox', { name: 'In place of Emerging' });
    await page.user.selectOptions(instead, 'Established');
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastSaved(page)?.replaced).toEqual({ low: 'high' }), { timeout: 3000 });
  });

  it('deletes nothing where that is taken back', async () => {
    const page = open('practices', inUse);
    await screen.findByText(/This is used 3 times/);
    await choose(page, 'Emerging', 'Delete column');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Emerging?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await field('Row a Emerging');
  });
});
