import { readListFile } from './read-list-file';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'questions.txt', { type: 'text/plain' });
it.each([
  ['UTF-8', fileOf('Où?\nHow?')],
  ['UTF-8 with its mark', fileOf('\ufeffOù?\nHow?')],
  ['windows-1252', fileOf(new Uint8Array([0x4f, 0xf9]), '?\nHow?')],
  ['line ends of Windows', fileOf('Où?\r\nHow?')],
  ['line ends of an old Macintosh', fileOf('Où?\rHow?')],
])('a list is read in %s', async (_, file) => {
  expect(await readListFile(file)).toEqual({ text: 'Où?\nHow?' });
});

it.each([['what is no text', fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))]])(
  '%s is no list',
  async (_, file) => {
    expect(await readListFile(file)).toEqual({ problem: expect.stringMatching(/^Please choose a CSV/) });
  },
);
