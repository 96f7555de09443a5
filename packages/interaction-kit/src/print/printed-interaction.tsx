import { formatMoment } from '@coaching/contracts';
import { PrintLayout } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { coacheeNames, durationText, titleOf } from '../facts';
import type { InteractionHead, ScreenKind } from '../kind';

interface PrintedInteractionProps {
  kind: ScreenKind;
  interaction: InteractionHead;
  children: ReactNode;
}

/** An interaction on paper: its title, the people, when and where, and what was written. */
export function PrintedInteraction({ kind, interaction, children }: PrintedInteractionProps) {
  const { user_embed, client_embed, timestamp, duration, program_embed, visibility } = interaction;
  const facts = [
    { label: 'Coach', value: user_embed.username },
    { label: 'Coachee', value: coacheeNames(client_embed) },
    { label: 'Date', value: timestamp ? formatMoment(new Date(timestamp)) : '' },
    { label: 'Duration', value: durationText(duration) },
    ...(program_embed ? [{ label: 'Program', value: program_embed.program_name }] : []),
    ...(visibility === 'private'
      ? [{ label: 'Private draft', value: `Only for ${user_embed.username}` }]
      : []),
  ];
  return (
    <PrintLayout title={titleOf(interaction, kind)} facts={facts}>
      {children}
    </PrintLayout>
  );
}
