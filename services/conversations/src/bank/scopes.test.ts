import { mayReadQuestion, mayReadTemplate, type OfferedPlace } from '@coaching/access';
import { actorWith, everyRoleEverywhere } from '@coaching/access/testing';
import { type Actor, questionVisibilities, templateVisibilities } from '@coaching/contracts';
import { type Offer, ownScope, questionView, scopesOf, templateView, type View } from './scopes';

const nowhere: OfferedPlace = { organization_uid: null, program_uid: null };
const organizations: OfferedPlace[] = ['here', 'elsewhere'].map((organization_uid) => ({
  ...nowhere,
  organization_uid,
}));
const programs: OfferedPlace[] = [
  { organization_uid: 'here', program_uid: 'program-here' },
  { organization_uid: 'here', program_uid: 'program-beside' },
  { organization_uid: 'elsewhere', program_uid: 'program-elsewhere' },
];

function placesOf(visibility: string): OfferedPlace[] {
  if (visibility.startsWith('program')) return programs;
  return visibility.startsWith('organization') ? organizations : [nowhere];
}

/** Every way to offer something, of the caller's own and of somebody else's. */
const offersOf = <Visibility extends string>(visibilities: readonly Visibility[]) =>
  visibilities.flatMap((visibility) =>
    placesOf(visibility).flatMap((place) =>
      ['actor', 'somebody'].map((user): Offer<Visibility> & { user: string } => ({
        user,
        visibility,
        ...place,
      })),
    ),
  );

const isIn = ({ own, scopes }: View, ownerFinds: boolean, offer: Offer & { user: string }) => {
  const found = [...(ownerFinds ? [ownScope(offer.user)] : []), ...scopesOf(offer)];
  const asked = [...(own === null ? [] : [ownScope(own)]), ...scopes];
  return found.filter((scope) => asked.includes(scope));
};

/** In the organisation where the caller works, or in none. */
const isThere = (actor: Actor, { organization_uid }: OfferedPlace) =>
  organization_uid === null || organization_uid === actor.organization_uid;

describe.each([null, 'here', 'elsewhere'])('working in %s', (organization_uid) => {
  it.each(everyRoleEverywhere)(
    'the bank lists for a %s of %s exactly what they may read there, once',
    (role, place) => {
      const actor = { ...actorWith(role, place), organization_uid };
      const view = questionView(actor, organization_uid);
      for (const offer of offersOf(questionVisibilities)) {
        // What others keep to themselves a Superuser may change, and is not offered.
        const isOffered = offer.visibility === 'private' ? offer.user === actor.uid : isThere(actor, offer);
        expect([offer, isIn(view, offer.visibility === 'private', offer).length]).toEqual([
          offer,
          isOffered && mayReadQuestion(actor, offer) ? 1 : 0,
        ]);
      }
    },
  );

  it.each(everyRoleEverywhere)(
    'templates are listed for a %s of %s exactly as they may read them there',
    (role, place) => {
      const actor = { ...actorWith(role, place), organization_uid };
      const view = templateView(actor, 'all');
      for (const offer of offersOf(templateVisibilities)) {
        const isOffered =
          offer.user === actor.uid || (offer.visibility !== 'private' && isThere(actor, offer));
        expect([offer, isIn(view, true, offer).length > 0]).toEqual([
          offer,
          isOffered && mayReadTemplate(actor, offer),
        ]);
        // One's own are counted once by leaving them out of all other lists.
        expect(isIn({ ...view, own: null }, false, offer).length).toBeLessThanOrEqual(1);
      }
    },
  );
});
