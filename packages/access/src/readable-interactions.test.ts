import { interactionVisibilities } from '@coaching/contracts';
import type { InteractionOwnership } from './interaction-ownership';
import { mayDeleteInteraction, mayReadInteraction } from './interactions';
import {
  countableInteractions,
  type DeletableInteractions,
  deletableInteractions,
  type OwnInteractions,
  type ReadableInteractions,
  readableInteractions,
} from './readable-interactions';
import { actorWith, byCountsOnly, everyRoleEverywhere } from './testing';

/** Interactions in each place of the table of roles, of others and of who asks, shared and private. */
const interactions: InteractionOwnership[] = interactionVisibilities.flatMap((visibility) => {
  const nowhere = { organization_uid: null, program_uid: null, visibility };
  const theirs = { user: 'coach', clients: ['coachee', 'second'], ...nowhere };
  return [
    { ...theirs, organization_uid: 'here', program_uid: 'program-here' },
    { ...theirs, organization_uid: 'here', program_uid: 'program-beside' },
    { ...theirs, organization_uid: 'here' },
    { ...theirs, organization_uid: 'elsewhere', program_uid: 'program-elsewhere' },
    theirs,
    { ...theirs, organization_uid: 'here', program_uid: 'program-here', counts_only: true },
    { ...theirs, user: 'actor' },
    { ...theirs, clients: ['coachee', 'actor'] },
  ];
});

const isOwn = ({ user, withPrivate }: OwnInteractions, interaction: InteractionOwnership) =>
  interaction.user === user && (withPrivate || interaction.visibility !== 'private');

/** Everybody in person, and with staff signed in as them. */
const actors = everyRoleEverywhere.flatMap(([role, place]) => {
  const actor = { ...actorWith(role, place), uid: 'actor' };
  return [
    [role, place, 'in person', actor],
    [role, place, 'somebody else', { ...actor, real_uid: 'staff' }],
    [role, place, 'by counts only', byCountsOnly(actor)],
  ] as const;
});

/** What a store does with it. */
function finds({ own, shared }: ReadableInteractions, interaction: InteractionOwnership): boolean {
  if (isOwn(own, interaction)) return true;
  if (interaction.visibility === 'private') return false;
  if (shared === 'all') return true;
  const { organization_uid, program_uid, clients, counts_only = false } = interaction;
  if (clients.includes(shared.client)) return true;
  return (
    !counts_only &&
    ((organization_uid !== null && shared.organization_uids.includes(organization_uid)) ||
      (program_uid !== null && shared.program_uids.includes(program_uid)))
  );
}

it.each(actors)('%s of %s, %s, finds exactly what they may read', (_role, _place, _who, actor) => {
  const found = interactions.filter((interaction) => finds(readableInteractions(actor), interaction));
  expect(found).toEqual(interactions.filter((interaction) => mayReadInteraction(actor, interaction)));
});

/** The same for those somebody may delete. */
function findsDeletable({ own, shared }: DeletableInteractions, interaction: InteractionOwnership): boolean {
  if (isOwn(own, interaction)) return true;
  if (interaction.visibility === 'private') return false;
  if (shared === 'all') return true;
  const { organization_uid, counts_only = false } = interaction;
  return !counts_only && organization_uid !== null && shared.organization_uids.includes(organization_uid);
}

it.each(actors)('%s of %s, %s, finds exactly what they may delete', (_role, _place, _who, actor) => {
  const wanted = deletableInteractions(actor);
  const found = interactions.filter((interaction) => findsDeletable(wanted, interaction));
  expect(found).toEqual(interactions.filter((interaction) => mayDeleteInteraction(actor, interaction)));
});

it.each(everyRoleEverywhere)(
  'for %s of %s as much counts by counts alone as they could read',
  (role, place) => {
    const actor = { ...actorWith(role, place), uid: 'actor' };
    expect(countableInteractions(byCountsOnly(actor))).toEqual(readableInteractions(actor));
    expect(countableInteractions(actor)).toEqual(readableInteractions(actor));
  },
);
