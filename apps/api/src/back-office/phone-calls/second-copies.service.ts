import { type FileAnswer } from '@site/api-contract';
import { type SecondCopy } from '@site/api-contract/back-office';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  noteRequestedAct,
  wasRequestedAfter,
} from '../../activity/requested-acts/requested-acts';
import {
  type ContractRecord,
  type ContractRow,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { ownContract } from '../../contracts/contracts/contracts.service';
import { openContract } from '../../contracts/contracts/text/contract-document';
import { openItems } from '../../contracts/ledger/statement.rules';
import { enqueueMoneyMail } from '../../identity/accounts/money-mails';
import { preparedMail } from '../../payments/bills/prepared-bills.mails';
import { receiptSheet } from '../../payments/codes/payment-sheets';
import { askPayment } from '../../payments/payments/ask-payment.service';
import {
  findBankCharge,
  listPayments,
} from '../../payments/payments/payments.repository';
import { customerOnTheLine, type OfCustomer } from './customer-on-the-line';
import { paperMail } from './phone-calls.mails';

/** A second press within a minute means the mail of the first. */
const SAME_MAIL_MS = 60_000;

type Asked = { viewer: SignedIn; contract: ContractRow };

/** The papers of a contract that can be sent again. */
export async function copiesOf(
  { bank }: Pick<Ports, 'bank'>,
  db: Database,
  { contract, entries }: ContractRecord,
): Promise<SecondCopy[]> {
  const canPay = bank !== null && openItems(entries).length > 0;
  const hasPaid = (await listPayments(db, contract.id)).length > 0;
  return [
    ...(canPay ? (['pix', 'boleto'] as const) : []),
    ...(hasPaid ? (['receipt'] as const) : []),
    ...(contract.fileName ? (['contract'] as const) : []),
  ];
}

/**
 * Sends a paper again to the address to which such mails go anyway; no other can be
 * given. The bill's code is the open one, or one that the bank makes now. A repeat within
 * a minute sends nothing more: the bank is asked outside of a transaction, so that no
 * answer can be stored under the call's key.
 */
export async function sendCopy(
  ports: Ports,
  db: Database,
  { contractId, copy, ...call }: OfCustomer & { contractId: string; copy: SecondCopy },
): Promise<{ ok: true }> {
  const { viewer, actor, account } = await customerOnTheLine(ports, db, call);
  const { contract } = await ownContract(db, viewer, contractId);
  const asked = { viewer, contract };
  const bill =
    copy === 'pix' || copy === 'boleto'
      ? await billCharge(ports, db, { ...asked, actor, method: copy })
      : null;
  const paper = bill ? null : await paperOf(ports, db, { ...asked, actor, copy });
  const now = ports.clock.now().getTime();
  const sent = { contractId: contract.id, kind: 'second-copy' as const, what: copy };
  await db.transaction(async (tx) => {
    await lockContract(tx, contract.id);
    if (await wasRequestedAfter(tx, sent, new Date(now - SAME_MAIL_MS))) return;
    if (bill)
      await enqueueMoneyMail(ports, tx, {
        userId: account.id,
        write: (to) => preparedMail(ports.config, { to, contract, ...bill, actor }),
      });
    if (paper && copy === 'receipt')
      await enqueueMoneyMail(ports, tx, {
        userId: account.id,
        write: (to) => paperMail(ports.config, { to, contract, copy, paper, actor }),
      });
    if (paper && copy === 'contract')
      await enqueueMail(
        ports,
        tx,
        paperMail(ports.config, { to: account.email, contract, copy, paper, actor }),
      );
    await noteRequestedAct(ports, tx, { ...sent, userId: account.id, actor });
    await recordAudit(ports, tx, {
      actor,
      action: 'second-copy-sent',
      ...aboutContract(contract),
      detail: copy,
    });
  });
  return { ok: true };
}

type Acting = Asked & { actor: Parameters<typeof openContract>[2]['actor'] };

async function billCharge(
  ports: Ports,
  db: Database,
  { viewer, contract, actor, method }: Acting & { method: 'pix' | 'boleto' },
) {
  const { bill } = await askPayment(ports, db, {
    viewer,
    id: contract.id,
    method,
    actor,
  });
  const open = bill?.charges.findLast((one) => one.method === method);
  const charge = open ? await findBankCharge(db, open.id) : null;
  return bill && charge ? { charge, label: bill.label } : refuseMissing();
}

async function paperOf(
  ports: Ports,
  db: Database,
  { viewer, contract, actor, copy }: Acting & { copy: SecondCopy },
): Promise<FileAnswer> {
  const own = { viewer, id: contract.id };
  if (copy === 'contract') return openContract(ports, db, { ...own, actor });
  const [last] = await listPayments(db, contract.id);
  if (!last) return refuseMissing();
  return receiptSheet(ports, db, { ...own, paymentId: last.payment.id });
}

function refuseMissing(): never {
  return refuse('not-found', 'Não há esse papel agora. Atualize a página.');
}
