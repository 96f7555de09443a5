/**
 * Splits a request target into path and query; null for one that is no plain path of ours: an absolute address,
 * dot segments, doubled slashes, backslashes, control characters, or any of these percent-encoded.
 */
export function plainPath(target: string): { path: string; search: string } | null {
  const question = target.indexOf('?');
  const path = question < 0 ? target : target.slice(0, question);
  const search = question < 0 ? '' : target.slice(question);
  if (!path.startsWith('/') || /\/\/|\\|[^\x21-\x7e]|%(?:2f|5c|25|[01][0-9a-f]|7f)/i.test(path)) return null;
  if (!path.includes('%') && !path.includes('/.')) return { path, search };
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  return /\/\.{1,2}(?:\/|$)/.test(decoded) ? null : { path, search };
}
