import { useLocation, useNavigate } from 'react-router';

/** How the first entry of a tab is called; everything else was come to from somewhere in the product. */
const FIRST = 'default';

/** Goes back to where one was. @param otherwise where to go when the tab began here */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST ? navigate(otherwise, { replace: true }) : navigate(-1));
}
