import { MESSAGES } from '@coaching/contracts';
import type { Refusal } from '@coaching/mfe-kit/form-problems';
import { apiBase } from './api-base';

const AWAY = 'There is no connection to the server. What you typed is still here; please try again.';

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
    const refused = (await answer.json().catch(() => null)) as Partial<{ message: string }> &
      Partial<Pick<Refusal, 'errors'>>;
    if (answer.ok) return null;
    const sentence = answer.status >= 500 ? MESSAGES.serverError : (refused?.message ?? null);
    return { sentence, errors: refused?.errors ?? [] };
  } catch {
    return { sentence: AWAY, errors: [] };
  }
}
