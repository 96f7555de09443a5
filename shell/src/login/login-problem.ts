/** What stands under each field of the login form. */
export interface LoginProblem {
  email?: string;
  password?: string;
}

interface Refusal {
  message: string;
  body: { errors?: { path: string; message: string }[] } | null;
}

/** Puts the server's sentence under the field it is about; under the password when it is about both. */
export function problemOf({ message, body }: Refusal): LoginProblem {
  const aboutEmail = body?.errors?.find(({ path }) => path.split('.').at(-1) === 'email');
  if (aboutEmail) return { email: aboutEmail.message };
  return { password: message || 'Signing in did not work. Please try again.' };
}
