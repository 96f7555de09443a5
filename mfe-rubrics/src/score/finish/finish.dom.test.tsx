import { noConnection } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anInstance, anItem } from '../../instance/testing/builders';
import { choice, open, people, scored } from '../testing/open-use';

describe('its coach', () => {
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
});
