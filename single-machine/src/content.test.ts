import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from '@coaching/contracts';
import { type PlatformForTest, startPlatformForTest } from './testing/platform-for-test';

let machine: PlatformForTest;
let origin: string;
let cookie: string;

beforeAll(async () => {
  machine = await startPlatformForTest();
  origin = machine.origin;
  cookie = (await machine.signedIn('coach')).cookie;
});
afterAll(() => machine.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const put = (url: string, body: BodyInit, type: string) =>
  fetch(url, { method: 'PUT', body, headers: { 'x-amz-acl': 'public-read', 'content-type': type } });

async function addressesFor(file_name: string, file_type: string) {
  const answer = await post('/get_upload_url', { file_name, file_type }, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { url: string; download_url: string };
}

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

describe('a file', () => {
  it('goes to the address that was given, and is found at the other, by whoever knows it', async () => {
    const { url, download_url } = await addressesFor('Lesson plan.pdf', 'application/pdf');
    expect(url).toMatch(
      new RegExp(`^${origin}/api/uploads/[\\w-]{32}\\.pdf\\?expires=\\d+&signature=[\\w-]{43}$`),
    );
    expect((await put(url, pdf, 'application/pdf')).status).toBe(200);
    const answer = await fetch(download_url);
    expect([answer.status, new Uint8Array(await answer.arrayBuffer())]).toEqual([200, pdf]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Lesson plan.pdf"; filename*=UTF-8''Lesson%20plan.pdf`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('of 50 MiB passes, one byte more does not', async () => {
    const { url } = await addressesFor('large.pdf', 'application/pdf');
    const largest = new Uint8Array(MAX_FILE_BYTES);
    largest.set(pdf);
    expect((await put(url, largest, 'application/pdf')).status).toBe(200);
    const beyond = await put(url, new Uint8Array(MAX_FILE_BYTES + 1), 'application/pdf').catch(() => null);
    // Whoever goes on sending what was refused may lose the connection instead of hearing why.
    expect([413, undefined]).toContain(beyond?.status);
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', 'image/png', 415],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/png', 415],
    ['a script that begins like a picture', 'GIF89a/*0000*/=1;alert(1)', 'image/png', 415],
    ['what says it is HTML', '<!doctype html>', 'text/html', 415],
    ['a picture beyond measure', new Uint8Array(MAX_PICTURE_BYTES + 1), 'image/png', 413],
  ])('is refused that is %s in place of a picture', async (_, body, type, status) => {
    const { url, download_url } = await addressesFor('me.png', 'image/png');
    const answer = await put(url, body, type);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
    expect((await fetch(download_url)).status).toBe(404);
  });

  it('is taken at no address that was changed', async () => {
    const { url } = await addressesFor('me.pdf', 'application/pdf');
    const statuses = await Promise.all(
      [
        url.replace(/signature=.{4}/, 'signature=AAAA'),
        url.replace(/expires=\d+/, 'expires=99999999999'),
        url.replace(/uploads\/.{4}/, 'uploads/AAAA'),
        url.replace(/uploads\/[^?]+/, 'uploads/..%2f..%2fsecrets.json'),
      ].map(async (changed) => (await put(changed, pdf, 'application/pdf')).status),
    );
    expect(statuses).toEqual([403, 403, 403, expect.any(Number)]);
    expect(statuses[3]).toBeGreaterThanOrEqual(400);
    expect(await readFile(join(machine.dataDirectory, 'secrets.json'), 'utf8')).toContain('session');
  });

  it('has no address for who is not signed in', async () => {
    const answer = await post('/get_upload_url', { file_name: 'me.png', file_type: 'image/png' });
    expect(answer.status).toBe(401);
  });

  it.each(['..%2f..%2fsecrets.json', '%2e%2e%2f%2e%2e%2fsecrets.json', '..%5csecrets.json'])(
    'is nothing else on this machine: %s',
    async (name) => {
      const answer = await fetch(`${origin}/api/files/${name}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('actor');
    },
  );
});

describe('mail', () => {
  const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@school.test', help: 'Hello' };

  it('of the contact form is shown to this machine, newest first', async () => {
    expect((await post('/contact_us', ada)).status).toBe(200);
    expect((await post('/contact_us', { ...ada, last_name: 'Byron' })).status).toBe(200);
    const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as object[];
    expect(mails[0]).toEqual({
      to: 'support@sidelight.example',
      subject: 'Sidelight: Ada Byron asks for contact',
      text: expect.stringContaining('> Hello'),
      html: expect.stringContaining('<!doctype html>'),
      sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(mails[1]).toMatchObject({ subject: 'Sidelight: Ada Lovelace asks for contact' });
    const page = await (await fetch(`${origin}/dev/mail`)).text();
    expect(page).toContain('<h2>Sidelight: Ada Byron asks for contact</h2>');
    expect(page).not.toContain('<script');
  });

  it('with a code is shown, too', async () => {
    await post('/create_otp', { email: 'coachee@demo.test' });
    await machine.flush();
    const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as { to: string; text: string }[];
    expect(mails.find(({ to }) => to === 'coachee@demo.test')?.text).toMatch(/\b\d{6}\b/);
  });

  it('is shown to nobody who comes by a proxy or another name', async () => {
    const answer = await fetch(`${origin}/dev/mail.json`, { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(answer.status).toBe(404);
  });

  it('takes no line break where a header could begin', async () => {
    const answer = await post('/contact_us', { ...ada, first_name: 'Ada\r\nBcc: all@school.test' });
    expect(answer.status).toBe(400);
  });

  it('of one address is refused after ten an hour', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await post('/contact_us', ada)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
