/** Text as lists sort and search it: case and accents do not count. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
