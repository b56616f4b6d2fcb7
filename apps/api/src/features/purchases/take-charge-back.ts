import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { takenBackOf } from '../ledger/corrections.rules';
import { postTransaction, readLedger } from '../ledger/ledger.repository';
import { creditRefundOf } from '../ledger/ledger.rules';
import { contestedItems, creditIn, openItems } from '../ledger/statement.rules';
import { giveUpWrongCharges } from '../payments/give-up-charges';
import { purchaseItem } from './purchase.rules';
import { type PurchaseFacts, todayOf } from './purchases.service';

/**
 * The price of the car is owed no longer; what was paid of it goes back the way it came,
 * and not into the next bills.
 */
export async function takeChargeBack(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { contract, entries, purchase }: PurchaseFacts,
): Promise<void> {
  const item = purchaseItem(purchase);
  const onDay = todayOf(ports);
  await postTransaction(
    ports,
    tx,
    contract.id,
    takenBackOf({
      ...{ reference: `cancel:${item}`, onDay, undone: entries, items: [item] },
      open: openItems(entries),
      contested: contestedItems(entries),
    }),
  );
  const centavos = creditIn(await readLedger(tx, contract.id)) - creditIn(entries);
  if (centavos > 0)
    await postTransaction(
      ports,
      tx,
      contract.id,
      creditRefundOf({ reference: `credit-refund:${item}`, onDay, centavos }),
    );
  await giveUpWrongCharges(tx, contract.id);
}
