import { MESSAGES } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';

/**
 * What an address that readers are led to must be: of a secure site, and without a name and password, by which an
 * address looks as if it led elsewhere than it does.
 * @throws Invalid on the field
 */
export function requireWebAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return;
  const message = MESSAGES.notAWebAddress;
  throw new Invalid(message, [{ path: 'resource.url', message }]);
}
