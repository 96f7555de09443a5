import type { Observation, Visibility } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import type { ReactNode } from 'react';
import { futureReaders } from '../visibility/reader-names';
import { useNames } from '../visibility/use-names';
import { VisibilityField } from '../visibility/visibility-field';
import { changeableOf } from './changeable';
import type { Configuration } from './configuration';

interface WhoReadsFieldProps {
  configuration: Configuration;
  /** What is configured; null for a new one. */
  observation: Observation | null;
  value: Visibility | null;
  onChange: (visibility: Visibility) => void;
  children?: ReactNode;
}

/** Who reads it while it is written, by the coachee and the place that are chosen now. */
export function WhoReadsField(props: WhoReadsFieldProps) {
  const { configuration, observation, value, onChange, children } = props;
  const { user, organization } = useSession();
  const { client, program } = configuration;
  const where = observation ? observation.organization_uid : (organization?.uid ?? null);
  const place = { program_embed: program, organization_uid: program?.organization_uid ?? where };
  const client_embed = { username: client?.username ?? 'your coachee' };
  const names = useNames({ ...place, user_embed: user, client_embed });
  const belonging = { ...place, user: user.uid, client: client?.uid ?? '', visibility: 'shared' } as const;
  return (
    <VisibilityField
      value={value}
      onChange={onChange}
      changeable={changeableOf(observation)}
      readers={futureReaders(belonging, names)}
    >
      {children}
    </VisibilityField>
  );
}
