import { type ContractPayments, type PaymentMethod } from '@site/api-contract';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import { type ChargeOrder } from '#platform/ports/bank-charge';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  contractFacts,
  type ContractRecord,
  type ContractRow,
  findOwnContract,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { billsOf, type OpenBill } from '../../contracts/ledger/open-bills.rules';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { proposeAnew, proposeWith } from '../automatic-pix/propose-automatic';
import { BankAway } from '../bank/bank-errors';
import { billLabel, billToPay, payableUntil } from '../bills/bill.rules';
import { changeCard, insertCard } from '../saved-cards/saved-cards.repository';
import {
  type BankChargeRow,
  changeLiveBankCharge,
  insertBankCharge,
  isLive,
  listOpenBankCharges,
  noteOpened,
} from './payments.repository';
import { showPayments } from './payments.service';
import { requireNextBill } from './require-next-bill';

type AskPorts = Pick<Ports, 'clock' | 'bank' | 'random' | 'config'>;

const NO_BANK =
  'O pagamento pelo site ainda não está disponível. Fale com a gente para pagar.';
const BANK_AWAY =
  'O banco não respondeu agora. Nada foi cobrado: tente de novo em instantes.';

/**
 * Opens a way to pay the oldest open bill of one's own contract, or the one that falls
 * due on `dueOn` (see `billToPay`). The charge is stored first and then asked of the bank
 * under its id, so that a slow bank or a dying process never charges twice: the next try
 * sends the same key again.
 */
export async function askPayment(
  ports: AskPorts,
  db: Database,
  {
    viewer,
    id,
    method,
    dueOn,
    keepCard,
    actor,
  }: {
    viewer: SignedIn;
    id: string;
    method: PaymentMethod;
    dueOn?: IsoDate;
    keepCard?: boolean;
    actor: Actor;
  },
): Promise<ContractPayments> {
  const bank = ports.bank ?? refuseWithoutBank();
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const { charge, stale, contract, label } = await db.transaction(async (tx) => {
    const locked = (await lockContract(tx, own.contract.id)) ?? contractNotFound();
    const { contract } = locked;
    const record = await contractFacts(tx, locked);
    const bill = await openBill(ports, tx, record, dueOn);
    if (keepCard) requireNextBill(ports, record, bill);
    const written = await chargeFor(ports, tx, {
      contract,
      bill,
      method,
      ...(method === 'cartao' && keepCard !== undefined && { keepCard }),
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'payment-asked',
      ...aboutContract(contract),
      detail: keepCard ? `${method}, salvo` : method,
    });
    return { ...written, contract, label: billLabel(bill, record) };
  });
  const payer = (await findAccountById(db, contract.userId))?.name ?? contract.number;
  if (stale?.bankId) await dropCharge(bank, stale.id, stale.bankId);
  if (charge.state === 'asked') {
    const order = orderOf(charge, { label, number: contract.number }, payer);
    const returnUrl = `${ports.config.PUBLIC_ORIGIN}${memberPaymentsPath(contract.id, dueOn)}`;
    const opened = await openAtBank(bank, charge, { ...order, returnUrl }).catch(
      refuseAway,
    );
    await noteOpened(db, charge.id, { ...opened, state: 'open' });
  }
  if (method === 'pix') await proposeWith(db, { bank, charge }).catch(refuseAway);
  return showPayments(ports, db, { viewer, id, dueOn });
}

export function refuseWithoutBank(): never {
  return refuse('unavailable', NO_BANK);
}

/** Refuses when the bank is unreachable; rethrows any other error. */
export function refuseAway(error: unknown): never {
  if (error instanceof BankAway) return refuse('unavailable', BANK_AWAY);
  throw error;
}

/** The bill to pay, after today's fine and interest were posted. */
async function openBill(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { contract, entries }: ContractRecord,
  dueOn?: IsoDate,
): Promise<OpenBill> {
  const today = saoPauloDay(ports.clock.now());
  const late = lateChargesOn(entries, today);
  for (const entry of late) await postTransaction(ports, tx, contract.id, entry);
  return (
    billToPay(billsOf([...entries, ...late]), dueOn) ??
    refuse('conflict', 'Não há nada em aberto neste contrato.', { reason: 'nothing-due' })
  );
}

