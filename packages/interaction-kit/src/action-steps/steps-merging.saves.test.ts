import { cast } from '@coaching/access/testing';
import { saveOf } from './steps-draft';
import { stepsVersions } from './steps-merging';
import { aStep, stepsOf } from './testing/builders';

const { ancestor, confirmed, isSame, merge } = stepsVersions;
const done = '2026-03-03T09:00:00.000Z';

describe('what is sent', () => {
  it('is of each step what changed, with the revision it is based on', () => {
    const base = stepsOf(aStep('a', { revision: 4 }), aStep('b'), aStep('c'));
    const mine = stepsOf(
      aStep('a', { revision: 1, completed: done }),
      aStep('b'),
      aStep('d', { revision: 0 }),
    );
    expect(saveOf({ entity_type: 'interview' }, mine, base)).toEqual({
      tool_type: 'interview',
      tool_uid: 'o1',
      steps: [
        { uid: 'a', revision: 4, completed: done },
        {
          uid: 'd',
          revision: 0,
          action_step: '<p>d</p>',
          coachee: true,
          completed: null,
          due_date: null,
          client_embed: [{ uid: cast.people.coachee.uid }],
        },
      ],
      deleted: ['c'],
    });
  });
});

it('takes another order for the same', () => {
  expect(isSame(stepsOf(aStep('a'), aStep('b')), stepsOf(aStep('b'), aStep('a')))).toBe(true);
  expect(isSame(stepsOf(aStep('a')), stepsOf(aStep('a', { completed: done })))).toBe(false);
});

describe('a save whose answer was lost', () => {
  const base = stepsOf();
  const sent = stepsOf(aStep('a', { action_step: '<p>Hel</p>', revision: 0 }));
  const mine = stepsOf(aStep('a', { action_step: '<p>Hello</p>', revision: 0 }));

  it('is not taken for somebody else’s', () => {
    const theirs = stepsOf(aStep('a', { action_step: '<p>Hel</p>' }));
    expect(merge(ancestor(base, sent, theirs), mine, theirs).steps.map((step) => step.action_step)).toEqual([
      '<p>Hello</p>',
    ]);
  });

  it('does not bring back what it removed', () => {
    const [full, without] = [stepsOf(aStep('a')), stepsOf()];
    expect(merge(ancestor(full, without, without), without, without).steps).toEqual([]);
  });
});

it('leaves own words as typed where the server tidied them, and takes over the rest', () => {
  const base = stepsOf(aStep('a'));
  const sent = stepsOf(aStep('a', { action_step: '<p>x<br>y</p>' }));
  const answer = stepsOf(
    aStep('a', { action_step: '<p>x<br />y</p>', completed: done, revision: 3 }),
    aStep('b'),
  );
  expect(confirmed({ base, sent, answer })).toEqual(
    stepsOf(aStep('a', { action_step: '<p>x<br>y</p>', completed: done, revision: 3 }), aStep('b')),
  );
});
