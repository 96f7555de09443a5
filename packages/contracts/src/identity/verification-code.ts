import { z } from 'zod';
import { verificationCodeProblem } from './code-problem';

// Apart from the schema, so that screens have the rule without the library.
export { verificationCodeProblem } from './code-problem';

/** A one-time code as a person types it; spaces around it do not count. */
export const verificationCode = z
  .string()
  .trim()
  .superRefine((code, context) => {
    const message = verificationCodeProblem(code);
    if (message) context.addIssue({ code: 'custom', message });
  });
