import type { CallQuery } from '@coaching/contracts';
import { scopesOf, type View } from '../bank/scopes';
import type { Organizations } from '../organizations/organization-copy';

/** Who offers the questions that are asked for. */
export type Offerer = Pick<CallQuery<'getQuestions'>, 'offered' | 'program_uid'> & {
  organization_uid: string | null;
};

/** What of a view somebody offers: never more than the view has, whatever is asked for. */
export async function offeredBy(
  organizations: Pick<Organizations, 'findProgram'>,
  view: View,
  { offered, program_uid, organization_uid }: Offerer,
): Promise<View> {
  if (offered === undefined) return view;
  if (offered === 'program' && program_uid === undefined) {
    return { own: null, scopes: view.scopes.filter((scope) => scope.startsWith('program ')) };
  }
  const program = offered === 'program' ? await organizations.findProgram(program_uid!) : null;
  if (offered === 'program' && !program) return { own: null, scopes: [] };
  const place = {
    organization_uid: program?.organization_uid ?? organization_uid,
    program_uid: program_uid ?? null,
  };
  const [list, ...wider] = scopesOf({ visibility: offered, ...place });
  const isSeen = [list, ...wider].some((scope) => view.scopes.includes(scope!));
  return { own: null, scopes: isSeen ? [list!] : [] };
}
