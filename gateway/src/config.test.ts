import { readConfig } from '@coaching/service-kit';
import { gatewaySettings } from './config';

const given = {
  ACTOR_SECRET: '0123456789abcdef0123456789abcdef',
  SESSION_SECRET: 'fedcba9876543210fedcba9876543210',
  SERVICES: 'identity=http://identity.test:8080,action-steps=http://steps.test:8080',
};

it('reads what is needed, with the rest at its default', () => {
  expect(readConfig(gatewaySettings, given)).toEqual({
    ...given,
    SERVICES: { identity: 'http://identity.test:8080', 'action-steps': 'http://steps.test:8080' },
    PORT: 8080,
    LOG_LEVEL: 'info',
    API_BASE: '/api',
  });
});

it.each([
  ['observations=http://mfe-observations:8080', { observations: 'http://mfe-observations:8080' }],
  ['a=http://a:1, b-2=https://b:2', { a: 'http://a:1', 'b-2': 'https://b:2' }],
])('reads the remotes %s', (REMOTES, expected) => {
  expect(readConfig(gatewaySettings, { ...given, REMOTES }).REMOTES).toEqual(expected);
});

it.each([
  ['REMOTES', 'http://mfe-observations:8080'],
  ['REMOTES', 'observations=http://x/y'],
  ['REMOTES', 'Observations=http://x'],
  ['API_BASE', 'api'],
  ['API_BASE', '/api/'],
  ['PUBLIC_ORIGIN', 'coaching.test'],
  ['PUBLIC_ORIGIN', 'ftp://coaching.test'],
  ['REDIS_URL', 'localhost:6379'],
  ['TRUST_PROXY', 'my proxy'],
  ['SERVICES', 'http://identity:8080'],
  ['SERVICES', 'identity=http://:::'],
  ['SERVICES', 'reports=http://reports:8080'],
  ['SESSION_SECRET', 'short'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfig(gatewaySettings, { ...given, [name]: value })).toThrow(
    new RegExp(`^Cannot start: ${name} is wrong \\(.+\\)\\.$`),
  );
});

it.each(Object.keys(given))('names %s when it is missing', (name) => {
  expect(() => readConfig(gatewaySettings, { ...given, [name]: undefined })).toThrow(
    `Cannot start: ${name} is missing.`,
  );
});

it.each(['loopback', '2', '10.0.0.0/8, 192.0.2.1', ''])('takes %j as proxies to trust', (TRUST_PROXY) => {
  expect(() => readConfig(gatewaySettings, { ...given, TRUST_PROXY })).not.toThrow();
});
