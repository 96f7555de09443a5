import { useSessionState } from '@coaching/mfe-kit';
import { Navigate, Outlet, useLocation } from 'react-router';
import { guard } from './guard';

/** Lets signed-in people with a licence through and sends others where they must go first. */
export function Guarded() {
  const session = useSessionState();
  const location = useLocation();
  const elsewhere = guard(location, session.status === 'signed-in' ? session.actor : null, new Date());
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />;
}
