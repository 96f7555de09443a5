import { useSessionState } from '@coaching/mfe-kit';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { safeRedirect } from '../login/safe-redirect';
import { useLanding } from './use-landing';

/** Pages that make no sense to somebody who is signed in; they go where they were going, or to their start. */
export function VisitorsOnly() {
  const session = useSessionState();
  const [search] = useSearchParams();
  const landing = useLanding();
  if (session.status !== 'signed-in') return <Outlet />;
  return <Navigate to={safeRedirect(search.get('redirect_to')) ?? landing} replace />;
}
