/** Steps of the wizard (spec 1 section 2, Sign-up wizard). */
export type Step = 'email' | 'code' | 'details';

/** Where the wizard starts: a known person gives details, somebody with a code proves their address first. */
export function startStep({ hasCode, isSignedIn }: { hasCode: boolean; isSignedIn: boolean }): Step {
  if (isSignedIn) return 'details';
  return hasCode ? 'code' : 'email';
}

/** Where it goes after the code was right: somebody who belongs to a school already has given their details. */
export function afterVerification({ schools }: { schools: readonly unknown[] }): Step | 'done' {
  return schools.length > 0 ? 'done' : 'details';
}
