import { field } from './field';
import { fieldsOf } from './fields-of';
import { type ListRules, listOf } from './list-of';

interface Task {
  uid: string;
  text: string;
  done: boolean;
}
const rules: ListRules<Task> = {
  key: ({ uid }) => uid,
  item: fieldsOf<Task, 'text' | 'done'>({ text: field(), done: field() }),
  saved: 'singly',
};
const task = (uid: string, text = uid, done = false): Task => ({ uid, text, done });
const read = (tasks: Task[]) => tasks.map(({ uid, text, done }) => `${uid} ${text}${done ? ' done' : ''}`);

describe('a list whose items are saved one by one', () => {
  const { isSame, merge, confirmed } = listOf(rules);

  it('is the same in another order, a list saved whole is not', () => {
    const [one, other] = [
      [task('a'), task('b')],
      [task('b'), task('a')],
    ];
    expect(isSame(one, other)).toBe(true);
    expect(isSame(one, [task('a')])).toBe(false);
    expect(isSame(one, [task('a'), task('c')])).toBe(false);
    expect(listOf({ ...rules, saved: 'whole' }).isSame(one, other)).toBe(false);
  });

  it('keeps the order of the server', () => {
    const [a, b, c] = [task('a'), task('b'), task('c')];
    expect(read(merge([a, b], [a, b, c], [b, a]))).toEqual(['b b', 'c c', 'a a']);
  });

  it('is confirmed item by item: own words where some were sent, the answer everywhere else', () => {
    const [base, sent] = [
      [task('a'), task('b')],
      [task('a', 'mine'), task('b'), task('n', 'new')],
    ];
    const answer = [task('a', 'tidied', true), task('b', 'theirs'), task('n', 'tidied'), task('t')];
    expect(read(confirmed(base, sent, answer))).toEqual(['a mine done', 'b theirs', 'n tidied', 't t']);
  });
});

describe('an item that both sides changed', () => {
  const base = [task('a'), task('b')];
  const [mine, theirs] = [
    [task('a', 'mine'), task('b')],
    [task('a', 'theirs', true), task('b')],
  ];

  it('is merged field by field', () => {
    expect(read(listOf(rules).merge(base, mine, theirs))).toEqual(['a mine done', 'b b']);
  });

  it('stands apart where the list says so', () => {
    const list = listOf({ ...rules, apart: (of) => [of.merged, { ...of.theirs, uid: 'copy' }] });
    expect(read(list.merge(base, mine, theirs))).toEqual(['a mine done', 'copy theirs done', 'b b']);
  });

  it('is compared with its origin when both made it', () => {
    const list = listOf({ ...rules, apart: ({ base: origin }) => [{ ...origin, uid: 'origin' }] });
    expect(read(list.merge([], [task('a', 'mine')], [task('a', 'theirs')]))).toEqual(['origin theirs']);
  });
});

it('what was changed here and deleted there stays, or becomes what the list says', () => {
  const [base, mine] = [[task('a')], [task('a', 'mine')]];
  expect(read(listOf(rules).merge(base, mine, []))).toEqual(['a mine']);
  const list = listOf({ ...rules, deletedThere: (own) => [{ ...own, uid: 'new' }] });
  expect(read(list.merge(base, mine, []))).toEqual(['new mine']);
  expect(read(list.merge(base, [], mine))).toEqual(['a mine']);
});
