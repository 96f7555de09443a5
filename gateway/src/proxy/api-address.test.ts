import type { RequestContext } from '../edge/request-context';
import { apiAddresses } from './api-address';

const visitOf = (host?: string) => ({ request: { headers: { host } } }) as Pick<RequestContext, 'request'>;

it.each([
  ['localhost:3000', 'http://localhost:3000/api'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000/api'],
  ['[::1]:3000', 'http://[::1]:3000/api'],
  ['school.test', 'http://school.test/api'],
  ['school.test/evil?', 'http://localhost/api'],
  ['user@school.test', 'http://localhost/api'],
  ['school.test:3000:1', 'http://localhost/api'],
  [undefined, 'http://localhost/api'],
])('for the host %j is %s', (host, address) => {
  expect(apiAddresses('/api', undefined)(visitOf(host))).toBe(address);
});

it.each([
  ['/api', 'https://coaching.test', 'https://coaching.test/api'],
  ['', 'https://api.coaching.test/', 'https://api.coaching.test'],
])('below %j of %s is %s, whatever the host says', (base, origin, address) => {
  expect(apiAddresses(base, origin)(visitOf('evil.test'))).toBe(address);
});
