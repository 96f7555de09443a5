import { noteSessionOver } from '../../session-over/session-over';
import { sayThatSessionIsOver } from './leave-if-signed-in';
import { loginPage } from './login-page';

const said = () => {
  document.body.innerHTML = loginPage().text;
  sayThatSessionIsOver();
  const note = document.querySelector<HTMLElement>('[data-over]')!;
  return note.hidden ? null : note.textContent;
};

it('says once why somebody who was signed in is asked to log in, and nothing to who just comes here', () => {
  expect(said()).toBeNull();
  noteSessionOver();
  expect(said()).toMatch(/^Your session has ended\. .* waits on this device\.$/);
  expect(said()).toBeNull();
});
