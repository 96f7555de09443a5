import { VERIFICATION_CODE_LENGTH, verificationCodeProblem } from '@coaching/contracts';

/** Digits of what was typed or pasted; spaces and dashes between them do not count. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** What is wrong with a code while it is being typed: that it is too short is no news yet. */
export function problemWhileTyping(code: string): string | undefined {
  return code.length > VERIFICATION_CODE_LENGTH ? (verificationCodeProblem(code) ?? undefined) : undefined;
}
