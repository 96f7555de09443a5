import { fileExtension } from '@coaching/contracts';

const LONGEST = 150;

/**
 * A file's name as it can stand in a header and be saved under: without folders, control characters, characters
 * that turn the direction of writing, and signs that file systems know as their own.
 */
export function cleanFileName(file_name: string): string {
  const last = file_name.split(/[/\\]/).at(-1)!;
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const extension = fileExtension(clean);
  if (clean.length <= LONGEST || extension === '') return clean.slice(0, LONGEST);
  return `${clean.slice(0, LONGEST - extension.length - 1)}.${extension}`;
}
