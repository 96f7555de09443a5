import { deletedNote } from '../home/deleted-note';
import { sayDeleted } from './say-deleted';

const isSaidAt = (address: string): boolean => {
  document.body.innerHTML = deletedNote.text;
  history.replaceState(null, '', address);
  sayDeleted();
  return !document.querySelector<HTMLElement>('[data-deleted]')!.hidden;
};

it('says that an account is deleted to who comes from there, and not again when the page is loaded anew', () => {
  expect(isSaidAt('/?deleted')).toBe(true);
  expect(location.search).toBe('');
  expect(isSaidAt(location.pathname)).toBe(false);
});
