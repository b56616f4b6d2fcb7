import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { OUR_TEAM } from '../../activity/requested-acts/requested-acts';
import { type Account } from '../../identity/accounts/accounts.repository';
import { findCustomer } from '../customers/customers.repository';
import { findCall } from './phone-calls.repository';

/** A consultant's act for the customer with this id. */
export type OfCustomer = { viewer: SignedIn; id: string; actor: Actor };

/** The account of a customer who can use it; a 404 for staff and everybody else. */
export async function customerOf(db: Database, id: string): Promise<Account> {
  const account = await findCustomer(db, id);
  return account && !account.disabledAt ? account : refuse('not-found', TEXTS.notFound);
}

/** The name of the consultant as the customer reads it. */
export const nameOf = ({ name }: SignedIn): string => name ?? OUR_TEAM;

/**
 * Gives the customer as the caller of their own services, with the consultant as the one
 * who acts. Refuses (409 `call-over`) unless this consultant has made sure, in the last
 * half hour, that the customer is on the phone.
 */
export async function customerOnTheLine(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: OfCustomer,
): Promise<{ viewer: SignedIn; actor: Actor; account: Account }> {
  const account = await customerOf(db, id);
  const call = await findCall(db, { takenBy: viewer.id, userId: id, now: clock.now() });
  if (!call)
    refuse('conflict', 'Confirme de novo quem está na linha.', { reason: 'call-over' });
  return {
    account,
    viewer: {
      kind: 'customer',
      id: account.id,
      signInId: viewer.signInId,
      name: account.name,
    },
    actor: { ...actor, atRequest: { name: nameOf(viewer) } },
  };
}
