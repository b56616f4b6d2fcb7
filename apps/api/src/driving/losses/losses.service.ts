import {
  lossDayProblem,
  type LossForm,
  type LossOutcome,
  type ServiceRequest,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { lossText } from '@site/api-contract/driving';
import { isOver } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { endHoldByDecision } from '../../activity/holds/holds.service';
import { type ContractStep } from '../../contracts/contracts/contracts.repository';
import { closeContract } from '../../contracts/contracts/end/close-contract';
import { outcomeOf } from '../../contracts/contracts/end/contract-loss.rules';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { endPurchaseOfLost } from '../purchases/lapse-purchase';
import { findReturn, lockReturn, type ReturnFacts } from '../returns/returns.repository';
import { dropReturn } from '../returns/tell-dealers';
import { lossCopy as copy } from '../service-requests/loss.copy';
import { lossDaysOf, unready } from '../service-requests/loss-of-request.rules';
import {
  changeRequest,
  type RequestRow,
} from '../service-requests/service-requests.repository';
import {
  heldRequest,
  lockAt,
  recordAct,
  type RequestCall,
  visibleRequest,
} from '../service-requests/service-requests.service';
import { settleLoss } from './loss.rules';
import { lostMail } from './losses.mails';
import { contractLosses } from './losses.table';

/** Computes the effect on the contract's money if it ended on a day, without writing. */
export async function quoteLoss(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    viewer,
    id,
    actor,
    query,
  }: RequestCall & {
    query: { lostOn: IsoDate };
  },
): Promise<LossOutcome> {
  const { lostOn } = query;
  const { request } = await visibleRequest(db, {
    viewer,
    id,
  });
  const facts = lost(request, await findReturn(db, request.contractId));
  refuseDay(request, facts, lostOn);
  await recordAudit(ports, db, {
    actor,
    action: 'service-request-viewed',
    personId: request.userId,
    subject: `service-request:${request.id}`,
    detail: 'loss',
  });
  const on = {
    lostOn,
    today: todayOf(ports),
  };
  const entries = [...facts.entries, ...settlementOf(facts, on)];
  return outcomeOf({ ...facts, entries }, on);
}

/**
 * Ends the contract of a car that was stolen or written off, on the day of the loss. Its
 * money is settled up to that day and the rest of the open amounts is taken back; no
 * return is expected. If the customer has withdrawn already, only the car is settled.
 */
export function endByLoss(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    form: { revision, lostOn, policeReport },
    closings,
  }: RequestCall & {
    form: LossForm;
    closings: readonly ContractStep[];
  },
): Promise<ServiceRequest> {
  return db.transaction(async (tx) => {
    const { request } = await lockAt(tx, {
      viewer,
      id,
      revision,
    });
    const before = lost(request, await lockReturn(tx, request.contractId));
    await endHoldByDecision(ports, tx, { actor, ...heldRequest(request) });
    const report = policeReport ?? request.details.policeReport;
    if (!report)
      refuseFields([
        {
          key: 'PoliceReport',
          message: 'Anote o número do boletim de ocorrência antes de encerrar.',
        },
      ]);
    refuseDay(request, before, lostOn);
    const { contract } = before;
    const undone = await endPurchaseOfLost(ports, tx, {
      contractId: contract.id,
      actor,
    });
    const facts = lost(request, await findReturn(tx, contract.id));
    const on = {
      lostOn,
      today: todayOf(ports),
    };
    for (const entry of settlementOf(facts, on))
      await postTransaction(ports, tx, contract.id, entry);
    await dropReturn(ports, tx, contract.id);
    await tx.insert(contractLosses).values({
      contractId: contract.id,
      requestId: request.id,
      lostOn,
      endedBy: actor.id,
      endedAt: ports.clock.now(),
    });
    if (!isOver(facts.proposal.state))
      await closeContract(ports, tx, {
        record: facts,
        to: 'encerrada',
        party: 'consultant',
        actor,
        closings,
        reason: lossText(lostOn),
      });
    await changeRequest(tx, request, {
      details: { ...request.details, policeReport: report },
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'contract-lost',
      ...aboutContract(contract),
      detail: lostOn,
    });
    const after = await findReturn(tx, contract.id);
    if (after)
      await enqueueMail(
        ports,
        tx,
        lostMail(ports.config, after, {
          outcome: outcomeOf(after, on),
          requestId: request.id,
          part: undone?.part ?? null,
          hadPurchase: undone !== null,
        }),
      );
    return recordAct(ports, tx, {
      viewer,
      id,
      actor,
      detail: 'loss',
    });
  });
}

/** The money of a withdrawn contract was settled that day, so nothing is posted. */
function settlementOf(
  facts: ReturnFacts,
  on: { lostOn: IsoDate; today: IsoDate },
): ReturnType<typeof settleLoss> {
  return isOver(facts.proposal.state)
    ? []
    : settleLoss({
        ...on,
        contract: { ...facts, terms: facts.contract.terms },
        entries: facts.entries,
      });
}

/** The contract that a request may end, or a 409 with the reason against it. */
function lost(request: RequestRow, facts: ReturnFacts | null): ReturnFacts {
  if (!facts) return refuseLoss(copy.undelivered);
  const why = unready(request, facts);
  if (why !== null) refuseLoss(why);
  const { photos, damages } = facts;
  if (photos.length + damages.length > 0) refuseLoss(copy.inspected);
  return facts;
}

function refuseDay(request: RequestRow, facts: ReturnFacts, lostOn: IsoDate): void {
  const problem = lossDayProblem(lostOn, lossDaysOf(request, facts));
  if (!problem) return;
  refuseFields([
    {
      key: 'LostOn',
      message: problem,
    },
  ]);
}

function refuseLoss(why: string): never {
  return refuse('conflict', why, {
    reason: 'loss-unready',
  });
}
