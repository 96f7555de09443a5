import { readListFile } from './read-list-file';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'questions.txt', { type: 'text/plain' });
/** Two bytes for each unit, the more or the less significant one first. */
const utf16 = (text: string, isBig: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return view.buffer;
};

it.each([
  ['UTF-8', fileOf('Où?\nHow?')],
  ['UTF-8 with its mark', fileOf('\ufeffOù?\nHow?')],
  ['UTF-16, the less significant byte first', fileOf(utf16('\ufeffOù?\nHow?', false))],
  ['UTF-16, the more significant byte first', fileOf(utf16('\ufeffOù?\nHow?', true))],
  ['windows-1252', fileOf(new Uint8Array([0x4f, 0xf9]), '?\nHow?')],
  ['line ends of Windows', fileOf('Où?\r\nHow?')],
  ['line ends of an old Macintosh', fileOf('Où?\rHow?')],
])('a list is read in %s', async (_, file) => {
  expect(await readListFile(file)).toEqual({ text: 'Où?\nHow?' });
});

it.each([
  ['what is no text', fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))],
  ['no text after the mark of UTF-16', fileOf(new Uint8Array([0xff, 0xfe, 0, 0, 0x41, 0]))],
])('%s is no list', async (_, file) => {
  expect(await readListFile(file)).toEqual({ problem: expect.stringMatching(/^Please choose a CSV/) });
});

it('the mark of UTF-16 alone is an empty file', async () => {
  expect(await readListFile(fileOf(utf16('\ufeff', false)))).toEqual({
    problem: expect.stringMatching(/^This file is empty/),
  });
});
