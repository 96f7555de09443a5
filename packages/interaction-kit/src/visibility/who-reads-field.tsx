import type { InteractionVisibility, ProgramEmbed } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import type { ReactNode } from 'react';
import type { Changeable } from './changeable';
import { aboutCounts, futureReaders } from './reader-names';
import { useNames } from './use-names';
import { VisibilityField } from './visibility-field';

interface Chosen {
  uid: string;
  username: string;
}

interface WhoReadsFieldProps {
  /** Those who are chosen now; null or none for nobody yet. */
  client: Chosen | readonly Chosen[] | null;
  program: ProgramEmbed | null;
  /** Where it is when no program is chosen: left out for a new one, which is where its coach works. */
  organization_uid?: string | null;
  changeable: Changeable;
  value: InteractionVisibility | null;
  onChange: (visibility: InteractionVisibility) => void;
  children?: ReactNode;
}

/** Who reads it while it is written, by the coachee and the place that are chosen now. */
export function WhoReadsField(props: WhoReadsFieldProps) {
  const { client, program, changeable, value, onChange, children } = props;
  const { user, organization } = useSession();
  const { organization_uid: where = organization?.uid ?? null } = props;
  const place = { program_embed: program, organization_uid: program?.organization_uid ?? where };
  const clients = [client ?? []].flat();
  const client_embed = clients.length > 0 ? clients : { username: 'your coachee' };
  const names = useNames({ ...place, user_embed: user, client_embed });
  const ownership = {
    ...place,
    user: user.uid,
    client: clients.map(({ uid }) => uid),
    visibility: 'shared',
  } as const;
  return (
    <VisibilityField
      value={value}
      onChange={onChange}
      changeable={changeable}
      readers={futureReaders(ownership, names)}
      counts={aboutCounts(ownership, names)}
    >
      {children}
    </VisibilityField>
  );
}
