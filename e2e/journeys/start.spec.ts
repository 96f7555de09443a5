import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../platform/processes';
import { newDataDirectory, root, startSingleMachine } from '../platform/single-machine';
import { expect, signedInApi, test } from '../platform/test';

/** Runs a start that must fail; answers its exit code and what it printed. */
async function failingStart(env: NodeJS.ProcessEnv) {
  const attempt = run(process.execPath, ['tools/serve.mjs'], { cwd: root, env: { PORT: '0', ...env } });
  const code = await attempt.ended;
  const lines = attempt
    .output()
    .split('\n')
    .filter((line) => line !== '' && line !== 'Starting the platform…');
  return { code, lines };
}

test('data is still there after stop and start', async () => {
  const machine = await startSingleMachine();
  const before = await signedInApi(machine.address, 'coach');
  await before.post('observation', {
    data: { observation: { uid: 'e2e-kept', client: 'demo-coachee', title: 'Kept' } },
  });
  expect(await machine.process.end('SIGTERM')).toBe(0);
  await machine.restart();
  // The session outlives the restart too.
  const { observation } = await (await before.get('observation/e2e-kept')).json();
  expect(observation.title).toBe('Kept');
  await before.dispose();
  await machine.remove();
});

test('a data directory that is in use is waited for, then refused with one line', async ({ machine }) => {
  const { code, lines } = await failingStart({ DATA_DIR: machine.dataDirectory });
  expect(code).not.toBe(0);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/wait/i);
  expect(lines[1]).toMatch(/in use/i);
});

test('a data directory that cannot be written to is refused with one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-closed-'));
  // Below a file nobody can make a folder, not even root.
  writeFileSync(join(folder, 'file'), '');
  const closed = join(folder, 'file', 'data');
  const { code, lines } = await failingStart({ DATA_DIR: closed });
  expect(code).not.toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/cannot be written/);
  rmSync(folder, { recursive: true, force: true });
});

test('a taken port is refused with one line', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as { port: number };
  const folder = newDataDirectory();
  const { code, lines } = await failingStart({ PORT: String(port), DATA_DIR: folder });
  expect(code).not.toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Port ${port} is taken`);
  await new Promise((resolve) => holder.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

test('a wrong setting is refused with one line that names it', async () => {
  const { code, lines } = await failingStart({ PORT: 'three thousand' });
  expect(code).not.toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('PORT');
});

test('one command rebuilds the lists from what services hold', async () => {
  const machine = await startSingleMachine();
  const listed = async () => {
    const coach = await signedInApi(machine.address, 'coach');
    const list = await (await coach.get('observations?rowsPerPage=0')).json();
    await coach.dispose();
    return list;
  };
  const before = await listed();
  expect(before.total).toBeGreaterThan(20);
  const rebuilt = async () => {
    const rebuild = run(process.execPath, ['tools/serve.mjs', 'republish'], {
      cwd: root,
      env: { PORT: '0', DATA_DIR: machine.dataDirectory },
    });
    expect(await rebuild.ended).toBe(0);
    expect(rebuild.output()).toMatch(/observations: \d+ events published again/);
  };
  // While it serves, and when it does not run.
  await rebuilt();
  expect(await listed()).toEqual(before);
  await machine.process.end('SIGTERM');
  await rebuilt();
  await machine.restart();
  expect(await listed()).toEqual(before);
  await machine.remove();
});
