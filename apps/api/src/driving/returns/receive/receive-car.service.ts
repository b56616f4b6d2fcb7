import { type CarReturn, type HandoffForm, type ReturnPinForm } from '@site/api-contract';
import {
  addBusinessDays,
  formatCentavos,
  formatDate,
  formatKm,
  type IsoDate,
} from '@site/api-contract/brazil';
import { CONTEST_DAYS } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuseFields, refuseTooMany } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type ContractStep } from '../../../contracts/contracts/contracts.repository';
import { closeContract } from '../../../contracts/contracts/end/close-contract';
import { postTransaction } from '../../../contracts/ledger/ledger.repository';
import { lockAccount } from '../../../identity/accounts/accounts.repository';
import { redeemPin, sendPin, WRONG_PIN } from '../../../identity/authentication/pins';
import { earlierKmText, lookAgainText } from '../../km/odometer-reading.rules';
import { isDemanded } from '../return.rules';
import { exitOf, livedOf } from '../return-costs';
import { kmFactsOf, toReturn } from '../return-view';
import { changeReturn, lockReturn, type ReturnFacts } from '../returns.repository';
import {
  changed,
  lockVisible,
  refuseUnready,
  requireOpen,
  type ReturnCall,
} from '../returns.service';
import { returnCodeMail } from './return-code.mails';
import { returnedMail } from './returned.mails';
import { settleReturn } from './settlement.rules';
import { openEstimates } from './wear.rules';

/**
 * Mails the customer the code of the return; the staff beside the car ask for it. The
 * limits are those of every PIN.
 */
export async function sendReturnCode(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: ReturnCall & { form: ReturnPinForm },
): Promise<{ ok: true }> {
  const sent = await db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    refuseUnreceivable(facts, todayOf(ports));
    refuseBelow(facts, form.odometerKm);
    await lockAccount(tx, facts.customer.id);
    await changeReturn(tx, facts.contract.id, {
      inspectedKm: form.odometerKm,
      updatedAt: ports.clock.now(),
    });
    const isSent = await sendPin(ports, tx, {
      ...pinOf(facts, form.odometerKm),
      mail: (pin) => returnCodeMail(ports.config, facts, { ...form, pin }),
    });
    if (isSent) await traceCode(ports, tx, { facts, actor, action: 'code-asked' });
    return isSent;
  });
  return sent ? { ok: true } : refuseTooMany(ports.config.BLOCK_SECONDS);
}

/**
 * Takes the car back from the customer, who tells the code. The contract ends and its
 * money is settled, except damages, which the customer may contest first. A wrong code
 * counts as a try; it is refused at its field, and so is an odometer below the last
 * reading.
 */
export async function receiveCar(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    form,
    closings,
  }: ReturnCall & { form: HandoffForm; closings: readonly ContractStep[] },
): Promise<CarReturn> {
  // Commits whatever the outcome, so that simultaneous tries are all counted.
  const after = await db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    refuseUnreceivable(facts, todayOf(ports));
    refuseBelow(facts, form.odometerKm);
    refuseOtherKm(facts, form.odometerKm);
    const isRight = await redeemPin(ports, tx, {
      ...pinOf(facts, form.odometerKm),
      pin: form.pin,
    });
    if (!isRight) {
      await traceCode(ports, tx, { facts, actor, action: 'code-failed' });
      return null;
    }
    const received = { facts, actor, odometerKm: form.odometerKm };
    await noteReturn(ports, tx, received);
    // A withdrawal ended the contract that day and settled its money.
    if (facts.booking?.kind !== 'desistencia')
      await endContract(ports, tx, { ...received, closings });
    const ended = await lockReturn(tx, facts.contract.id);
    if (ended)
      await enqueueMail(
        ports,
        tx,
        returnedMail(ports.config, ended, viewOf(ended, ports.clock.now())),
      );
    return changed(ports, tx, { viewer, id });
  });
  return after ?? refuseFields([{ key: 'Pin', message: WRONG_PIN }]);
}

type Received = Pick<ReturnCall, 'actor'> & { facts: ReturnFacts; odometerKm: number };

