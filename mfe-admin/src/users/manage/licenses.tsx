import { maySetLicenses, productTools } from '@coaching/access';
import { isoDayOf, type License, licenseDayOf, newUid, type User } from '@coaching/contracts';
import { callApi, serverNow, useSession } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { useTyped } from '@coaching/mfe-kit/form-draft';
import { profileStyles } from '@coaching/mfe-kit/profile';
import { Button, Icon, IconButton, NativeSelect, ProblemNote, TextInput, toast } from '@coaching/ui-kit';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { licenseState, productName } from '../license-state';
import classes from './places.module.css';
import { Section } from './section';

const products = Object.keys(productTools).map((value) => ({ value, label: productName(value) }));
const fields = ['licenses'] as const;

/** A whole year from today. */
function newLicense(today: Date): License {
  const end = new Date(today);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return {
    product: 'yearly',
    start_date: licenseDayOf(today),
    end_date: licenseDayOf(end),
  };
}

/** What somebody has a licence for; staff sets it by hand. */
export function Licenses({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { actor } = useSession();
  if (maySetLicenses(actor, user)) return <LicensesForm user={user} onSaved={onChanged} />;
  if (user.licenses.length === 0) return null;
  return (
    <Section title="Licenses">
      <p className={profileStyles.quiet}>{licenseState(user, serverNow())}</p>
    </Section>
  );
}

function LicensesForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const [stored] = useState(() => user.licenses.map((license) => ({ ...license, key: newUid() })));
  const { values: rows, set: change, done } = useTyped(`licenses of ${user.uid}`, stored);
  const isChanged = rows !== stored;
  const { problems, busy, run } = useFormAction(fields, 'licenses', { licenses: rows });
  const set = (key: string, part: Partial<License>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({}, async () => {
      const licenses = rows.map(({ key: _, ...license }) => license);
      await callApi('setLicenses', { body: { user_uid: user.uid, licenses } }, { quiet: true });
      await done(rows);
      toast.success('Licenses saved');
      onSaved();
    });
  };
  return (
    <Section title="Licenses">
      <form className={profileStyles.form} onSubmit={save} noValidate>
        {rows.length === 0 && <p className={profileStyles.quiet}>None.</p>}
        {rows.map(({ key, product, start_date, end_date }) => (
          <fieldset key={key} className={classes.license} aria-label={`License ${productName(product)}`}>
            <NativeSelect
              label="Product"
              value={product}
              data={products}
              onChange={(event) => set(key, { product: event.currentTarget.value })}
            />
            <TextInput
              label="First day"
              type="date"
              required
              withAsterisk={false}
              value={isoDayOf(start_date)}
              onChange={({ currentTarget: { value } }) =>
                value && set(key, { start_date: licenseDayOf(new Date(value)) })
              }
            />
            <TextInput
              label="Last day"
              type="date"
              required
              withAsterisk={false}
              value={isoDayOf(end_date)}
              onChange={({ currentTarget: { value } }) =>
                value && set(key, { end_date: licenseDayOf(new Date(value)) })
              }
            />
            <IconButton
              label={`Take away ${productName(product)} until ${end_date}`}
              tooltip="Take away"
              size={36}
              onClick={() => change(rows.filter((row) => row.key !== key))}
            >
              <Icon of={IconTrash} size={18} />
            </IconButton>
          </fieldset>
        ))}
        {problems.licenses && <ProblemNote>{problems.licenses}</ProblemNote>}
        <div className={profileStyles.buttons}>
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() => change([...rows, { ...newLicense(serverNow()), key: newUid() }])}
          >
            Add a license
          </Button>
          {isChanged && (
            <Button type="submit" loading={busy}>
              Save licenses
            </Button>
          )}
        </div>
      </form>
    </Section>
  );
}
