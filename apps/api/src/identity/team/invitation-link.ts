import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { byWhom, findLastAct } from '#platform/security/who-acted';
import { type Account } from '../accounts/accounts.repository';

type Invitation = {
  id: string;
  name: string;
  expiresAt: Date;
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
};

/** Sentences for a link that opens nothing: the reason and what to do. */
export type LinkWords = Record<'accepted' | 'withdrawn' | 'expired' | 'replaced', string>;

/** The invitation; a useless link is refused with 400 `link-unusable`, with the reason. */
export function usableInvitation<Found extends Invitation>(
  invitation: Found | null,
  now: Date,
  words: LinkWords,
): Found {
  const problem = problemOf(invitation, now, words);
  if (!invitation || problem)
    return refuse('invalid', problem ?? words.replaced, { reason: 'link-unusable' });
  return invitation;
}

function problemOf(invitation: Invitation | null, now: Date, words: LinkWords) {
  if (!invitation) return words.replaced;
  if (invitation.acceptedAt) return words.accepted;
  if (invitation.withdrawnAt) return words.withdrawn;
  return invitation.expiresAt <= now ? words.expired : null;
}

/**
 * Refuses to close an invitation that is closed, with 409 `changed-meanwhile`, who closed
 * it and when.
 */
export async function refuseClosed(
  tx: Database,
  { id, name, acceptedAt, withdrawnAt }: Invitation,
  reader: string,
): Promise<void> {
  const changed = { reason: 'changed-meanwhile' } as const;
  if (acceptedAt) {
    const by = byWhom({ at: acceptedAt, name }, 'aceitou este convite');
    refuse('conflict', by, changed);
  }
  if (!withdrawnAt) return;
  const last = await findLastAct(tx, {
    actions: ['invitation-withdrawn'],
    personId: null,
    subject: `invitation:${id}`,
  });
  const who = last ?? { at: withdrawnAt, name: null };
  refuse('conflict', byWhom(who, 'cancelou este convite', reader), changed);
}

/** An unconfirmed registration does not keep the address from its owner. */
export function holdsAddress(account: Account | null): boolean {
  return account !== null && (account.emailConfirmedAt !== null || account.role !== null);
}
