import { MESSAGES } from '@coaching/contracts';
import type { Refusal } from '@coaching/mfe-kit/form-problems';
import { apiBase } from './api-base';

const AWAY = 'There is no connection to the server. What you typed is still here; please try again.';

type Answered = Partial<{ message: string } & Pick<Refusal, 'errors'>>;

/**
 * Sends a form.
 * @param path of the call, below the API's base
 * @returns null when it was taken, else the refusal
 */
export async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<Refusal | null> {
  try {
    const answer = await fetch(apiBase() + path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Read to its end, or the browser keeps the connection waiting for somebody who will.
    const answered = (await answer.json().catch(() => null)) as Answered | null;
    if (answer.status >= 500) return { sentence: MESSAGES.serverError, errors: [] };
    // Another's in the platform's place: a network that asks to sign in, a filter that holds pages back.
    if (answered === null) return { sentence: AWAY, errors: [] };
    return answer.ok ? null : { sentence: answered.message ?? null, errors: answered.errors ?? [] };
  } catch {
    return { sentence: AWAY, errors: [] };
  }
}
