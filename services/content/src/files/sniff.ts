import type { FileExtension } from '@coaching/contracts';
import { utf16Of } from './utf-16';

/** Pictures by what is in them. */
export type PictureFormat = 'gif' | 'jpeg' | 'png' | 'webp';

const starts = (head: Buffer, text: string, at = 0) =>
  head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** The format that a file's first bytes show, or null when it is no picture that we take. */
export function pictureFormat(head: Buffer): PictureFormat | null {
  if (starts(head, 'GIF87a') || starts(head, 'GIF89a')) return 'gif';
  if (starts(head, '\xff\xd8\xff')) return 'jpeg';
  if (starts(head, '\x89PNG\r\n\x1a\n')) return 'png';
  return starts(head, 'RIFF') && starts(head, 'WEBP', 8) ? 'webp' : null;
}

/** Old office documents, and new ones under a password. */
const isCompound = (head: Buffer) => starts(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

/** An archive whose directory, at its end, names a part below this folder. */
const isPackage = (head: Buffer, tail: Buffer, folder: string) =>
  starts(head, 'PK\x03\x04') && tail.includes('[Content_Types].xml') && tail.includes(`${folder}/`);

/** Without the sign that no text has. Where each takes two bytes, the beginning shows it: the tail may begin within one. */
function isText(head: Buffer, tail: Buffer): boolean {
  const encoding = utf16Of(head);
  if (encoding) return !new TextDecoder(encoding).decode(head).includes('\0');
  return !head.includes(0) && !tail.includes(0);
}

type Look = (head: Buffer, tail: Buffer) => boolean;
const anOffice = (folder: string): Look => {
  return (head, tail) => isCompound(head) || isPackage(head, tail, folder);
};
const aPicture: Look = (head) => pictureFormat(head) !== null;

const looks: Record<FileExtension, Look> = {
  gif: aPicture,
  jpg: aPicture,
  jpeg: aPicture,
  png: aPicture,
  webp: aPicture,
  pdf: (head) => starts(head, '%PDF-'),
  doc: isCompound,
  xls: isCompound,
  ppt: isCompound,
  docx: anOffice('word'),
  xlsx: anOffice('xl'),
  pptx: anOffice('ppt'),
  zip: (head) => starts(head, 'PK\x03\x04'),
  csv: isText,
};

/**
 * Whether a file is what its extension says, as far as its first and last bytes show. A picture may be another
 * picture than its name says: it is shown as what it is.
 */
export function isOfType(extension: FileExtension, head: Buffer, tail: Buffer): boolean {
  return looks[extension](head, tail);
}
