import { hasAnyRole, type RoleHolder } from '@coaching/access';

const and = new Intl.ListFormat('en-US');

/** With whom what somebody wrote stays once their account is deleted, as a sentence; by what they are where. */
export function stayingWords(holder: RoleHolder): string {
  const with_ = [
    hasAnyRole(holder, 'Coach') && 'your coachees',
    hasAnyRole(holder, 'Coachee') && 'your coaches',
    holder.schools.length > 0 && `your ${holder.schools.length === 1 ? 'organization' : 'organizations'}`,
  ].filter((part) => part !== false);
  return `What you wrote stays with ${with_.length > 0 ? and.format(with_) : 'those you shared it with'}.`;
}
