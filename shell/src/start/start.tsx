import { useSessionState } from '@coaching/mfe-kit';
import { ErrorState } from '@coaching/ui-kit';
import { Pages } from '../routing/pages';
import { startSession, useStartFailed } from './start-session';

/** Shows nothing until it is known who is signed in, so that no page appears only to be replaced. */
export function Start() {
  const session = useSessionState();
  const failed = useStartFailed();
  if (session.status !== 'unknown') return <Pages />;
  if (!failed) return null;
  return (
    <main>
      <ErrorState title="The server cannot be reached." onRetry={() => void startSession()}>
        What you wrote is kept on this device. Check your connection and try again.
      </ErrorState>
    </main>
  );
}
