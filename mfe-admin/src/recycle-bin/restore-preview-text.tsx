import type { RestorePreview } from '@coaching/contracts';

/** What happens when something is brought back, in words. */
export function RestorePreviewText({ preview: { along, obstacles } }: { preview: RestorePreview }) {
  return (
    <>
      {obstacles.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {along.length > 0 && (
        <>
          <p>This comes back along with it:</p>
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
