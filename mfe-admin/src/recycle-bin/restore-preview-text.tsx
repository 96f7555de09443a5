import type { RestorePreview } from '@coaching/contracts';

/** What happens when something is brought back, in words. */
export function RestorePreviewText({ preview: { along, obstacles } }: { preview: RestorePreview }) {
  const isBlocked = obstacles.some(({ blocks }) => blocks);
  return (
    <>
      {obstacles.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {along.length > 0 && (
        <>
          <p>
            {isBlocked
              ? 'Once it can be restored, this comes back with it:'
              : 'This comes back along with it:'}
          </p>
          <ul>
            {along.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
