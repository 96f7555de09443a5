import { MESSAGES, TRIAL_DAYS } from '@coaching/contracts';
import { awaitCopies, Invalid, type People, type ServiceContext } from '@coaching/service-kit';
import type { Accounts } from '../accounts/accounts-repository';
import { licensesUpdated } from '../licenses/licenses-updated';
import type { TrialClaims } from './trial-claims';

export interface TrialParts {
  accounts: Accounts;
  people: People;
  claims: TrialClaims;
  graceDays: number;
  context: Pick<ServiceContext, 'transaction'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Grants the free week: once for each person, and once for each address that they
 * have or had. Asked again while it runs
 * it is the same week.
 * @throws Invalid once it is over, or when an address of theirs has had one, or when they paid already
 */
export async function startTrial(parts: TrialParts, user_uid: string, now: Date): Promise<void> {
  const { accounts, people, claims, graceDays, context } = parts;
  const { email } = (await awaitCopies(people.findAll, [user_uid])).get(user_uid)!;
  const used = () => new Invalid(MESSAGES.freeWeekUsed);
  await context.transaction(async ({ session, announce }) => {
    const account = (await accounts.find(user_uid, session))!;
    const { trial } = account;
    if (trial && now.getTime() < trial.started_at.getTime() + TRIAL_DAYS * DAY_MS) return;
    if (trial || account.subscriptions.length > 0) throw used();
    // Copies of older versions know the first address alone.
    await claims.remember([email], user_uid, session);
    if (!(await claims.claim(user_uid, session))) throw used();
    const started = await accounts.change(
      account,
      { trial: { started_at: now }, sync_at: new Date(+now + DAY_MS) },
      session,
    );
    if (!started) throw new Error('the account was written at the same time');
    await announce(licensesUpdated(started, graceDays));
  });
}
