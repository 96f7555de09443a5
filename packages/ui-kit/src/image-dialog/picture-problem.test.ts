import { pictureProblem } from './picture-problem';

it.each([
  ['face.png', 10, null],
  ['FACE.JPEG', 10, null],
  ['face.svg', 10, 'Your choice is not a picture'],
  ['face', 10, 'Your choice is not a picture'],
  ['face.png.html', 10, 'Your choice is not a picture'],
  ['face.webp', 10 * 1024 * 1024 + 1, expect.stringMatching(/larger than 10 MB/)],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(pictureProblem({ name, size })).toEqual(problem);
});
