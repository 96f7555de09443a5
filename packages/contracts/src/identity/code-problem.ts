import { VERIFICATION_CODE_LENGTH } from './limits';

const digits = new RegExp(`^\\d{${VERIFICATION_CODE_LENGTH}}$`);

/** What is wrong with a code as it is typed, or null when it has its six digits (spec 1 section 5). */
export function verificationCodeProblem(code: string): string | null {
  if (digits.test(code)) return null;
  return code.length > VERIFICATION_CODE_LENGTH
    ? `Please use 6 digits, current length: ${code.length}`
    : 'Please use 6 digits';
}
