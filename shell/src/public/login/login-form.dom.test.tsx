import { startLoginForm } from './login-form';
import { loginPage } from './login-page';

const at = <Element extends HTMLElement>(selector: string) => document.querySelector<Element>(selector)!;

it('takes the email along to where a password is reset', () => {
  document.body.innerHTML = loginPage().text;
  startLoginForm();
  const reset = at<HTMLAnchorElement>('[data-reset]');
  const leadsTo = () => {
    reset.addEventListener('click', (event) => event.preventDefault(), { once: true });
    reset.click();
    return reset.getAttribute('href');
  };
  const path = (href: string | null) => new URL(href!, location.origin).href.slice(location.origin.length);
  expect(path(leadsTo())).toBe('/request_reset');
  at<HTMLInputElement>('[name=email]').value = ' ada@school.test ';
  expect(path(leadsTo())).toBe('/request_reset?email=ada%40school.test');
});
