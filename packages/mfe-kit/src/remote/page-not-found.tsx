import { MESSAGES } from '@coaching/contracts';
import { Link } from 'react-router';
import { useTitle } from '../page/use-title';

/** The page of an address that leads nowhere. */
export function PageNotFound() {
  useTitle('Not found');
  return (
    <div>
      <h1>Page not found</h1>
      <p>{MESSAGES.notFound}</p>
      <Link to="/">Go to the start</Link>
    </div>
  );
}
