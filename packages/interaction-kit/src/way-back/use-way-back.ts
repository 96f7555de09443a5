import { useIsFirstPage } from '@coaching/mfe-kit';
import { useNavigate } from 'react-router';

/** Goes back to where one was. @param otherwise where to go when the tab began here */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const isFirst = useIsFirstPage();
  return () => void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
}
