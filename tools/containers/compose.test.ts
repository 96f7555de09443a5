import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');

interface Part {
  image?: string;
  build?: { target: string; args?: Record<string, string> };
  ports?: string[];
  networks?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
}

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { services, networks } = parse(text, { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, Part>;
  networks: Record<string, { internal?: boolean } | null>;
};
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const parts = Object.entries(services);
const folders = (name: string) =>
  readdirSync(join(root, name), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

it('has a part and an image for every service, which the gateway knows of', () => {
  for (const name of folders('services')) {
    const build = { context: '.', target: 'service', args: { SERVICE: name } };
    expect([name, services[name]?.build]).toEqual([name, build]);
  }
  expect(dockerfile).toMatch(/^FROM \S+ AS service$/m);
  const listed = services.gateway!.environment!.SERVICES!.split(/, */);
  expect(listed.sort()).toEqual(
    folders('services')
      .map((name) => `${name}=http://${name}:8080`)
      .sort(),
  );
});

it('the gateway is started once every service answers', () => {
  const waits = folders('services').map((name) => [name, { condition: 'service_healthy' }]);
  expect(services.gateway!.depends_on).toMatchObject(Object.fromEntries(waits));
});

it('has a part for every remote, which the gateway knows, and one image that takes its name as an argument', () => {
  const remotes = folders('.')
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'manifest.json'), 'utf8'));
      return { folder, name: manifest.name as string };
    });
  const built = parts.flatMap(([folder, { build }]) => (build?.args?.REMOTE ? [{ folder, build }] : []));
  expect(built.sort((one, other) => one.folder.localeCompare(other.folder))).toEqual(
    remotes.map(({ folder, name }) => ({
      folder,
      build: { context: '.', target: 'remote', args: { REMOTE: name } },
    })),
  );
  expect(dockerfile).toMatch(/^FROM \S+ AS remote$/m);
  const served = services.gateway!.environment!.REMOTES!.split(',').map((one) => one.trim());
  expect(served.sort()).toEqual(remotes.map(({ folder, name }) => `${name}=http://${folder}:8080`).sort());
});

it('hands billing every setting that the documents name for it, README’s among them', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const operating = read('docs/operating.md');
  const row = /^\| billing, also \|(.*)$/m.exec(operating)![1]!;
  const table = /^## Payments$([\s\S]*?)^## /m.exec(operating)![1]!;
  const named = [row, table, read('README.md')]
    .flatMap((words) => words.match(/`(STRIPE|BILLING)_[A-Z_]+`/g)!)
    .map((name) => name.slice(1, -1));
  expect(new Set(named).size).toBeGreaterThan(3);
  expect(Object.keys(services.billing!.environment!)).toEqual(expect.arrayContaining(named));
});

it('makes the demo once every service is there whose domain has a part in it', () => {
  const withDemo = folders('services').filter((name) => folders(`services/${name}/src`).includes('demo'));
  expect(withDemo.length).toBeGreaterThan(1);
  expect(Object.keys(services.demo!.depends_on!)).toEqual(expect.arrayContaining(withDemo));
});

it.each(parts)('%s writes nowhere but in its volumes, and has no rights of root', (_, part) => {
  expect(part).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  // Images of others may begin as root, to hand over their volume; ours never do.
  if (part.build) expect(part.cap_add).toBeUndefined();
});

it.each(parts)('%s is published to this machine only, unless somebody says otherwise', (name, part) => {
  for (const port of part.ports ?? []) {
    const mayBeOpened = ['gateway', 'storage'].includes(name);
    expect(port).toMatch(mayBeOpened ? /^\$\{[A-Z0-9_]+:-127\.0\.0\.1:\d+\}:\d+$/ : /^127\.0\.0\.1:\d+:\d+$/);
  }
});

it('every part is on networks that are named, and reaches only what it needs', () => {
  const on = (network: string) =>
    parts.flatMap(([name, part]) => (part.networks?.includes(network) ? [name] : [])).sort();
  const owners = folders('services').sort();
  for (const [name, part] of parts) {
    expect([name, (part.networks ?? []).length > 0]).toEqual([name, true]);
    for (const network of part.networks!) expect(Object.keys(networks)).toContain(network);
  }
  expect(on('documents')).toEqual(['demo', 'mongodb', ...owners].sort());
  expect(on('sessions')).toEqual(['gateway', 'redis']);
  expect(on('files')).toEqual(['content', 'storage']);
  expect(on('mail')).toEqual(['content', 'mailpit']);
  expect(on('events')).toEqual(['demo', 'gateway', 'nats', ...owners].sort());
  expect(networks.calls).toEqual({ internal: true });
  expect(networks.remotes).toEqual({ internal: true });
});

it('no server is without a password, and none has one that is known', () => {
  for (const name of ['MONGODB_PASSWORD', 'REDIS_PASSWORD', 'NATS_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
    expect(text).toContain(`\${${name}:?`);
    expect(text).not.toMatch(new RegExp(`\\$\\{${name}(:?-|\\})`));
  }
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  for (const [, name] of text.matchAll(/\$\{(\w+):\?/g))
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
});

it('servers of one’s own can be named', () => {
  const environment = { ...services.content!.environment, ...services.gateway!.environment };
  const own = [
    'MONGODB_URL',
    'REDIS_URL',
    'NATS_URL',
    'S3_ENDPOINT',
    'S3_PUBLIC_URL',
    'S3_REGION',
    'S3_BUCKET',
  ];
  for (const name of [...own, 'S3_ACCESS_KEY_ID']) expect(environment[name]).toContain(`\${${name}:-`);
});

it('the broker syncs every write and knows who asks', () => {
  const settings = readFileSync(join(root, 'tools/containers/nats.conf'), 'utf8');
  expect(settings).toMatch(/^\s*sync_interval: always$/m);
  expect(settings).toMatch(/authorization \{ user: sidelight, password: \$NATS_PASSWORD \}/);
  // The broker reads the variable as it reads its settings: unquoted, 7e12 is no text.
  expect(services.nats!.environment!.NATS_PASSWORD).toMatch(/^"\$\{NATS_PASSWORD:\?.*\}"$/);
});

it('the database ends transactions that were left open within seconds', () => {
  expect(text).toContain('--setParameter transactionLifetimeLimitSeconds=3');
});

it('the Dockerfile is built by every engine: no syntax of its own', () => {
  expect(dockerfile).not.toMatch(/# *syntax=|^(?:COPY|ADD|RUN) +--(?!from=)/m);
});
