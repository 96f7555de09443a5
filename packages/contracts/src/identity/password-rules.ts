import { PRODUCT_NAME } from '../product';

/** Fewest and most characters of a password. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

/** Those of 10 characters and more that people choose most often, in lower case. */
const common = new Set([
  '0123456789',
  '0987654321',
  '1020304050',
  '10203040506',
  '1122334455',
  '112233445566',
  '1234554321',
  '123456123456',
  '1234567890',
  '12345678900',
  '1234567891',
  '12345678910',
  '123456789a',
  '123456789q',
  '123456789z',
  '123123123123',
  '123qweasdzxc',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qazxsw23edc',
  '9876543210',
  'a123456789',
  'abc1234567',
  'abcd123456',
  'abcdefghij',
  'administrator',
  'asdfghjkl1',
  'asdfghjkl;',
  'basketball',
  'changeme123',
  'changeme1234',
  'computer123',
  'football123',
  'iloveyou12',
  'iloveyou123',
  'letmein123',
  'letmein1234',
  'password10',
  'password11',
  'password12',
  'password123',
  'password1234',
  'password12345',
  'passw0rd123',
  'princess123',
  'q1w2e3r4t5',
  'q1w2e3r4t5y6',
  'qazwsxedcrfv',
  'qwerty1234',
  'qwerty12345',
  'qwerty123456',
  'qwertyuiop',
  'qwertyuiop1',
  'qwertyuiop123',
  'qwertyuiop[]',
  'sunshine123',
  'superman123',
  'teacher123',
  'teacher1234',
  'unknown123',
  'welcome123',
  'welcome1234',
  'zaq12wsxcde3',
  'zxcvbnm123',
]);

const isOneCharacter = (password: string) => new Set(password).size <= 1;

/**
 * What is wrong with a password somebody wants, in a sentence, or null.
 * @param addresses with which they log in; neither these nor the names in them are passwords
 */
export function passwordProblem(password: string, addresses: readonly string[]): string | null {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) return `Please use at least ${min} characters.`;
  if (password.length > max) return `Please use at most ${max} characters.`;
  const folded = password.trim().toLowerCase();
  const own = addresses
    .map((address) => address.toLowerCase())
    .flatMap((email) => [email, email.split('@')[0]]);
  if (own.includes(folded)) return 'Please choose something else than your email address.';
  const ofProduct = folded.replace(/\d*$/, '') === PRODUCT_NAME.toLowerCase();
  if (common.has(folded) || isOneCharacter(folded) || ofProduct)
    return 'This password is among the first that others would try. Please choose another.';
  return null;
}
