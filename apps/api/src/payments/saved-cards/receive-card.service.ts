import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { lockContract } from '../../contracts/contracts/contracts.repository';
import {
  activeCard,
  nextBillsBy,
} from '../../contracts/contracts/plan/next-bills.repository';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { type Told } from '../bank/bank-events';
import { cardSavedMail } from './saved-cards.mails';
import { changeCard, findCard } from './saved-cards.repository';
import { decideKeptCard } from './saved-cards.rules';

/**
 * The bank saved a card that its owner typed. A mail tells the owner when it becomes
 * active.
 */
export async function receiveCard(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  { reference, card: kept }: Told['card.kept'],
): Promise<'done' | 'nothing' | 'unknown'> {
  const known = await findCard(tx, reference);
  const locked = known && (await lockContract(tx, known.contractId));
  const card = locked && (await findCard(tx, reference));
  if (!card) return 'unknown';
  const { contract, proposal } = locked;
  const before = await activeCard(tx, contract.id);
  const now = ports.clock.now();
  const decided = decideKeptCard({ card, before, state: proposal.state, now }, kept);
  if (decided === null) return 'nothing';
  const { replaced, from, change } = decided;
  if (replaced)
    await changeCard(tx, replaced.id, ['active'], { state: 'removed', removedAt: now });
  await changeCard(tx, card.id, from, change);
  if (change.state === 'removed') return 'done';
  const waits = (await nextBillsBy(tx, contract.id)) === 'pix-automatico';
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    kind: 'formal',
    write: (to) =>
      cardSavedMail(ports.config, {
        to,
        contract,
        card: { ...card, ...change },
        replaced: replaced !== null,
        waits,
      }),
  });
  return 'done';
}

/** The bank refused to save a card; the page says so. */
export async function receiveCardRefused(
  tx: Database,
  { reference }: Told['card.refused'],
): Promise<'done' | 'nothing' | 'unknown'> {
  if (!(await findCard(tx, reference))) return 'unknown';
  const refused = { state: 'refused', pageUrl: null } as const;
  return (await changeCard(tx, reference, ['asked'], refused)) ? 'done' : 'nothing';
}
