import { type ContractPayments } from '@site/contracts';
import { isOver } from '@site/contracts/states';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { type PixJourney } from '../../../bank/bank-charge';
import { BankAway } from '../../../bank/bank-errors';
import { findAccountById } from '../../accounts/accounts.repository';
import {
  contractFacts,
  findOwnContract,
  lockContract,
} from '../../contracts/contracts.repository';
import { contractNotFound, refuseOver } from '../../contracts/contracts.service';
import { askPayment, refuseAway, refuseWithoutBank } from '../ask-payment.service';
import { isLive, listCharges } from '../payments.repository';
import { showPayments } from '../payments.service';
import { refuseNothingAhead } from '../refuse-nothing-ahead';
import {
  changeLivingRecurrence,
  insertRecurrence,
  isLiving,
  newestRecurrence,
} from './recurrences.repository';

type AutomaticPorts = Pick<Ports, 'clock' | 'bank' | 'random' | 'config'>;
type Asked = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Proposes Pix Automático of one's own contract to the payer's bank. Journeys 3 and 4
 * come with the Pix of the open bill. One that is alive is given again: it is proposed
 * once. Companies can't have it (domain-brazil §10.2).
 */
export async function startAutomatic(
  ports: AutomaticPorts,
  db: Database,
  { viewer, id, journey, actor }: Asked & { journey: PixJourney },
): Promise<ContractPayments> {
  const bank = ports.bank ?? refuseWithoutBank();
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const { contract } = own;
  if (contract.terms.clientType === 2)
    return refuse('invalid', 'O Pix Automático ainda não está disponível para empresas.');
  if (isOver(own.proposal.state)) refuseOver();
  const before = await newestRecurrence(db, contract.id);
  if (!before || !isLiving(before.state))
    refuseNothingAhead(ports, await contractFacts(db, own));
  const firstCharge =
    journey >= 3 ? await openPix(ports, db, { viewer, id, actor }) : undefined;
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
      state: 'asked',
      bankId: null,
      location: null,
      firstChargeId: firstCharge?.id ?? null,
      createdAt: ports.clock.now(),
    });
  });
  if (recurrence.state === 'asked') {
    const account = await findAccountById(db, contract.userId);
    const made = await bank
      .createRecurrence({
        key: `recurrence:${recurrence.id}`,
        reference: recurrence.id,
        contract: contract.number,
        payer: account?.name ?? contract.number,
        journey: recurrence.journey,
        ...(firstCharge?.bankId && { firstChargeId: firstCharge.bankId }),
      })
      .catch(refuseAway);
    const { id: bankId, state, location } = made;
    await changeLivingRecurrence(db, recurrence.id, { bankId, state, location });
  }
  return showPayments(ports, db, { viewer, id });
}

/** Ends it at the bank first: what it still takes is heard of by webhook. */
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
          // Refused: it ended there before.
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

async function openPix(ports: AutomaticPorts, db: Database, asked: Asked) {
  const { contractId } = await askPayment(ports, db, { ...asked, method: 'pix' });
  return (await listCharges(db, contractId)).findLast(
    ({ method, state }) => method === 'pix' && isLive(state),
  );
}
