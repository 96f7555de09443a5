import { CODE_MINUTES, verificationCodeProblem } from '@coaching/contracts';
import { callApi, takeUpNewSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, toast } from '@coaching/ui-kit';
import { useState } from 'react';
import { AccountCard } from '../account/account-card';
import { CodeField } from '../verification/code-field';
import { digitsOf } from '../verification/typed-code';

const fields = ['verification_code', 'email'] as const;

interface CodeStepProps {
  email: string;
  /** The code of the address that was opened; empty when it is still to come. */
  code: string;
  /** What this browser wants to join, named in the mail once more; '' for nothing. */
  courseCode: string;
  /** Where one is in the wizard: "Step 2 of 3." */
  place: string;
  onDone: () => void;
  /** Back to the email, with what is wrong with it when something is. */
  onBack: (problem?: string) => void;
}

/** Step 2: the code that proves the email. */
export function CodeStep({ email, code: given, courseCode, place, onDone, onBack }: CodeStepProps) {
  const [code, setCode] = useState(digitsOf(given));
  const { problems, busy, run } = useFormAction(fields, 'verification_code', { verification_code: code });

  const submit = () =>
    run({ verification_code: verificationCodeProblem(code) ?? undefined }, async () => {
      await callApi('verifyEmail', { body: { email, verification_code: code } }, { quiet: true });
      await takeUpNewSession();
      onDone();
    });
  const sendAgain = () =>
    run({}, async () => {
      const body = { email, course_code: courseCode || undefined };
      await callApi('loginCheck', { body }, { quiet: true });
      toast.success('Another code is on its way.');
    });

  return (
    <AccountCard
      title="Enter your code"
      lead={
        <>
          We sent 6 digits to <strong>{email}</strong>. They work for {CODE_MINUTES} minutes. {place}
        </>
      }
      onSubmit={() => void submit()}
    >
      <CodeField value={code} onChange={setCode} error={problems.verification_code ?? problems.email} />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Continue
      </Button>
      <Button variant="subtle" disabled={busy} onClick={() => void sendAgain()}>
        Send another code
      </Button>
      <Button variant="subtle" disabled={busy} onClick={() => onBack(problems.email)}>
        Use another email
      </Button>
    </AccountCard>
  );
}
