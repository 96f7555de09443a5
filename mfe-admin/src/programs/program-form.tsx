import { mayEditOrganization, mayEditProgram } from '@coaching/access';
import { COURSE_CODE_RULE, courseCodeProblem, type ManagedProgram, MESSAGES } from '@coaching/contracts';
import { callApi, callKey, queryClient, refreshSession, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { useTypedRecord } from '@coaching/mfe-kit/form-draft';
import { Button, ProblemNote, toast } from '@coaching/ui-kit';
import type { FormEvent } from 'react';
import { PlaceField } from '../organizations/place-field';
import classes from '../organizations/place-form.module.css';

const texts = ['program_name', 'program_type', 'course_code'] as const;
/** What belongs to no field stands above the buttons. */
const fields = [...texts, 'form'] as const;

interface ProgramFormProps {
  program: ManagedProgram;
  onSaved?: (program: ManagedProgram) => void;
  onDelete?: () => void;
}

/** What a program is. */
export function ProgramForm({ program, onSaved, onDelete }: ProgramFormProps) {
  const { actor } = useSession();
  const { values: draft, changed, set: setDraft, done } = useTypedRecord(`program ${program.uid}`, program);
  const { problems, busy, run } = useFormAction(fields, 'form', draft);
  const mayEdit = mayEditProgram(actor, program);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const required = draft.program_name.trim() === '' ? MESSAGES.fieldRequired : undefined;
    const refused = courseCodeProblem(changed.course_code?.trim() ?? '') ?? undefined;
    void run({ program_name: required, course_code: refused }, async () => {
      const input = {
        params: { org: program.organization_uid },
        body: { program: { ...changed, uid: program.uid } },
      };
      const answer = await callApi('saveProgram', input, { quiet: true });
      toast.success(`Program ${answer.program.program_name} updated successfully`);
      await done(answer.program);
      for (const call of ['getProgram', 'getPrograms', 'getOrganization'] as const)
        void queryClient.invalidateQueries({ queryKey: callKey(call) });
      await refreshSession().catch(() => undefined);
      onSaved?.(answer.program);
    });
  };
  const input = (field: (typeof texts)[number], label: string, description?: string) => (
    <PlaceField
      label={label}
      description={description}
      mayEdit={mayEdit}
      required={field === 'program_name'}
      value={draft[field] ?? ''}
      error={problems[field]}
      onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
    />
  );
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.fields}>
        {input('program_name', 'Program name')}
        {input('program_type', 'Program type')}
        {mayEdit &&
          input(
            'course_code',
            'Course code',
            `Who enters it at sign-up joins as a coachee. ${COURSE_CODE_RULE}`,
          )}
      </div>
      {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      {mayEdit && (
        <div className={classes.row}>
          <Button type="submit" loading={busy}>
            Save
          </Button>
          {onDelete && mayEditOrganization(actor, program.organization_uid) && (
            <Button className={classes.end} variant="outline" color="red" onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
