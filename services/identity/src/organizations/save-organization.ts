import { mayEditOrganization, mayManageOrganizations, mayReadOrganization } from '@coaching/access';
import { type Actor, MESSAGES, type OrganizationDraft } from '@coaching/contracts';
import { type Handler, Invalid, NotAllowed, NotFound, uidOfNew } from '@coaching/service-kit';
import { requireFreeNames } from './free-names';
import { organizationUpdated } from './organization-events';
import type { OrganizationParts } from './organization-parts';
import { type OrganizationRecord, organizationKeys } from './organization-record';
import { presentManagedOrganization } from './present-organization';

/** What an organisation is called and reached by: for staff alone to change (spec 2 section 6). */
const namingFields = ['name', 'short_name', 'subdomain', 'org_domain'] as const;

type NamedDraft = OrganizationDraft & { uid: string };

/** @throws NotAllowed, NotFound (also for one in the recycle bin), Invalid */
function baseOf(
  actor: Actor,
  stored: OrganizationRecord | null,
  draft: NamedDraft,
  now: Date,
): OrganizationRecord {
  if (!stored) return newOrganization(actor, draft, now);
  if (stored.deleted_at || !mayReadOrganization(actor, stored.uid)) throw new NotFound(MESSAGES.notFound);
  if (!mayEditOrganization(actor, stored.uid)) throw new NotAllowed(MESSAGES.notAllowed);
  // A form sends all it shows; what is as it was is no change.
  const isRenamed = namingFields.some(
    (field) => draft[field] !== undefined && draft[field] !== stored[field],
  );
  if (isRenamed && !mayManageOrganizations(actor)) throw new NotAllowed(MESSAGES.notAllowed);
  return { ...stored, revision: stored.revision + 1, updated_at: now };
}

function newOrganization(actor: Actor, { uid, name }: NamedDraft, now: Date): OrganizationRecord {
  if (!mayManageOrganizations(actor)) throw new NotFound(MESSAGES.notFound);
  const message = MESSAGES.fieldRequired;
  if (!name) throw new Invalid(message, [{ path: 'organization.name', message }]);
  return {
    uid,
    name,
    short_name: '',
    subdomain: '',
    org_domain: '',
    region: '',
    time_zone: '',
    counts_only: false,
    logo: null,
    has_resources: false,
    keys: { name: '', short_name: '', region: '' },
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
}

export const saveOrganization = ({
  organizations,
  programs,
  context,
}: OrganizationParts): Handler<'saveOrganization'> => {
  const key = context.keyFor('uids');
  const store = { find: organizations.findAny };
  return async ({ actor, body: { organization: sent }, now, logSecurity }) => {
    const draft = { ...sent, uid: sent.uid ?? (await uidOfNew(sent, { actor, now, store, key })) };
    let isSwitched = false;
    const answer = await context.transaction(async ({ session, announce, signal }) => {
      const base = baseOf(actor, await organizations.findAny(draft.uid, session), draft, now);
      const changed = { ...base, ...draft };
      const organization = { ...changed, keys: organizationKeys(changed) };
      await requireFreeNames(organizations, organization, session);
      await organizations.put(organization, session);
      const own = await programs.of(organization.uid, session);
      await announce(organizationUpdated(organization, own));
      isSwitched = organization.counts_only !== base.counts_only;
      // What its administrators may read has changed, also for who follows something now.
      if (isSwitched) signal('organization.changed', organization.uid);
      return { org: presentManagedOrganization(organization, own) };
    });
    if (isSwitched) {
      const { uid, counts_only } = answer.org;
      const event = counts_only ? 'counts-only-on' : 'counts-only-off';
      logSecurity({ event, result: 'done', about_uid: uid, organization_uid: uid });
    }
    return answer;
  };
};
