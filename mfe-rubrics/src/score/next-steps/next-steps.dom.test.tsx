import { refusal } from '@coaching/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anInstance, aPinnedRubric, aRow } from '../../instance/testing/builders';
import { choice, coachee, open, people, savedSteps } from '../testing/open-use';

describe('its coach', () => {
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
});
