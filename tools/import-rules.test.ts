const { forbidden } = require('./import-rules.cjs') as {
  forbidden: { name: string; from: Matched; to: Matched }[];
};

interface Matched {
  path?: string;
  pathNot?: string | string[];
}

/** Whether a path is one that a rule means, with the groups that `from` has caught filled in. */
function isMeant({ path, pathNot = [] }: Matched, file: string, groups: readonly string[] = []): boolean {
  const matches = (pattern: string) =>
    new RegExp(pattern.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '')).test(file);
  return (path === undefined || matches(path)) && ![pathNot].flat().some(matches);
}

/** Names of the rules that an import breaks, of those that go by paths. */
const broken = (from: string, to: string) =>
  forbidden
    .filter((rule) => rule.to.path && isMeant(rule.from, from))
    .filter((rule) => isMeant(rule.to, to, new RegExp(rule.from.path ?? '').exec(from) ?? []))
    .map(({ name }) => name);

const service = 'services/tools/src/service.ts';
const demo = 'services/tools/src/demo/index.ts';

it.each([
  [service, demo, 'demo-for-the-demo'],
  ['services/tools/src/index.ts', demo, 'demo-for-the-demo'],
  [service, 'packages/demo/src/index.ts', 'demo-for-the-demo'],
  ['gateway/src/create-gateway.ts', 'packages/demo/src/index.ts', 'demo-for-the-demo'],
  [demo, 'services/identity/src/demo/index.ts', 'services-apart'],
  ['packages/demo/src/visits.ts', demo, 'demo-on-kits'],
  [service, 'node_modules/mongodb/lib/index.js', 'services-store-by-models'],
  ['services/identity/src/service.ts', 'node_modules/@aws-sdk/client-s3/dist/index.js', 'one-s3-client'],
  ['mfe-admin/src/lifecycles.tsx', 'mfe-reports/src/lifecycles.tsx', 'remotes-apart'],
])('%s may not import %s', (from, to, rule) => {
  expect(broken(from, to)).toContain(rule);
});

it.each([
  [demo, 'packages/demo/src/index.ts'],
  [demo, 'services/tools/src/import/import-tool-sets.ts'],
  ['services/tools/src/demo/tool-sets.test.ts', 'packages/demo/src/index.ts'],
  ['single-machine/src/main.ts', 'packages/demo/src/index.ts'],
  ['services/content/src/storage/s3-storage.ts', 'node_modules/@aws-sdk/client-s3/dist/index.js'],
  ['packages/service-kit/src/events/outbox.ts', 'node_modules/mongodb/lib/index.js'],
])('%s may import %s', (from, to) => {
  expect(broken(from, to)).toEqual([]);
});
