import { MESSAGES } from '@coaching/contracts';
import { post } from './post';

jest.mock('./api-base', () => ({ apiBase: () => '/api' }));

const page = '<!doctype html><p>This network belongs to the school.</p>';
const answering = (status: number, body: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

it('is taken where the platform says so', async () => {
  const fetch = answering(200, '{"status":"ok"}');
  expect(await post('/contact', { name: 'Ada' })).toBeNull();
  expect(fetch).toHaveBeenCalledWith(
    '/api/contact',
    expect.objectContaining({ method: 'POST', body: '{"name":"Ada"}' }),
  );
});

it('is refused with its sentence and what each field lacks', async () => {
  const errors = [{ path: 'email', message: 'Please give an email.' }];
  answering(400, JSON.stringify({ message: 'Please look at the fields.', errors }));
  expect(await post('/contact', {})).toEqual({ sentence: 'Please look at the fields.', errors });
});

it('has failed, whatever a 500 or a server between says', async () => {
  answering(502, page);
  expect(await post('/contact', {})).toEqual({ sentence: MESSAGES.serverError, errors: [] });
});

it.each([[200], [403], [401]])(
  'was not sent where another answers in the place of the platform: %i',
  async (status) => {
    answering(status, page);
    expect((await post('/contact', {}))?.sentence).toMatch(/There is no connection to the server/);
  },
);

it('was not sent without a network', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await post('/contact', {}))?.sentence).toMatch(/What you typed is still here/);
});
