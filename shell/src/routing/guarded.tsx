import { useSessionState } from '@coaching/mfe-kit';
import { Navigate, Outlet, useLocation } from 'react-router';
import { guard } from './guard';
import { readsPastWork } from './reads-past-work';

/** Lets signed-in people with a licence through and sends others where they must go first. */
export function Guarded() {
  const session = useSessionState();
  const location = useLocation();
  const actor = session.status === 'signed-in' ? session.actor : null;
  const elsewhere = guard(location, actor, new Date(), readsPastWork());
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />;
}
