import { apiBase } from './api-base';
import { contactProblems } from './contact-problems';

/** Sends the contact form; a thank-you takes its place, and nothing typed is lost when sending fails. */
export function startContactForm(): void {
  const place = document.querySelector<HTMLElement>('[data-contact]');
  const form = place?.querySelector('form');
  const thanks = document.querySelector<HTMLTemplateElement>('[data-thanks]');
  if (!place || !form || !thanks) return;
  const problem = form.querySelector<HTMLElement>('[data-problem]')!;
  const button = form.querySelector('button')!;

  const tell = (text: string, field?: string) => {
    problem.textContent = text;
    for (const input of form.querySelectorAll('input, textarea')) {
      const isWrong = field !== undefined && input.getAttribute('name') === field;
      input.setAttribute('aria-invalid', String(isWrong));
      if (isWrong) (input as HTMLElement).focus();
    }
  };

  const send = async () => {
    const values = Object.fromEntries(new FormData(form).entries()) as Record<string, string>;
    const [wrong] = contactProblems(values);
    if (wrong) return tell(wrong.message, wrong.field);
    tell('');
    button.disabled = true;
    try {
      const answer = await fetch(`${apiBase()}/contact_us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
      if (!answer.ok) {
        const body = (await answer.json().catch(() => null)) as { message?: string } | null;
        return tell(body?.message ?? 'Your message could not be sent. Please try again.');
      }
      place.replaceChildren(thanks.content.cloneNode(true));
      (place.firstElementChild as HTMLElement).focus();
    } catch {
      tell('There is no connection to the server. Your message is still here; please try again.');
    } finally {
      button.disabled = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}
