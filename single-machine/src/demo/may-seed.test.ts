import { singleMachineConfig } from '../config';
import { maySeedDemo } from './may-seed';

it.each<[made: boolean, settings: Record<string, string>]>([
  [true, {}],
  [true, { HOST: '::1' }],
  [true, { PUBLIC_ORIGIN: 'http://localhost:3000' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:3000' }],
  [false, { PUBLIC_ORIGIN: 'https://coaching.example.org' }],
  [true, { PUBLIC_ORIGIN: 'https://coaching.example.org', SEED_DEMO: 'true' }],
  [false, { SEED_DEMO: 'false' }],
])('the demo is made: %s, with %j', (made, settings) => {
  expect(maySeedDemo(singleMachineConfig(settings))).toBe(made);
});
