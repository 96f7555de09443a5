import { isSignedIn } from './is-signed-in';

const DASHBOARD = '/dashboard';

/**
 * Whoever is signed in goes from the home page to where they start (spec 1 section 1); on other public pages a link back
 * to their work stands where others find Login.
 */
export async function greetSignedIn(): Promise<void> {
  if (!(await isSignedIn())) return;
  if (location.pathname === '/') return location.replace(DASHBOARD);
  const login = document.querySelector<HTMLAnchorElement>('[data-login]');
  if (!login) return;
  login.href = DASHBOARD;
  login.textContent = 'Dashboard';
}
