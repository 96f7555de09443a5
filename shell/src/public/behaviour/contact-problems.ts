const required = [
  ['first_name', 'Please enter your first name.'],
  ['last_name', 'Please enter your last name.'],
  ['email', 'Please enter your email.'],
] as const;

export interface ContactProblem {
  /** Name of the field. */
  field: string;
  message: string;
}

/** What is wrong with a contact form, in the order of its fields (spec 1 section 5). */
export function contactProblems(values: Readonly<Record<string, string>>): ContactProblem[] {
  const missing: ContactProblem[] = required
    .filter(([field]) => !values[field]?.trim())
    .map(([field, message]) => ({ field, message }));
  const email = values.email?.trim();
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    missing.push({ field: 'email', message: 'Please enter an email address.' });
  return missing;
}
