import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { ActionStepList, type ActionStepListProps } from './action-step-list';
import type { ListedStep } from './steps-for';

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

const aStep = (uid: string, more: Partial<ListedStep> = {}): ListedStep => ({
  uid,
  action_step: `<p>${uid}</p>`,
  coachee: true,
  completed: null,
  due_date: null,
  ...more,
});

function shown(props: Partial<ActionStepListProps> = {}) {
  const told: unknown[][] = [];
  render(
    <UiProvider env="test">
      <ActionStepList
        steps={[]}
        coachee="Daniel"
        coach="Ada"
        mayWrite
        mayComplete={() => true}
        onChange={(...change) => told.push(['change', ...change])}
        onAdd={(forCoachee) => {
          told.push(['add', forCoachee]);
          return 'new';
        }}
        onRemove={(uid) => told.push(['remove', uid])}
        {...props}
      />
    </UiProvider>,
  );
  return told;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('completing', () => {
  it('sets the moment it is', async () => {
    const told = shown({ steps: [aStep('a')] });
    await userEvent.click(box());
    expect(told).toEqual([['change', 'a', { completed: expect.stringMatching(/^\d{4}-.*Z$/) }]]);
  });

  it('is undone by the same, and told as MM/DD/YYYY', async () => {
    const told = shown({ steps: [aStep('a', { completed: '2026-03-02T12:00:00.000Z' })] });
    screen.getByText('Completed 03/02/2026');
    await userEvent.click(box());
    expect(told).toEqual([['change', 'a', { completed: null }]]);
  });

  it('is not for everybody', () => {
    shown({ steps: [aStep('a')], mayWrite: false, mayComplete: () => false });
    expect(box().disabled).toBe(true);
  });
});

it('has a disabled editor where a step is completed', () => {
  shown({ steps: [aStep('a', { completed: '2026-03-02T12:00:00.000Z' }), aStep('b')] });
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
  shown({ steps: [aStep('a', step)], mayWrite: false });
  expect(screen.queryByText('Overdue') !== null).toBe(overdue);
});

it('asks before it deletes', async () => {
  const told = shown({ steps: [aStep('a')] });
  await userEvent.click(screen.getByRole('button', { name: 'Delete step 1 for Daniel' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(told).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete step 1 for Daniel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete action step' }));
  expect(told).toEqual([['remove', 'a']]);
});

it('adds for the coachee and for the coach', async () => {
  const told = shown();
  screen.getByText('What is to be done next will be here.');
  await userEvent.click(screen.getByRole('button', { name: 'Add step for Daniel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add step for Ada' }));
  expect(told).toEqual([
    ['add', true],
    ['add', false],
  ]);
});

it('is only read by others', () => {
  shown({ steps: [aStep('a')], mayWrite: false, mayComplete: () => false });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says that it could not be loaded', async () => {
  const onRetry = jest.fn();
  shown({ steps: null, failed: true, onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});
