import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { ActionStepList, type ActionStepListProps } from './action-step-list';
import type { ListedStep, StepGroup } from './steps-for';

const aStep = (uid: string, more: Partial<ListedStep> = {}): ListedStep => ({
  uid,
  action_step: `<p>${uid}</p>`,
  coachee: true,
  completed: null,
  due_date: null,
  ...more,
});

/** What is for the coachee, and what is for the coach. */
const listed = (steps: readonly ListedStep[] = []): StepGroup[] => [
  { key: 'daniel', name: 'Daniel', part: 'coachee', steps },
  { key: 'ada', name: 'Ada', part: 'coach', steps: [] },
];

function shown(props: Partial<ActionStepListProps> = {}) {
  const calls: unknown[][] = [];
  render(
    <UiProvider env="test">
      <ActionStepList
        groups={listed()}
        mayWrite
        mayComplete={() => true}
        onChange={(...change) => calls.push(['change', ...change])}
        onAdd={(key) => {
          calls.push(['add', key]);
          return 'new';
        }}
        onRemove={(uid) => calls.push(['remove', uid])}
        {...props}
      />
    </UiProvider>,
  );
  return calls;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('completing', () => {
  it('sets the moment it is', async () => {
    const calls = shown({ groups: listed([aStep('a')]) });
    await userEvent.click(box());
    expect(calls).toEqual([['change', 'a', { completed: expect.stringMatching(/^\d{4}-.*Z$/) }]]);
  });

  it('is undone by the same, and shown as MM/DD/YYYY', async () => {
    const calls = shown({ groups: listed([aStep('a', { completed: '2026-03-02T12:00:00.000Z' })]) });
    screen.getByText('Completed 03/02/2026');
    await userEvent.click(box());
    expect(calls).toEqual([['change', 'a', { completed: null }]]);
  });

  it('is not for everybody', () => {
    shown({ groups: listed([aStep('a')]), mayWrite: false, mayComplete: () => false });
    expect(box().disabled).toBe(true);
  });
});

it('has a disabled editor where a step is completed', () => {
  shown({ groups: listed([aStep('a', { completed: '2026-03-02T12:00:00.000Z' }), aStep('b')]) });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit step 1 for Daniel' }).disabled).toBe(
    true,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit step 2 for Daniel' }).disabled).toBe(
    false,
  );
});

it.each([
  [{ due_date: '2020-01-31' }, true],
  [{ due_date: '2020-01-31', completed: '2026-03-02T12:00:00.000Z' }, false],
  [{ due_date: '9999-01-31' }, false],
  [{}, false],
])('says of %j that it is overdue: %s', (step, overdue) => {
  shown({ groups: listed([aStep('a', step)]), mayWrite: false });
  expect(screen.queryByText('Overdue') !== null).toBe(overdue);
});

it('asks before it deletes', async () => {
  const calls = shown({ groups: listed([aStep('a')]) });
  await userEvent.click(screen.getByRole('button', { name: 'Delete step 1 for Daniel' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete step 1 for Daniel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete action step' }));
  expect(calls).toEqual([['remove', 'a']]);
});

it('adds for the coachee and for the coach', async () => {
  const calls = shown();
  screen.getByText('What is to be done next will be here.');
  await userEvent.click(screen.getByRole('button', { name: 'Add step for Daniel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add step for Ada' }));
  expect(calls).toEqual([
    ['add', 'daniel'],
    ['add', 'ada'],
  ]);
});

it('adds for one of several coachees, who has a list once there is a step', async () => {
  const others = ['daniel', 'grace'].map((key) => ({ key, name: key, part: 'coachee' as const }));
  const [all, coach] = listed();
  const calls = shown({
    groups: [{ ...all!, key: 'both', name: 'both' }, { ...all!, ...others[0] }, coach!],
    others,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add step for one of them' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['grace']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'grace' }));
  expect(calls).toEqual([['add', 'grace']]);
});

it('adds nothing for who takes no part any more', () => {
  const gone: StepGroup = { key: 'grace', name: 'Grace', part: 'coachee', closed: true, steps: [aStep('a')] };
  shown({ groups: [...listed(), gone] });
  screen.getByRole('heading', { name: /For Grace/ });
  expect(screen.queryByRole('button', { name: 'Add step for Grace' })).toBeNull();
  screen.getByRole('button', { name: 'Add step for Daniel' });
});

it('is only read by others', () => {
  shown({ groups: listed([aStep('a')]), mayWrite: false, mayComplete: () => false });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says that it could not be loaded', async () => {
  const onRetry = jest.fn();
  shown({ groups: null, failed: true, onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});
