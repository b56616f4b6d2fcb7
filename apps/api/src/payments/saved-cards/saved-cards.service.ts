import { type ContractPayments } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  type ContractRow,
  type ContractStep,
} from '../../contracts/contracts/contracts.repository';
import { lockOwn, refuseOver } from '../../contracts/contracts/contracts.service';
import {
  activeCard,
  type CardRow,
  findNextBills,
} from '../../contracts/contracts/plan/next-bills.repository';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { BankAway } from '../bank/bank-errors';
import { refuseAway, refuseWithoutBank } from '../payments/ask-payment.service';
import { showPayments } from '../payments/payments.service';
import { requireNextBill } from '../payments/require-next-bill';
import { cardRemovedMail } from './saved-cards.mails';
import {
  changeCard,
  giveUpCardCharges,
  insertCard,
  newestAlone,
} from './saved-cards.repository';

type CardPorts = Pick<Ports, 'clock' | 'bank' | 'random' | 'config'>;
type Asked = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Opens the bank's page for typing a card for the next bills, without a payment. The card
 * is stored before the bank is asked under its id; an open page is given again.
 */
export async function startCard(
  ports: CardPorts,
  db: Database,
  { viewer, id, actor }: Asked,
): Promise<ContractPayments> {
  const { bank, contract, card } = await db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract, proposal } = record;
    if (isOver(proposal.state)) refuseOver();
    const bank = ports.bank ?? refuseWithoutBank();
    const known = await newestAlone(tx, contract.id);
    if (known?.state === 'asked') return { bank, contract, card: known };
    requireNextBill(ports, record);
    await recordAudit(ports, tx, {
      actor,
      action: 'card-asked',
      ...aboutContract(contract),
    });
    const card = await insertCard(tx, {
      id: ports.random.uuid(),
      contractId: contract.id,
      alone: true,
      createdAt: ports.clock.now(),
    });
    return { bank, contract, card };
  });
  if (card.pageUrl === null) {
    const account = await findAccountById(db, contract.userId);
    const { url: pageUrl } = await bank
      .startCardSession({
        key: `card:${card.id}`,
        reference: card.id,
        keepAs: card.id,
        description: `Cartão para as próximas parcelas, contrato ${contract.number}`,
        payer: account?.name ?? contract.number,
        centavos: 0,
        returnUrl: `${ports.config.PUBLIC_ORIGIN}${memberPaymentsPath(contract.id)}`,
      })
      .catch(refuseAway);
    await changeCard(db, card.id, ['asked'], { pageUrl });
  }
  return showPayments(ports, db, { viewer, id });
}

/**
 * The customer removes a saved card, which is not charged from now on. The bank is told
 * at once, or by a job if it does not answer.
 */
export async function removeCard(
  ports: CardPorts,
  db: Database,
  { viewer, id, actor }: Asked,
): Promise<ContractPayments> {
  const removed = await db.transaction(async (tx) => {
    const { contract } = await lockOwn(tx, viewer, id);
    const card = await takeCardBack(ports, tx, contract, { over: false });
    const waiting = await newestAlone(tx, contract.id);
    if (waiting)
      await changeCard(tx, waiting.id, ['asked', 'refused'], {
        state: 'removed',
        removedAt: ports.clock.now(),
      });
    if (card || waiting)
      await recordAudit(ports, tx, {
        actor,
        action: 'card-removed',
        ...aboutContract(contract),
      });
    return card;
  });
  if (removed?.token)
    await ports.bank?.removeCard(removed.token, `remove:${removed.id}`).then(
      () => changeCard(db, removed.id, ['removed'], { dropped: true }),
      (error: unknown) => {
        if (!(error instanceof BankAway)) throw error;
      },
    );
  return showPayments(ports, db, { viewer, id });
}

/** The contract has ended, so its saved card is removed. A job tells the bank. */
export const closeCard: ContractStep = async (ports, tx, contract) => {
  await takeCardBack(ports, tx, contract, { over: true });
};

async function takeCardBack(
  ports: Pick<Ports, 'clock' | 'config'>,
  tx: Database,
  contract: ContractRow,
  { over }: { over: boolean },
): Promise<CardRow | null> {
  const card = await activeCard(tx, contract.id);
  if (!card) return null;
  await changeCard(tx, card.id, ['active'], {
    state: 'removed',
    removedAt: ports.clock.now(),
  });
  await giveUpCardCharges(tx, contract.id);
  const next = await findNextBills(tx, contract.id);
  await enqueueMoneyMail(ports, tx, {
    userId: contract.userId,
    kind: 'formal',
    write: (to) => cardRemovedMail(ports.config, { to, contract, card, over, next }),
  });
  return card;
}
