import { Navigate } from 'react-router';
import { useRegistry } from '../remotes/registry-store';
import { useLanding } from './use-landing';

/** Leads a person who has just signed in to where they start, once it is known what pages there are. */
export function StartPage() {
  const landing = useLanding();
  return useRegistry().status === 'loading' ? null : <Navigate to={landing} replace />;
}
