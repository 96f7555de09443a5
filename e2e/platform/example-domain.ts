import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the parts of docs/example-domain go: the folders of a domain. */
const folders = {
  contracts: 'packages/contracts/src/greetings',
  service: 'services/greetings',
  remote: 'mfe-greetings',
};

/** Whether a file is one of the domain's own. */
export const isOfExampleDomain = (path: string) =>
  Object.values(folders).some((folder) => path.startsWith(`${folder}/`));

const part = `  greetings:
    <<: *service
    build: { context: ., target: service, args: { SERVICE: greetings } }
    command: ["node", "services/greetings/dist/main.js"]
    environment: *service-environment

`;
const remotePart = `  mfe-greetings:
    <<: *remote
    build: { context: ., target: remote, args: { REMOTE: greetings } }

`;

/** What is added to files outside the domain's folders: this text, before that one. Its README shows the same. */
export const lines: readonly [file: string, added: string, before: string][] = [
  ['packages/contracts/src/call.ts', "  'greetings',\n", '] as const;'],
  [
    'packages/contracts/src/calls.ts',
    "import { greetingCalls } from './greetings/calls';\n",
    'import { identityCalls }',
  ],
  ['packages/contracts/src/calls.ts', '  ...greetingCalls,\n', '} as const;'],
  ['packages/contracts/src/index.ts', "export * from './greetings';\n", "export * from './identifiers';"],
  [
    'single-machine/src/role-matrix/tables.ts',
    "import { signedIn } from './everybody';\n",
    'import { observationRows }',
  ],
  ['single-machine/src/role-matrix/tables.ts', '  greet: { answered: signedIn },\n', '  ...sessionRows,'],
  ['single-machine/src/moving/moving.test.ts', "  greetings: ['Greeting'],\n", '  rubrics: ['],
  [
    'e2e/platform/screens.ts',
    "  { name: 'greetings', path: '/greetings', by: withLicense },\n",
    "  { name: 'a new observation'",
  ],
  ['tools/screens.test.ts', "  '/greetings': 'all',\n", "  '/entity_resources': 'all'"],
  ['docker-compose.yml', part, '  # Demo people'],
  ['docker-compose.yml', remotePart, '  gateway:\n'],
  ['docker-compose.yml', '      greetings: { condition: service_healthy }\n', '    ports: ["${GATEWAY_PORT'],
  ['docker-compose.yml', 'greetings=http://greetings:8080,', 'identity=http://identity:8080'],
  [
    'docker-compose.yml',
    'greetings=http://mfe-greetings:8080,\n        ',
    'observations=http://mfe-observations',
  ],
];

/** Tests of what every domain needs elsewhere, which docs/newcomers.md names. */
export const testsOfAllDomains = [
  'tools/containers',
  'tools/screens.test.ts',
  'tools/stored-by-models.test.ts',
  'single-machine/src/domains',
  'single-machine/src/moving',
];

function addLines(checkout: string): void {
  for (const [file, added, before] of lines) {
    const path = join(checkout, file);
    const text = readFileSync(path, 'utf8');
    const at = text.indexOf(before);
    if (at < 0) throw new Error(`${file} does not hold ${before}`);
    writeFileSync(path, text.slice(0, at) + added + text.slice(at));
  }
}

/** What `npm install` writes into the lock for a workspace. */
function lockWorkspaces(checkout: string): void {
  const file = join(checkout, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const resolved of [folders.service, folders.remote]) {
    const manifest = JSON.parse(readFileSync(join(checkout, resolved, 'package.json'), 'utf8'));
    const { name, version, dependencies } = manifest;
    lock.packages[`node_modules/${name}`] = { resolved, link: true };
    lock.packages[resolved] = { name, version, dependencies };
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Adds the domain of docs/example-domain to a checkout, as docs/newcomers.md says.
 * @returns takes it out again
 */
export function addExampleDomain(checkout: string): () => void {
  const outside = [...new Set(lines.map(([file]) => file)), 'package-lock.json'];
  const before = outside.map((file) => [file, readFileSync(join(checkout, file))] as const);
  for (const [name, folder] of Object.entries(folders))
    cpSync(join(checkout, 'docs/example-domain', name), join(checkout, folder), { recursive: true });
  addLines(checkout);
  lockWorkspaces(checkout);
  return () => {
    for (const folder of Object.values(folders)) rmSync(join(checkout, folder), { recursive: true });
    for (const [file, text] of before) writeFileSync(join(checkout, file), text);
  };
}