/**
 * The charge of this bill that is open already, if it is still valid; else a new one that
 * replaces it (`stale`).
 */
export async function chargeFor(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
  {
    contract,
    bill,
    method,
    keepCard,
  }: { contract: ContractRow; bill: OpenBill; method: PaymentMethod; keepCard?: boolean },
): Promise<{ charge: BankChargeRow; stale: BankChargeRow | null }> {
  const now = clock.now();
  const today = saoPauloDay(now);
  const until = payableUntil(bill.dueOn, today);
  const stale = liveChargeOf(await listOpenBankCharges(tx, contract.id), bill, method);
  // A call without this field leaves the choice as it was.
  const isKept = keepCard ?? typeof stale?.cardId === 'string';
  if (stale && isStillRight(stale, bill, today) && (stale.cardId !== null) === isKept)
    return { charge: stale, stale: null };
  if (stale) await changeLiveBankCharge(tx, stale.id, { state: 'canceled' });
  if (stale?.cardId)
    await changeCard(tx, stale.cardId, ['asked'], { state: 'removed', removedAt: now });
  const card = isKept
    ? await insertCard(tx, {
        id: random.uuid(),
        contractId: contract.id,
        alone: false,
        createdAt: now,
      })
    : null;
  const charge = await insertBankCharge(tx, {
    id: random.uuid(),
    contractId: contract.id,
    dueOn: bill.dueOn,
    installment: bill.installment,
    method,
    centavos: bill.centavos,
    state: 'asked',
    cardId: card?.id ?? null,
    payableUntil: until,
    createdAt: now,
  });
  if (stale) await proposeAnew({ clock, random }, tx, { stale, charge });
  return { charge, stale };
}

/** The open charge of a bill in one way to pay; null without one. */
export const liveChargeOf = (
  charges: readonly BankChargeRow[],
  { dueOn }: OpenBill,
  method: PaymentMethod,
): BankChargeRow | null =>
  charges.find(
    (charge) =>
      charge.dueOn === dueOn && charge.method === method && isLive(charge.state),
  ) ?? null;

/** Whether a charge has the bill's whole amount and may be paid today. */
export const isStillRight = (
  { centavos, payableUntil }: BankChargeRow,
  bill: OpenBill,
  today: IsoDate,
): boolean => centavos === bill.centavos && payableUntil >= today;

/** The charge in the bank's form; its key is the charge's own. */
export function orderOf(
  { id, centavos }: BankChargeRow,
  { label, number }: { label: string; number: string },
  payer: string,
): ChargeOrder {
  return {
    key: `charge:${id}`,
    reference: id,
    description: `${label}, contrato ${number}`,
    payer,
    centavos,
  };
}

export async function openAtBank(
  bank: Bank,
  { method, payableUntil: dueOn, cardId }: BankChargeRow,
  { returnUrl, ...order }: ChargeOrder & { returnUrl: string },
): Promise<Partial<BankChargeRow> & { bankId: string }> {
  if (method === 'boleto') {
    const { id, ourNumber } = await bank.createBoleto({ ...order, dueOn });
    return { bankId: id, ourNumber };
  }
  if (method === 'cartao') {
    const { id, url } = await bank.startCardSession({
      ...order,
      returnUrl,
      ...(cardId && { keepAs: cardId }),
    });
    return { bankId: id, pageUrl: url };
  }
  const { id, location } = await bank.createPixCharge({ ...order, dueOn });
  return { bankId: id, location };
}

/**
 * Cancels a charge at the bank that is not valid any more. If the bank does not answer
 * now, a payment of it is credited when it comes.
 */
export async function dropCharge(bank: Bank, id: string, bankId: string): Promise<void> {
  await bank.cancelCharge(bankId, `cancel:${id}`).catch(() => undefined);
}
