import type { Course, User } from '@coaching/contracts';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { profileStyles as classes, DialogButtons } from '@coaching/mfe-kit/profile';
import { Button, TextInput, toast } from '@coaching/ui-kit';
import { Dialog } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { joinProgram, lookUpCourse } from './course-calls';
import { CourseQuestion } from './course-question';

const fields = ['course_code'] as const;

/** Joins a program with a course code, once the screen has shown what that leads to. */
export function JoinByCode({ user, onJoined }: { user: User; onJoined: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [course, setCourse] = useState<Course | null>(null);
  const { problems, busy, run } = useFormAction(fields, 'course_code', { course_code: code });

  const close = () => {
    setOpen(false);
    setCode('');
    setCourse(null);
    void run({}, async () => undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!course)
      return void run({ course_code: code.trim() ? undefined : 'Please enter your course code.' }, async () =>
        setCourse(await lookUpCourse(user.email, code.trim())),
      );
    void run({}, async () => {
      await joinProgram(user.email, code.trim());
      toast.success(`You have joined ${course.program_name}`);
      close();
      onJoined();
    });
  };

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Use a course code
      </Button>
      <Dialog opened={isOpen} onClose={close} title="Course code" closeOnClickOutside={false}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label="Course code"
            data-autofocus
            autoComplete="off"
            value={code}
            disabled={course !== null}
            error={problems.course_code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {course && (
            <p className={classes.quiet}>
              <CourseQuestion {...course} />
            </p>
          )}
          <DialogButtons label={course ? 'Join' : 'Continue'} busy={busy} onCancel={close} />
        </form>
      </Dialog>
    </>
  );
}
