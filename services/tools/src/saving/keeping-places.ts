/**
 * An order as somebody sends it who does not see everything: what they do not name stays behind what it came after.
 * @param before uids of all there is, in order
 * @param sent uids of what they see, in their order; also of what is new
 */
export function keepingPlaces(before: readonly string[], sent: readonly string[]): string[] {
  const order = [...sent];
  const named = new Set(sent);
  before.forEach((uid, index) => {
    if (named.has(uid)) return;
    // What came before it stands in the order by now; in front of everything there was nothing.
    order.splice(index === 0 ? 0 : order.indexOf(before[index - 1]!) + 1, 0, uid);
  });
  return order;
}
