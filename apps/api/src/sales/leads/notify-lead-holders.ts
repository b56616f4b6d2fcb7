import { type Database } from '#platform/data/database';
import { notify } from '../../activity/notifications/notify';
import { listHeld, type Sender } from './leads.repository';

/**
 * Tells each consultant who holds an open lead of a person that this person wrote again,
 * by any form. Call it with the transaction that stores the text.
 */
export async function notifyLeadHolders(
  tx: Database,
  person: Pick<Sender, 'email' | 'cellphone'>,
  at: Date,
): Promise<void> {
  for (const { id, holder } of await listHeld(tx, person))
    await notify(tx, {
      kind: 'lead-repeated',
      about: { lead: id },
      to: { holder },
      at,
    });
}
