import { problemsFrom } from '@coaching/mfe-kit/form-problems';
import { contactProblems } from './contact-problems';
import { showProblems } from './field-problems';
import { post } from './post';

/** What belongs to no field stands below them all. */
const fields = ['first_name', 'last_name', 'email', 'help', 'form'] as const;

/** Sends the contact form; a thank-you takes its place, and nothing typed is lost when sending fails. */
export function startContactForm(): void {
  const place = document.querySelector<HTMLElement>('[data-contact]');
  const form = place?.querySelector('form');
  const thanks = document.querySelector<HTMLTemplateElement>('[data-thanks]');
  if (!place || !form || !thanks) return;
  const below = form.querySelector<HTMLElement>('[data-problem]')!;
  const button = form.querySelector('button')!;

  const showAll = (problems: Readonly<Record<string, string | undefined>>) => {
    showProblems(form, problems);
    below.textContent = problems.form ?? '';
  };
  const send = async () => {
    const values = Object.fromEntries(new FormData(form).entries()) as Record<string, string>;
    const wrong = contactProblems(values);
    showAll(Object.fromEntries(wrong.map(({ field, message }) => [field, message])));
    if (wrong.length > 0) return;
    button.disabled = true;
    const refusal = await post('/contact_us', values);
    button.disabled = false;
    if (refusal) return showAll(problemsFrom(refusal, fields, 'form'));
    place.replaceChildren(thanks.content.cloneNode(true));
    (place.firstElementChild as HTMLElement).focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  button.disabled = false;
}
