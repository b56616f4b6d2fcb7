import { saoPauloDay } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/states';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  type ContractRecord,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { isExpiredOn } from '../../contracts/contracts/plan/automatic-payment.repository';
import {
  activeCard,
  nextBillsBy,
} from '../../contracts/contracts/plan/next-bills.repository';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { type BankEvent } from '../bank/bank-events';
import { chargeBears, chargeLabel } from '../bills/bill.rules';
import { changeLiveCharge, type ChargeRow } from '../payments/payments.repository';
import {
  cardFallbackMail,
  cardSavedMail,
  cardTriesAgainMail,
  confirmCardMail,
} from './saved-cards.mails';
import { changeCard, findCard, moveCharge } from './saved-cards.repository';
import { nextTryOn } from './saved-cards.rules';

type EventPorts = Pick<Ports, 'clock' | 'config'>;
type Told<Type extends BankEvent['type']> = Extract<BankEvent, { type: Type }>['data'];

/**
 * The bank keeps a card that its owner typed. The newest that was agreed to is in force: it
 * takes over the bills of the one before. What was given up meanwhile, or is older, or of
 * a contract that is over, is only remembered so that the bank is told to let go of it.
 */
export async function receiveCard(
  ports: EventPorts,
  tx: Database,
  { reference, card: { token, brand, last4, expiry } }: Told<'card.kept'>,
): Promise<'done' | 'nothing' | 'unknown'> {
  const known = await findCard(tx, reference);
  const locked = known && (await lockContract(tx, known.contractId));
  const card = locked && (await findCard(tx, reference));
  if (!card) return 'unknown';
  const now = ports.clock.now();
  const { contract, proposal } = locked;
  const kept = { token, brand, last4, expiry, keptAt: now, pageUrl: null };
  if (card.state === 'active' || card.token !== null || card.dropped) return 'nothing';
  const before = await activeCard(tx, contract.id);
  const isWanted =
    card.state !== 'removed' &&
    !isOver(proposal.state) &&
    (before === null || before.createdAt <= card.createdAt);
  if (!isWanted) {
    const change = {
      ...kept,
      state: 'removed',
      removedAt: card.removedAt ?? now,
    } as const;
    await changeCard(tx, card.id, ['asked', 'refused', 'removed'], change);
    return 'done';
  }
  if (before)
    await changeCard(tx, before.id, ['active'], { state: 'removed', removedAt: now });
  const today = saoPauloDay(now);
  // A bill that fell due after an older card had expired is late, and is paid by hand.
  const goesOn = before !== null && !isExpiredOn(before, today);
  const saved = {
    ...kept,
    state: 'active',
    chargesFrom: (goesOn ? before.chargesFrom : null) ?? today,
  } as const;
  await changeCard(tx, card.id, ['asked', 'refused'], saved);
  const waits = (await nextBillsBy(tx, contract.id)) === 'pix-automatico';
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    kind: 'formal',
    write: (to) =>
      cardSavedMail(ports.config, {
        to,
        contract,
        card: { ...card, ...saved },
        replaced: before !== null,
        waits,
      }),
  });
  return 'done';
}

/** The bank refused a card that was to be kept: the page says so. */
export async function receiveCardRefused(
  tx: Database,
  { reference }: Told<'card.refused'>,
): Promise<'done' | 'nothing' | 'unknown'> {
  if (!(await findCard(tx, reference))) return 'unknown';
  const refused = { state: 'refused', pageUrl: null } as const;
  return (await changeCard(tx, reference, ['asked'], refused)) ? 'done' : 'nothing';
}

/** The bank of a saved card asks its owner to confirm a charge: they are told once. */
export async function receiveChallenge(
  ports: EventPorts,
  tx: Database,
  {
    record,
    charge,
    asked: { chargeId: bankId, url: pageUrl },
  }: { record: ContractRecord; charge: ChargeRow; asked: Told<'charge.challenged'> },
): Promise<'done' | 'nothing'> {
  const open = { state: 'open', bankId, pageUrl } as const;
  if (!(await moveCharge(tx, charge.id, ['asked', 'scheduled'], open))) return 'nothing';
  await mailAbout(ports, tx, { record, charge: { ...charge, ...open } }, confirmCardMail);
  return 'done';
}

/**
 * A saved card was refused: it waits for its next try, which the customer is told of the
 * first time, or, when that was the last one, a single Pix is offered. News of a charge
 * that is settled are no news.
 */
export async function receiveCardRefusal(
  ports: EventPorts,
  tx: Database,
  {
    record,
    charge,
    refused: { reason, chargeId: bankId },
  }: { record: ContractRecord; charge: ChargeRow; refused: Told<'charge.declined'> },
): Promise<'done' | 'nothing'> {
  const isSaved = (await activeCard(tx, charge.contractId)) !== null;
  const change = { reason, bankId };
  const nextTry = isSaved ? nextTryOn({ ...charge, reason }) : null;
  if (nextTry) {
    const failed = { ...change, state: 'failed' } as const;
    if (!(await changeLiveCharge(tx, charge.id, failed))) return 'nothing';
    if (charge.tries === 0)
      await mailAbout(ports, tx, { record, charge }, (config, about) =>
        cardTriesAgainMail(config, {
          ...about,
          nextTry,
          bears: chargeBears(charge, record),
        }),
      );
    return 'done';
  }
  return (await giveUpCharge(ports, tx, { record, charge, change })) ? 'done' : 'nothing';
}

/** A bill that the card does not pay is the customer's again; they are told, once. */
export async function giveUpCharge(
  ports: EventPorts,
  tx: Database,
  {
    record,
    charge,
    change,
  }: { record: ContractRecord; charge: ChargeRow; change: Partial<ChargeRow> },
): Promise<boolean> {
  const declined = { ...change, state: 'declined' } as const;
  if (!(await changeLiveCharge(tx, charge.id, declined))) return false;
  await mailAbout(
    ports,
    tx,
    { record, charge: { ...charge, ...declined } },
    cardFallbackMail,
  );
  return true;
}

async function mailAbout(
  ports: EventPorts,
  tx: Database,
  { record, charge }: { record: ContractRecord; charge: ChargeRow },
  write: typeof confirmCardMail,
): Promise<void> {
  const { contract } = record;
  const label = chargeLabel(charge, record);
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    write: (to) => write(ports.config, { to, contract, charge, label }),
  });
}
