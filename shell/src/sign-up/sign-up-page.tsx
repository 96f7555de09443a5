import { isExemptFromLicenses } from '@coaching/access';
import { isPlan, type Plan, plans } from '@coaching/contracts';
import { sessionStore, useSessionState, useTitle } from '@coaching/mfe-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { forgetPendingCourse, notePendingCourse, pendingCourse } from '../course/pending-course';
import { safeRedirect } from '../login/safe-redirect';
import { amountText } from '../payment/amount-text';
import { useLanding } from '../routing/use-landing';
import { CodeStep } from './code-step';
import { CourseStep } from './course-step';
import { DetailsStep } from './details-step';
import { EmailStep } from './email-step';
import { afterCourse, afterVerification, placeOf, type Step, startStep } from './start-step';

/** What follows a plan in words, under the wizard's title. */
export const planLead = (plan: Plan): string =>
  plan === 'free'
    ? 'One week free, with everything.'
    : `${plans[plan].name}: ${amountText(plans[plan].dollars)} a ${plans[plan].period}.`;

/**
 * Signing up: email, code, details, and before these the course of who brought a course code. It ends where the plan
 * is paid for; members of an organisation need none. Email and course code are in the address, so that they are this
 * browser's and still there when a phone has put the page away while its owner looked for the mail. The course code is
 * also noted until they were asked about it: who leaves for another page is led back here by the guard, without it, and
 * the mail opens another tab.
 */
export default function SignUpPage() {
  useTitle('Sign up');
  const navigate = useNavigate();
  const landing = useLanding();
  const [search, setSearch] = useSearchParams();
  const session = useSessionState();
  const given = search.get('plan');
  const plan: Plan = isPlan(given) ? given : 'free';
  const [email, setEmail] = useState(search.get('email') ?? '');
  const ownEmail = session.status === 'signed-in' ? session.user.email : null;
  const [courseCode, setCourseCode] = useState(
    () => search.get('course_code') ?? pendingCourse(ownEmail ?? email),
  );
  const code = search.get('verify') ?? '';
  const isSent = search.get('step') === 'code' && email !== '';
  const [step, setStep] = useState<Step>(() =>
    startStep({
      isSignedIn: ownEmail !== null,
      email: email.trim(),
      hasCode: code !== '' || isSent,
      courseCode: courseCode.trim(),
    }),
  );
  const [problem, setProblem] = useState<string>();

  const goTo = (next: Step) => {
    setStep(next);
    const known = { plan, email: email.trim(), course_code: courseCode.trim() };
    const entries = Object.entries(next === 'code' ? { ...known, step: 'code' } : known);
    setSearch(new URLSearchParams(entries.filter(([, value]) => value !== '')), { replace: true });
  };
  const finish = () => {
    const now = sessionStore.get();
    const isMember = now.status === 'signed-in' && isExemptFromLicenses(now.actor);
    const next = safeRedirect(search.get('redirect_to')) ?? (isMember ? landing : `/payment?product=${plan}`);
    navigate(next, { replace: true });
  };
  const goOn = (after: typeof afterCourse) => {
    const now = sessionStore.get();
    const next = now.status === 'signed-in' ? after(now.user) : 'email';
    if (next === 'done') finish();
    else setStep(next);
  };

  const place = placeOf(step, courseCode.trim());
  if (step === 'email')
    return (
      <EmailStep
        lead={`${planLead(plan)} Step 1 of 3.`}
        email={email}
        onEmail={(typed) => {
          setEmail(typed);
          setProblem(undefined);
        }}
        courseCode={courseCode}
        onCourseCode={setCourseCode}
        problem={problem}
        onDone={() => {
          notePendingCourse(email.trim(), courseCode.trim());
          goTo('code');
        }}
      />
    );
  if (step === 'code')
    return (
      <CodeStep
        email={email.trim()}
        code={code}
        courseCode={courseCode.trim()}
        place={place}
        onDone={() => goOn((user) => afterVerification(user, courseCode.trim()))}
        onBack={(reason) => {
          setProblem(reason);
          goTo('email');
        }}
      />
    );
  if (step === 'course')
    return (
      <CourseStep
        courseCode={courseCode.trim()}
        place={place}
        onDone={() => {
          forgetPendingCourse();
          // Or a page that is loaded anew would ask again.
          setSearch(
            (now) => {
              now.delete('course_code');
              return now;
            },
            { replace: true },
          );
          goOn(afterCourse);
        }}
      />
    );
  return <DetailsStep place={place} onDone={finish} />;
}
