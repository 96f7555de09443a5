import type { RubricInstance } from '@coaching/contracts';
import { refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anInstance, anItem } from '../instance/testing/builders';
import { choice, coach, coachee, open, people, scored } from './testing/open-use';

describe('its coach', () => {
  it("stands beside the coachee's own scores once these are to be seen", async () => {
    const own = anInstance({}, [anItem('a', { checked: 0, notes: '<p>My own words</p>' })]).items;
    open({ ...scored, self_score: { items: own, finished_at: '2026-03-02T10:00:00.000Z' } });
    within(await choice('Row a', /^Emerging/)).getByText(coachee.username);
    within(await choice('Row a', /^Established/)).getByText(coach.username);
    screen.getByText('My own words');
  });
});

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
