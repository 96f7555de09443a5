import { toolNames } from './tool-names';

it('tells tools of one name apart, and what was made without a tool from a tool called as its kind', () => {
  const keys = [
    'observation:b',
    'observation:a',
    'observation:',
    'observation:gone',
    'interview:c',
    'interview:',
  ];
  const known = new Map([
    ['a', 'Walkthrough'],
    ['b', 'Walkthrough'],
    ['c', 'Conversation'],
  ]);
  expect(Object.fromEntries(toolNames(keys, known))).toEqual({
    'observation:a': 'Walkthrough',
    'observation:b': 'Walkthrough (2)',
    'observation:': 'Observation',
    'observation:gone': 'Observation',
    'interview:c': 'Conversation',
    'interview:': 'Conversation without a tool',
  });
});

it('a number does not stand for a tool that is really called so', () => {
  const known = new Map([
    ['a', 'Plan (2)'],
    ['b', 'Plan'],
    ['c', 'Plan'],
  ]);
  const names = toolNames(['observation:a', 'observation:b', 'observation:c'], known);
  expect(new Set(names.values()).size).toBe(3);
});
