import Papa from 'papaparse';
import { utf16Of } from '../files/utf-16';
import { ListRefused } from './list-problem';

/** UTF-16 where a mark says so; UTF-8 where it can be, with or without a mark; else what Windows writes in the West. */
export function textOf(bytes: Uint8Array): string {
  const marked = utf16Of(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What Excel writes above a list to say what separates its cells. */
const SAID_DELIMITER = /^sep=(.)\r?\n/i;

/** Rows of a text whose cells any of the usual delimiters separates. @throws ListRefused when it has too many */
export function csvRows(bytes: Uint8Array, mostRows: number): string[][] {
  const text = textOf(bytes);
  const said = SAID_DELIMITER.exec(text);
  const { data } = Papa.parse<string[]>(said ? text.slice(said[0].length) : text, {
    delimiter: said?.[1] ?? '',
    skipEmptyLines: 'greedy',
    preview: mostRows + 1,
  });
  if (data.length > mostRows) throw new ListRefused('too-large');
  return data;
}
