import type { IncomingMessage } from 'node:http';
import { clientAddress, trustedProxies } from './proxies';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

it.each([
  ['nobody is trusted', undefined, from('10.0.0.1', '203.0.113.7'), '10.0.0.1'],
  ['nobody is trusted, said so', 'false', from('10.0.0.1', '203.0.113.7'), '10.0.0.1'],
  ['a trusted proxy', '10.0.0.1', from('10.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ['a network of proxies', '10.0.0.0/8', from('10.9.9.9', '203.0.113.7'), '203.0.113.7'],
  ['two trusted proxies', '10.0.0.0/8', from('10.0.0.1', '203.0.113.7, 10.0.0.2'), '203.0.113.7'],
  ['what a visitor makes up', '10.0.0.1', from('10.0.0.1', '1.1.1.1, 203.0.113.7'), '203.0.113.7'],
  ['one hop', '1', from('10.0.0.1', '1.1.1.1, 203.0.113.7'), '203.0.113.7'],
  ['somebody else', '10.0.0.1', from('192.0.2.1', '203.0.113.7'), '192.0.2.1'],
  ['loopback by name', 'loopback', from('127.0.0.1', '203.0.113.7'), '203.0.113.7'],
  ['an IPv4 address in IPv6', 'loopback', from('::ffff:127.0.0.1', '::ffff:203.0.113.7'), '203.0.113.7'],
  ['no header', 'loopback', from('127.0.0.1'), '127.0.0.1'],
])('%s', (_, setting, request, expected) => {
  expect(clientAddress(request, trustedProxies(setting))).toBe(expected);
});

it('refuses a setting that is neither addresses nor a count', () => {
  expect(() => trustedProxies('my proxy')).toThrow();
});
