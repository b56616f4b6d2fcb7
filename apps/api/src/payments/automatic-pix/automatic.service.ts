import { type ContractPayments } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type PixJourney } from '#platform/ports/bank-charge';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  contractFacts,
  findOwnContract,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import {
  contractNotFound,
  refuseOver,
} from '../../contracts/contracts/contracts.service';
import { billsOf } from '../../contracts/ledger/open-bills.rules';
import { BankAway } from '../bank/bank-errors';
import { billToPay } from '../bills/bill.rules';
import {
  askPayment,
  refuseAway,
  refuseWithoutBank,
} from '../payments/ask-payment.service';
import { isLive, listOpenBankCharges } from '../payments/payments.repository';
import { showPayments } from '../payments/payments.service';
import { requireNextBill } from '../payments/require-next-bill';
import { proposeToBank } from './propose-automatic';
import {
  changeLivingRecurrence,
  insertRecurrence,
  isLiving,
  newestRecurrence,
} from './recurrences.repository';

type AutomaticPorts = Pick<Ports, 'clock' | 'bank' | 'random' | 'config'>;
type Asked = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Proposes Pix Automático for one's own contract to the payer's bank. Journeys 3 and 4
 * come with the Pix of the open bill, or of the one of `dueOn` (see `billToPay`). A
 * recurrence that has not ended is given again instead. Companies can't have it
 * (domain-brazil §10.2).
 */
export async function startAutomatic(
  ports: AutomaticPorts,
  db: Database,
  {
    viewer,
    id,
    journey,
    dueOn,
    actor,
  }: Asked & { journey: PixJourney; dueOn?: IsoDate | undefined },
): Promise<ContractPayments> {
  const bank = ports.bank ?? refuseWithoutBank();
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const { contract } = own;
  if (contract.terms.clientType === 2)
    return refuse('invalid', 'O Pix Automático ainda não está disponível para empresas.');
  if (isOver(own.proposal.state)) refuseOver();
  const before = await newestRecurrence(db, contract.id);
  if (!before || !isLiving(before.state)) {
    const record = await contractFacts(db, own);
    requireNextBill(ports, record, billToPay(billsOf(record.entries), dueOn));
  }
  const asked = { viewer, id, actor, ...(dueOn !== undefined && { dueOn }) };
  const firstCharge = journey >= 3 ? await openPix(ports, db, asked) : undefined;
  const recurrence = await db.transaction(async (tx) => {
    await lockContract(tx, contract.id);
    const known = await newestRecurrence(tx, contract.id);
    if (known && isLiving(known.state)) return known;
    await recordAudit(ports, tx, {
      actor,
      action: 'automatic-asked',
      ...aboutContract(contract),
    });
    return insertRecurrence(tx, {
      id: ports.random.uuid(),
      contractId: contract.id,
      journey,
      firstChargeId: firstCharge?.id ?? null,
      createdAt: ports.clock.now(),
    });
  });
  if (recurrence.state === 'asked')
    await proposeToBank(db, { bank, recurrence }).catch(refuseAway);
  return showPayments(ports, db, { viewer, id, dueOn });
}

/**
 * Ends it at the bank first; a webhook tells of a charge that the bank still collects.
 */
export async function endAutomatic(
  ports: AutomaticPorts,
  db: Database,
  { viewer, id, actor }: Asked,
): Promise<ContractPayments> {
  const { contract } = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const recurrence = await newestRecurrence(db, contract.id);
  if (recurrence && isLiving(recurrence.state)) {
    if (recurrence.bankId)
      await (ports.bank ?? refuseWithoutBank())
        .cancelRecurrence(recurrence.bankId, `end:${recurrence.id}`)
        .catch((error: unknown) => {
          // Refused because it has ended there.
          if (error instanceof BankAway) refuseAway(error);
        });
    await db.transaction(async (tx) => {
      await changeLivingRecurrence(tx, recurrence.id, { state: 'cancelada' });
      await recordAudit(ports, tx, {
        actor,
        action: 'automatic-ended',
        ...aboutContract(contract),
      });
    });
  }
  return showPayments(ports, db, { viewer, id });
}

/** The open Pix of the bill that is being paid. */
async function openPix(
  ports: AutomaticPorts,
  db: Database,
  asked: Asked & { dueOn?: IsoDate },
) {
  const { bill, contractId } = await askPayment(ports, db, { ...asked, method: 'pix' });
  return (await listOpenBankCharges(db, contractId)).findLast(
    ({ method, state, dueOn }) =>
      method === 'pix' && isLive(state) && dueOn === bill?.dueDate,
  );
}
