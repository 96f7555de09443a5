import { type Course, MESSAGES } from '@coaching/contracts';
import { ApiError, callErrorText, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { Button, LoadingState, ProblemNote } from '@coaching/ui-kit';
import { useEffect, useState } from 'react';
import { AccountCard } from '../account/account-card';
import { joinProgram, lookUpCourse } from '../course/course-calls';
import { CourseQuestion } from '../course/course-question';

const fields = ['course_code'] as const;

interface CourseStepProps {
  courseCode: string;
  /** Where one is in the wizard: "Step 3 of 4." */
  place: string;
  onDone: () => void;
}

/** Asks whether to join the program of the course code that this browser came with. */
export function CourseStep({ courseCode, place, onDone }: CourseStepProps) {
  const { user } = useSession();
  const [course, setCourse] = useState<Course | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { problems, busy, run } = useFormAction(fields, 'course_code');

  useEffect(() => {
    let isHere = true;
    lookUpCourse(user.email, courseCode).then(
      (found) => isHere && setCourse(found),
      (error) =>
        isHere &&
        setRefusal(
          (error instanceof ApiError && error.body?.errors?.[0]?.message) ||
            callErrorText(error) ||
            MESSAGES.unknownCourseCode,
        ),
    );
    return () => {
      isHere = false;
    };
  }, [user.email, courseCode]);

  const join = () =>
    run({}, async () => {
      await joinProgram(user.email, courseCode);
      onDone();
    });

  if (refusal)
    return (
      <AccountCard title="Your course" lead={place} onSubmit={onDone}>
        <ProblemNote>{refusal}</ProblemNote>
        <Button type="submit" size="md" fullWidth>
          Go on without it
        </Button>
      </AccountCard>
    );
  return (
    <AccountCard
      title="Your course"
      lead={
        course ? (
          <>
            <CourseQuestion {...course} /> {place}
          </>
        ) : (
          place
        )
      }
      onSubmit={() => void join()}
    >
      {!course && <LoadingState rows={2} label="Looking up your course" />}
      {problems.course_code && <ProblemNote>{problems.course_code}</ProblemNote>}
      <Button type="submit" size="md" fullWidth disabled={!course} loading={busy}>
        Join
      </Button>
      <Button variant="subtle" disabled={busy} onClick={onDone}>
        Not now
      </Button>
    </AccountCard>
  );
}
