import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@coaching/contracts';
import type { Machine } from '@coaching/service-kit';
import { definitionsOf, findDomains } from './find-domains';

const machine: Machine = {
  settings: {},
  secret: 'a key of more than 32 characters, for tests',
  dataDirectory: '/nowhere',
  siteAddress: undefined,
};
const domains = findDomains();

it('finds a service in each folder, under the names that the contracts know', () => {
  expect(domains.map(({ name }) => name).sort()).toEqual([...serviceNames].sort());
  for (const domain of domains) expect(domain.definition(machine).name).toBe(domain.name);
});

it('puts those first to whom others refer', () => {
  const definitions = definitionsOf(domains, machine);
  const order = definitions.map(({ name }) => name);
  expect(order.indexOf('identity')).toBeLessThan(order.indexOf('observations'));
  for (const { name, after = [] } of definitions)
    for (const other of after) expect(order.indexOf(other)).toBeLessThan(order.indexOf(name));
});

it('has the demo of those whose folder holds one, and of no other', () => {
  const demos = domains.filter((domain) => domain.demo() !== null).map(({ name }) => name);
  const services = join(__dirname, '../../../services');
  expect(demos).toContain('identity');
  expect(demos).toEqual(readdirSync(services).filter((name) => existsSync(join(services, name, 'src/demo'))));
});
