import { contactSection } from './home/contact';
import { loginPage } from './login/login-page';

it.each([
  ['login', loginPage],
  ['contact', contactSection],
])('the %s form sends nothing, and least of all in an address, before its script is there', (_, page) => {
  const drawn = String(page());
  expect(drawn.match(/<form[^>]*>/g)).toEqual([expect.stringContaining('method="post"')]);
  expect(drawn.match(/<button[^>]*type="submit"[^>]*>/g)).toEqual([expect.stringContaining('disabled')]);
});
