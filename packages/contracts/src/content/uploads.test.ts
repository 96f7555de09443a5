import { fileExtension, isPictureName, MAX_FILE_BYTES, MAX_PICTURE_BYTES, maxFileBytes } from './uploads';

it.each([
  ['me.png', 'png'],
  ['ME.PNG', 'png'],
  ['archive.tar.gz', 'gz'],
  ['evil.png.svg', 'svg'],
  ['noextension', ''],
  ['.png', ''],
  ['me.', ''],
  ['', ''],
])('reads the extension of %j as %j', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});

it.each(['a.gif', 'a.jpg', 'a.JPEG', 'a.Png', 'a.webp'])('takes %s for a picture', (name) => {
  expect(isPictureName(name)).toBe(true);
  expect(maxFileBytes(name)).toBe(MAX_PICTURE_BYTES);
});

it.each(['a.svg', 'a.png.html', 'png', 'a.pdf'])('does not take %s for a picture', (name) => {
  expect(isPictureName(name)).toBe(false);
  expect(maxFileBytes(name)).toBe(MAX_FILE_BYTES);
});
