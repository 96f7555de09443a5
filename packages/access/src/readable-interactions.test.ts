import { interactionVisibilities } from '@coaching/contracts';
import type { InteractionOwnership } from './interaction-ownership';
import { mayDeleteInteraction, mayReadInteraction } from './interactions';
import {
  type DeletableInteractions,
  deletableInteractions,
  type ReadableInteractions,
  readableInteractions,
} from './readable-interactions';
import { actorWith, everyRoleEverywhere } from './testing';

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
    { ...theirs, user: 'actor' },
    { ...theirs, clients: ['coachee', 'actor'] },
  ];
});

/** What a store does with it. */
function finds({ user, shared }: ReadableInteractions, interaction: InteractionOwnership): boolean {
  if (interaction.user === user) return true;
  if (interaction.visibility === 'private') return false;
  if (shared === 'all') return true;
  const { organization_uid, program_uid, clients } = interaction;
  return (
    clients.includes(shared.client) ||
    (organization_uid !== null && shared.organization_uids.includes(organization_uid)) ||
    (program_uid !== null && shared.program_uids.includes(program_uid))
  );
}

it.each(everyRoleEverywhere)('%s of %s finds exactly what they may read', (role, place) => {
  const actor = { ...actorWith(role, place), uid: 'actor' };
  const found = interactions.filter((interaction) => finds(readableInteractions(actor), interaction));
  expect(found).toEqual(interactions.filter((interaction) => mayReadInteraction(actor, interaction)));
});

/** The same for those somebody may delete. */
function findsDeletable({ user, shared }: DeletableInteractions, interaction: InteractionOwnership): boolean {
  if (interaction.user === user) return true;
  if (interaction.visibility === 'private') return false;
  const { organization_uid } = interaction;
  return (
    shared === 'all' || (organization_uid !== null && shared.organization_uids.includes(organization_uid))
  );
}

it.each(everyRoleEverywhere)('%s of %s finds exactly what they may delete', (role, place) => {
  const actor = { ...actorWith(role, place), uid: 'actor' };
  const wanted = deletableInteractions(actor);
  const found = interactions.filter((interaction) => findsDeletable(wanted, interaction));
  expect(found).toEqual(interactions.filter((interaction) => mayDeleteInteraction(actor, interaction)));
});
