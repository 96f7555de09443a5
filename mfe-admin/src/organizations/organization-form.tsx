import { mayEditOrganization, mayManageOrganizations } from '@coaching/access';
import { type ManagedOrganization, MESSAGES } from '@coaching/contracts';
import { callApi, callKey, queryClient, refreshSession, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { useTypedRecord } from '@coaching/mfe-kit/form-draft';
import { Button, ProblemNote, Switch, toast, useConfirm } from '@coaching/ui-kit';
import type { FormEvent } from 'react';
import { LogoField } from './logo-field';
import { PlaceField } from './place-field';
import classes from './place-form.module.css';
import { TimeZoneField } from './time-zone-field';

const texts = [
  { field: 'name', label: 'Name' },
  { field: 'short_name', label: 'Short name' },
  { field: 'subdomain', label: 'Subdomain' },
  {
    field: 'org_domain',
    label: 'Email domain',
    description: 'Who signs up with such an address is in the organization',
  },
  { field: 'region', label: 'Region' },
] as const;
/** What belongs to no field stands above the buttons. */
const fields = [
  'name',
  'short_name',
  'subdomain',
  'org_domain',
  'region',
  'time_zone',
  'logo',
  'form',
] as const;

/** What was written under a promise is read as soon as the promise ends. */
const readingQuestion = {
  title: 'Let administrators read?',
  message:
    'Administrators will read what is written from now on. What was written while counts only held stays with coaches and coachees.',
  confirm: 'Let administrators read',
};

interface OrganizationFormProps {
  organization: ManagedOrganization;
  isNew?: boolean;
  onSaved?: (organization: ManagedOrganization) => void;
  onDelete?: () => void;
}

/** What an organisation is; what it is called and reached by is for staff (spec 2 section 6). */
export function OrganizationForm({ organization, isNew = false, onSaved, onDelete }: OrganizationFormProps) {
  const { actor } = useSession();
  const form = isNew ? 'new organization' : `organization ${organization.uid}`;
  const { values: draft, changed, set: setDraft, done } = useTypedRecord(form, organization);
  const { problems, busy, run } = useFormAction(fields, 'form', draft);
  const confirm = useConfirm();
  const maySay = mayEditOrganization(actor, organization.uid);
  const mayName = mayManageOrganizations(actor);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const hasName = draft.name.trim() !== '';
    const opensWhatWasWritten = organization.counts_only === true && changed.counts_only === false;
    if (hasName && opensWhatWasWritten && !(await confirm(readingQuestion))) return;
    void run({ name: hasName ? undefined : MESSAGES.fieldRequired }, async () => {
      const body = { organization: { ...changed, uid: organization.uid } };
      const { org } = await callApi('saveOrganization', { body }, { quiet: true });
      toast.success(`Organization ${org.name} updated successfully`);
      await done(org);
      for (const call of ['getOrganization', 'getOrganizations'] as const)
        void queryClient.invalidateQueries({ queryKey: callKey(call) });
      // Its name and logo stand in the frame of those who work there.
      await refreshSession().catch(() => undefined);
      onSaved?.(org);
    });
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      {maySay && (
        <LogoField name={draft.name} logo={draft.logo} onChange={(logo) => setDraft({ ...draft, logo })} />
      )}
      {problems.logo && (
        <p className={classes.problem} role="alert">
          {problems.logo}
        </p>
      )}
      <div className={classes.fields}>
        {texts.map(({ field, ...words }) => (
          <PlaceField
            key={field}
            {...words}
            mayEdit={field === 'region' ? maySay : mayName}
            required={field === 'name'}
            value={draft[field]}
            error={problems[field]}
            onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
          />
        ))}
        <TimeZoneField
          mayEdit={maySay}
          value={draft.time_zone ?? ''}
          error={problems.time_zone}
          onChange={(time_zone) => setDraft({ ...draft, time_zone })}
        />
      </div>
      <Switch
        label="Administrators see counts only"
        description="Those who administer the organization or a program see counts and minutes of coaching, and nothing of what coaches write, unless they coach or are coached themselves. Coaches and coachees are told."
        checked={draft.counts_only ?? false}
        disabled={!maySay}
        onChange={({ currentTarget: { checked: counts_only } }) => setDraft({ ...draft, counts_only })}
      />
      {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      {maySay && (
        <div className={classes.row}>
          <Button type="submit" loading={busy}>
            Save
          </Button>
          {mayName && !isNew && onDelete && (
            <Button className={classes.end} variant="outline" color="red" onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
