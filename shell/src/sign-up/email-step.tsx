import { callApi } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, Link, TextInput } from '@coaching/ui-kit';
import { AccountCard } from '../account/account-card';

const fields = ['email', 'course_code'] as const;

interface EmailStepProps {
  lead: string;
  email: string;
  onEmail: (email: string) => void;
  courseCode: string;
  onCourseCode: (code: string) => void;
  /** What a later step found wrong with the email. */
  problem?: string;
  onDone: () => void;
}

/** Step 1: the email that will be proven, and a course code for those who have one. */
export function EmailStep(props: EmailStepProps) {
  const { lead, email, onEmail, courseCode, onCourseCode, problem, onDone } = props;
  const { problems, busy, run } = useFormAction(fields, 'email', { email, course_code: courseCode });

  const submit = () =>
    run({ email: email.trim() ? undefined : 'Please enter your email.' }, async () => {
      const body = { email: email.trim(), course_code: courseCode.trim() || undefined };
      await callApi('loginCheck', { body }, { quiet: true });
      onDone();
    });

  return (
    <AccountCard
      title="Sign up"
      lead={lead}
      onSubmit={() => void submit()}
      footer={
        <>
          <Link href="/login">I have an account</Link>
          <Link href="/pricing">All plans</Link>
        </>
      }
    >
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="email"
        value={email}
        error={problems.email ?? problem}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <TextInput
        label="Course code"
        description="Only if you were given one."
        size="md"
        autoComplete="off"
        value={courseCode}
        error={problems.course_code}
        onChange={(event) => onCourseCode(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Send code
      </Button>
    </AccountCard>
  );
}
