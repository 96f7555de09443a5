import { isPlan, type Plan, plans } from '@coaching/contracts';
import { sessionStore, useSessionState, useTitle } from '@coaching/mfe-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CodeStep } from './code-step';
import { DetailsStep } from './details-step';
import { EmailStep } from './email-step';
import { afterVerification, type Step, startStep } from './start-step';

/** What follows a plan in words, under the wizard's title. */
export const planLead = (plan: Plan): string =>
  plan === 'free'
    ? 'One week free, with everything.'
    : `${plans[plan].name}: $${plans[plan].dollars} a ${plans[plan].period}.`;

/** Signing up in three steps: email, code, details; it ends where the plan is paid for. */
export default function SignUpPage() {
  useTitle('Sign up');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSessionState();
  const given = search.get('plan');
  const plan: Plan = isPlan(given) ? given : 'free';
  const [email, setEmail] = useState(search.get('email') ?? '');
  const [courseCode, setCourseCode] = useState('');
  const code = search.get('verify') ?? '';
  const [step, setStep] = useState<Step>(() =>
    startStep({ hasCode: code !== '', isSignedIn: session.status === 'signed-in' }),
  );
  const [problem, setProblem] = useState<string>();

  const finish = () => navigate(`/payment?product=${plan}`, { replace: true });
  const verified = () => {
    const now = sessionStore.get();
    const next = now.status === 'signed-in' ? afterVerification(now.user) : 'email';
    if (next === 'done') finish();
    else setStep(next);
  };

  if (step === 'email')
    return (
      <EmailStep
        lead={planLead(plan)}
        email={email}
        onEmail={setEmail}
        courseCode={courseCode}
        onCourseCode={setCourseCode}
        problem={problem}
        onDone={() => setStep('code')}
      />
    );
  if (step === 'code')
    return (
      <CodeStep
        email={email}
        code={code}
        onDone={verified}
        onBack={(said) => {
          setProblem(said);
          setStep('email');
        }}
      />
    );
  return <DetailsStep onDone={finish} />;
}
