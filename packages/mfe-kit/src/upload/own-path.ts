/**
 * An address of our own as a path: a text keeps it, and it leads to the same file wherever the product moves.
 * @param own the origin the page has
 */
export function ownPath(address: string, own: string): string {
  return address.startsWith(`${own}/`) ? address.slice(own.length) : address;
}
