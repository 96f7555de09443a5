import { interactionKeys } from './interaction-keys';

const person = (username: string) => ({ uid: username, username, initials: '', picture: null });

it('sorts by title, coachees and tool, and searches all of them', () => {
  const row = {
    title: 'Wait Time',
    client_embeds: [person('Inês'), person('Omar')],
    tool_name: 'Observation',
  };
  expect(interactionKeys(row)).toEqual({
    title: 'wait time',
    client: 'ines, omar',
    tool: 'observation',
    search: 'wait time\nines, omar\nobservation',
  });
});
