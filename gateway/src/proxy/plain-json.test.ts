import { UnsupportedMedia } from '@coaching/service-kit';
import { readJson, requirePlainJson, requirePlainUtf8 } from './plain-json';

it.each([
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/json; charset=UTF-8',
  'application/json ; charset = "utf-8"',
  'application/json;',
])('%s is taken', (type) => {
  expect(() => requirePlainJson({ type })).not.toThrow();
});

it.each([
  [undefined],
  ['text/plain'],
  ['text/json'],
  ['application/jsonp'],
  ['application/x-www-form-urlencoded'],
  ['application/json; charset=utf-16'],
  ['application/json; charset=utf-16le'],
  ['application/json; charset=utf-7'],
  ['application/json; charset=iso-8859-1'],
  ['application/json; charset=utf-8; charset=utf-16'],
  ['application/json; charset=utf-16; charset=utf-8'],
  ['application/json; charset*=utf-8'],
  ["application/json; charset='utf-8'"],
  ['application/json, application/json'],
  ['application/json; boundary=x'],
])('%s is not', (type) => {
  expect(() => requirePlainJson({ type })).toThrow(UnsupportedMedia);
});

it.each(['gzip', 'deflate', 'br', 'identity, gzip', 'x-gzip'])(
  'what is compressed by %s is not',
  (encoding) => {
    expect(() => requirePlainJson({ type: 'application/json', encoding })).toThrow(UnsupportedMedia);
  },
);

const text = '{"email":"coach@school.test"}';

it.each([
  ['UTF-16, little end first', Buffer.from(text, 'utf16le')],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(text, 'utf16le').swap16()],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['Latin-1', Buffer.from('{"email":"José"}', 'latin1')],
  ['an overlong form', Buffer.from([0x7b, 0xc0, 0xa2, 0x7d])],
  ['half a surrogate pair', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['a zero byte', Buffer.from('{"email":"coach\0"}')],
  ['a mark alone', Buffer.from([0xef, 0xbb, 0xbf])],
])('a body is refused that is %s', (_, body) => {
  expect(() => requirePlainUtf8(body)).toThrow(UnsupportedMedia);
});

it.each(['', '{}', text, '{"name":"José 你好 👩‍🏫"}', 'no JSON at all'])(
  'a body is taken that is %j',
  (plain) => {
    expect(() => requirePlainUtf8(Buffer.from(plain))).not.toThrow();
  },
);

describe('what is sent on', () => {
  const sentOn = (body: string) => readJson(Buffer.from(body)).bytes.toString();

  it('is what was read, whatever else was in it', () => {
    expect(sentOn('{"email":"a@b.test","email":"c@d.test"}')).toBe('{"email":"c@d.test"}');
    expect(sentOn('{"\\u0065mail":"a@b.test"}')).toBe('{"email":"a@b.test"}');
    expect(sentOn(' {"email" : "a@b.test"}\n')).toBe('{"email":"a@b.test"}');
    expect(sentOn('{"__proto__":{"email":"a@b.test"}}')).toBe('{"__proto__":{"email":"a@b.test"}}');
  });

  it('is no JSON when what came is none, for its reader to refuse', () => {
    expect(readJson(Buffer.from('{"email":'))).toEqual({ value: undefined, bytes: Buffer.from('{"email":') });
  });

  it('is never nested deeper than can be written', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(() => readJson(Buffer.from(deep))).toThrow('This is nested too deeply.');
  });
});
