/** Larger ones hold no list that somebody looks through. */
const MAX_FILE_BYTES = 1_000_000;

const NO_LIST =
  'Please choose a CSV or text file. From a spreadsheet, save it as CSV or copy its cells here.';
const EMPTY = 'This file is empty. Please choose one with a question on each line.';
const TOO_LARGE = 'This file is too large. Please choose one of at most 1 MB.';

/** What a file of lines or of a table holds; a sentence about what is wrong with it where it is no such file. */
export async function readListFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > MAX_FILE_BYTES) return { problem: TOO_LARGE };
  // A field of a form has these ends of lines, too: with others it would seem changed as soon as it is left.
  const text = textOf(await bytesOf(file)).replace(/\r\n?/g, '\n');
  if (text.includes('\0')) return { problem: NO_LIST };
  return text.trim() ? { text } : { problem: EMPTY };
}

/** By the two bytes that begin a file: what spreadsheets save as Unicode text. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function textOf(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets save under Windows when they are not asked for UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const bytesOf = (file: File) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
