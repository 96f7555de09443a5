/**
 * Says what is wrong with a form under each field (`<id>-problem`), nothing under those that are fine, and goes to the
 * first that is wrong.
 * @param problems sentences by the fields' names
 */
export function showProblems(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string | undefined>>,
): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  for (const field of fields) {
    const message = problems[field.name] ?? '';
    form.querySelector(`#${field.id}-problem`)!.textContent = message;
    field.setAttribute('aria-invalid', String(message !== ''));
  }
  fields.find(({ name }) => problems[name])?.focus();
}
