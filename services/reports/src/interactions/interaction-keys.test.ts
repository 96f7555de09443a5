import { interactionKeys } from './interaction-keys';

const person = (username: string) => ({ uid: username, username, initials: '', picture: null });

it('sorts by title, coachees and tool, and finds the words of all of them for everyone in it', () => {
  const row = {
    title: 'Wait Time',
    user: 'coach',
    clients: ['i', 'o'],
    client_embeds: [person('Inês'), person('Omar')],
    tool_name: 'Wait Watch',
  };
  const words = ['ines', 'omar', 'time', 'wait', 'watch'];
  expect(interactionKeys(row)).toEqual({
    title: 'wait time',
    client: 'ines, omar',
    tool: 'wait watch',
    words,
    finds: ['coach', 'i', 'o'].flatMap((uid) => words.map((word) => `${uid} ${word}`)),
  });
});
