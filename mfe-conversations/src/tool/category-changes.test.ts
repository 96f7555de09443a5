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

it('another order keeps what others added meanwhile, at the end', () => {
  const theirs = aTool({ categories: [warm, goal, close] });
  expect(names(orderedCategories(['goal', 'warm'])(theirs))).toEqual(['Goals', 'Warm-up', 'Closing']);
  expect(orderedCategories(['warm', 'goal'])(theirs)).toBe(theirs);
});
