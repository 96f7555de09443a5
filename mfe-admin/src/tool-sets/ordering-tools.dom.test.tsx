import { MESSAGES } from '@coaching/contracts';
import { noConnection, refusal } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { cedarSet, drill, observation, openTools, saved, talk, toolNames, walk } from './testing/open-tools';

const uidsOf = (tools: readonly { uid?: string | null }[] | undefined) => tools?.map(({ uid }) => uid);

it('is that of the set, and each new one is saved', async () => {
  const { choose, saves } = await openTools();
  await screen.findByText('Walk-through');
  expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Walk-through']);
  await choose('Walk-through', 'Move to the top');
  await screen.findByText('Walk-through was moved to position 1 of 3.');
  await screen.findByText(MESSAGES.toolConfigUpdated);
  await choose('Observation', 'Move down');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves().map(({ revision, tools }) => [revision, uidsOf(tools)])).toEqual([
    [3, ['walk', 'core-observation', 'talk']],
    [4, ['walk', 'talk', 'core-observation']],
  ]);
  expect(toolNames()).toEqual(['Walk-through', 'Goal talk', 'Observation']);
});

it('is given anew to what others have saved meanwhile', async () => {
  const theirs = cedarSet({ revision: 9, tools: [observation, drill, talk, walk] });
  const current = { tool_config: theirs };
  const stale = refusal(409, 'It has been changed meanwhile.', current);
  const { choose, saves } = await openTools({
    answers: {
      saveToolConfig: ({ body: { tool_config } }) =>
        tool_config.revision === 9 ? { tool_config: saved(theirs, tool_config) } : stale,
    },
  });
  await choose('Walk-through', 'Move to the top');
  await waitFor(() =>
    expect(toolNames()).toEqual(['Walk-through', 'Observation', 'Fire drill', 'Goal talk']),
  );
  expect(saves().map(({ revision }) => revision)).toEqual([3, 9]);
  expect(screen.queryByText('It has been changed meanwhile.')).toBeNull();
});

it('holds beside what others have moved meanwhile', async () => {
  // They moved the last one to the top.
  const theirs = cedarSet({ revision: 9, tools: [walk, observation, talk] });
  const current = { tool_config: theirs };
  const stale = refusal(409, 'It has been changed meanwhile.', current);
  const { choose, saves } = await openTools({
    answers: {
      saveToolConfig: ({ body: { tool_config } }) =>
        tool_config.revision === 9 ? { tool_config: saved(theirs, tool_config) } : stale,
    },
  });
  await choose('Goal talk', 'Move to the top');
  await waitFor(() => expect(toolNames()).toEqual(['Goal talk', 'Walk-through', 'Observation']));
  expect(uidsOf(saves()[1]!.tools)).toEqual(['talk', 'walk', 'core-observation']);
});

it('is as before where it could not be saved, and that is said', async () => {
  const { choose } = await openTools({ answers: { saveToolConfig: refusal(403, 'Not you.') } });
  await choose('Walk-through', 'Move to the top');
  await screen.findByText('Not you.');
  await waitFor(() => expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Walk-through']));
});

it('is as before, and still there, where there is no connection', async () => {
  const { choose, answer } = await openTools();
  await screen.findByText('Walk-through');
  answer({ saveToolConfig: noConnection, getToolConfigs: noConnection });
  await choose('Walk-through', 'Move to the top');
  await screen.findByText(/^There is no connection to the server/);
  await waitFor(() => expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Walk-through']));
  expect(screen.queryByText('The tools could not be loaded.')).toBeNull();
});

it('is never saved while something else is, and goes on from what that left', async () => {
  const waiting: (() => void)[] = [];
  let set = cedarSet();
  const { user, choose, saves } = await openTools({
    answers: {
      saveToolConfig: async ({ body: { tool_config } }) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        set = saved(set, tool_config);
        return { tool_config: set };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear Uses Tool Set' }));
  await user.click(await screen.findByRole('button', { name: 'Change Uses Tool Set' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await choose('Walk-through', 'Move to the top');
  await choose('Goal talk', 'Move up');
  expect(saves()).toHaveLength(1);
  for (const next of [1, 2, 3]) {
    waiting[next - 1]!();
    await waitFor(() => expect(set.revision).toBe(3 + next));
    if (next < 3) await waitFor(() => expect(waiting).toHaveLength(next + 1));
  }
  expect(saves().map(({ revision, uses, tools }) => [revision, uses, uidsOf(tools)])).toEqual([
    [3, null, undefined],
    [4, undefined, ['walk', 'core-observation', 'talk']],
    [5, undefined, ['walk', 'talk', 'core-observation']],
  ]);
});

it('gives way to one by name, owner or type, and is found again', async () => {
  const { user, address } = await openTools();
  await screen.findByText('Walk-through');
  await user.click(screen.getByRole('button', { name: /^Tool Name/ }));
  expect(toolNames()).toEqual(['Goal talk', 'Observation', 'Walk-through']);
  expect(address()).toBe('/tools?sortBy=name');
  expect(screen.getByRole('button', { name: 'Move Goal talk' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: "Back to the set's order" }));
  expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Walk-through']);
});
