import { cookiesFor } from './cookies';
import { visitors } from './visitors';

const names = visitors(cookiesFor('https://coaching.test'));

function context(cookie = '') {
  const set: string[] = [];
  const response = { appendHeader: (_: string, value: string) => void set.push(value) };
  return { set, context: { request: { headers: { cookie } }, response } as never };
}

it('a browser keeps the name it is given', () => {
  const first = context();
  const { id, is_new } = names.nameOf(first.context, true);
  expect(is_new).toBe(true);
  expect(first.set).toEqual([
    expect.stringMatching(/^__Host-visitor=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/),
  ]);
  const again = context(first.set[0]!.split(';')[0]);
  expect(names.nameOf(again.context, true)).toEqual({ id, is_new: false });
  expect(again.set).toEqual([]);
});

it('one that is only looked at is given nothing, and no two have one name', () => {
  const { context: to, set } = context();
  const [one, other] = [names.nameOf(to, false), names.nameOf(to, false)];
  expect(one.id).not.toBe(other.id);
  expect(set).toEqual([]);
});

it.each(['', 'x', 'x'.repeat(200), '../../etc/passwd', 'visitor planted by a neighbour'])(
  'a name that we did not make is none: %j',
  (name) => {
    expect(names.nameOf(context(`__Host-visitor=${name}`).context, false)).toMatchObject({ is_new: true });
    expect(names.nameOf(context('visitor=abcdefghijklmnopqrstuv').context, false)).toMatchObject({
      is_new: true,
    });
  },
);
