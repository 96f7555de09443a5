import { password } from './people';

/** Signs a person in. @returns their cookies, as a request sends them */
export async function signIn(gateway: string, email: string): Promise<string> {
  const answer = await fetch(`${gateway}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  if (!answer.ok || !cookie) throw new Error(`${email} could not sign in: ${answer.status}`);
  await answer.arrayBuffer();
  return cookie;
}