async function noteReturn(
  ports: Ports,
  tx: Database,
  { facts: { contract, booking, damages }, actor, odometerKm }: Received,
): Promise<void> {
  const now = ports.clock.now();
  await changeReturn(tx, contract.id, {
    odometerKm,
    receivedBy: actor.id,
    returnedAt: now,
    updatedAt: now,
    ...(damages.length > 0 && {
      damageState: 'aguardando' as const,
      contestUntil: addBusinessDays(todayOf(ports), CONTEST_DAYS),
    }),
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'car-returned',
    ...aboutContract(contract),
    detail: booking?.kind,
  });
}

async function endContract(
  ports: Ports,
  tx: Database,
  {
    facts,
    actor,
    odometerKm,
    closings,
  }: Received & { closings: readonly ContractStep[] },
): Promise<void> {
  const { contract, entries, booking } = facts;
  const today = todayOf(ports);
  const settlement = settleReturn({
    contract: livedOf(facts),
    entries,
    exitAtMost: booking?.exitCentavos ?? 0,
    km: kmFactsOf(facts, odometerKm),
    today,
  });
  for (const entry of settlement) await postTransaction(ports, tx, contract.id, entry);
  await closeContract(ports, tx, {
    record: facts,
    to: 'encerrada',
    party: 'dealership',
    actor,
    closings,
  });
}

/** The return in its customer's form. */
function viewOf(facts: ReturnFacts, now: Date): CarReturn {
  return toReturn(facts, { kind: 'customer' }, now);
}

/**
 * Bound to the facts in its mail: the code of one car serves for no other, and none
 * confirms km or damages that the customer was not told.
 */
function pinOf({ customer, contract, damages }: ReturnFacts, odometerKm: number) {
  return {
    userId: customer.id,
    purpose: 'return' as const,
    address: customer.email,
    boundTo: [
      contract.id,
      odometerKm,
      ...damages.map(({ number, centavos }) => `${number}=${centavos}`),
    ].join(' '),
  };
}

function traceCode(
  ports: Ports,
  tx: Database,
  {
    facts: { contract, customer },
    actor,
    action,
  }: Pick<ReturnCall, 'actor'> & {
    facts: ReturnFacts;
    action: 'code-asked' | 'code-failed';
  },
): Promise<void> {
  return recordAudit(ports, tx, {
    actor,
    action,
    personId: customer.id,
    subject: `contract:${contract.id}`,
    detail: 'return',
  });
}

/**
 * Refuses to take a car back without a photo, or before the booked day when leaving would
 * then cost more than the customer confirmed.
 */
function refuseUnreceivable(facts: ReturnFacts, today: IsoDate): void {
  requireOpen(facts);
  if (facts.photos.length === 0) refuseUnready('Envie antes uma foto do carro.');
  if (openEstimates(facts).length > 0)
    refuseUnready('Responda antes a cada dano da estimativa do cliente.');
  const { booking } = facts;
  if (!booking?.slotOn || isDemanded(booking) || today >= booking.slotOn) return;
  const { centavos } = exitOf(facts, today);
  if (centavos > booking.exitCentavos)
    refuseUnready(
      `A devolução está marcada para ${formatDate(booking.slotOn)}. Sair hoje custa ${formatCentavos(centavos)}: remarque com o cliente ou receba o carro no dia.`,
    );
}

/** The customer's code holds only for the km in its mail. */
function refuseOtherKm({ booking }: ReturnFacts, odometerKm: number): void {
  const told = booking?.inspectedKm ?? odometerKm;
  if (odometerKm === told) return;
  refuseFields([
    {
      key: 'OdometerKm',
      message: `O código foi enviado com ${formatKm(told)}. Com outros km, envie outro código.`,
    },
  ]);
}

function refuseBelow({ last }: ReturnFacts, odometerKm: number): void {
  if (odometerKm >= last.km) return;
  refuseFields([
    {
      key: 'OdometerKm',
      message: `${earlierKmText(last)} ${lookAgainText(last, 'dealership')}`,
    },
  ]);
}
