/**
 * The title of the interactions list (spec 1 section 2).
 * @param client the person it is narrowed to; without a username while it is not known yet
 */
export function listTitle(
  viewer: { uid: string; username: string },
  client: { uid: string; username?: string } | null,
): string {
  if (client?.uid === viewer.uid) return 'My Interactions';
  const whose = `${viewer.username}'s Interactions`;
  return client?.username ? `${whose} with ${client.username}` : whose;
}
