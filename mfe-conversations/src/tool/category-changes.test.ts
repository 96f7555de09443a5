import { aTool } from '../interview/testing/builders';
import { orderedCategories, renamedCategory, withCategory } from './category-changes';

const [warm, goal, close] = [
  { uid: 'warm', name: 'Warm-up' },
  { uid: 'goal', name: 'Goals' },
  { uid: 'close', name: 'Closing' },
];
const tool = aTool({ categories: [warm, goal] });
const names = ({ categories }: { categories: { name: string }[] }) => categories.map(({ name }) => name);

it('a category is added at the end, once', () => {
  const after = withCategory(close)(tool);
  expect(names(after)).toEqual(['Warm-up', 'Goals', 'Closing']);
  expect(withCategory(close)(after)).toBe(after);
});

it('a category is renamed; a name that it has, and one that is gone, change nothing', () => {
  expect(names(renamedCategory('goal', 'Aims')(tool))).toEqual(['Warm-up', 'Aims']);
  expect(renamedCategory('goal', 'Goals')(tool)).toBe(tool);
  expect(renamedCategory('gone', 'Aims')(tool)).toBe(tool);
});

it('a move leaves what others added and moved meanwhile', () => {
  const toTheTop = orderedCategories([{ uid: 'goal', after: null, before: 'warm' }]);
  expect(names(toTheTop(aTool({ categories: [close, warm, goal] })))).toEqual([
    'Goals',
    'Closing',
    'Warm-up',
  ]);
  const there = aTool({ categories: [goal, warm, close] });
  expect(toTheTop(there)).toBe(there);
});
