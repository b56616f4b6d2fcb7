import { type ContractSummary } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { documentName } from '@site/api-contract/identity';
import { expiryDay, isExpiring, isOver } from '@site/api-contract/sales';
import {
  memberContractPath,
  memberDriversPath,
  memberFinesPath,
  memberPaymentsPath,
  memberProposalPath,
  memberPurchasePath,
  memberReturnPath,
} from '@site/api-contract/site-paths';
import { lateDeliveryItems } from '../deliveries/delivery-next';
import { memberAreaCopy } from '../member-area.copy';
import { nextOf } from '../proposals/proposal.copy';
import { endInSight } from '../returns/end-in-sight';
import { billActOf } from './bill-act';
import { actionOf, CONTINUE_REGISTRATION, type Facts, type NextStep } from './next-step';
import { nextStepCopy as copy } from './next-step.copy';
import { owedCopy } from './owed.copy';
import { isLate, isOwing, lateTitle } from './pick-leading-contract';
import { bookedStep, bringStep } from './return-step';

/** An item that waits for the customer or for us. */
export type WaitingItem = {
  text: string;
  label: string;
  to: string;
  /** Day of the deadline, `2026-12-10`; items without one come last. */
  by?: string | null | undefined;
};

/**
 * All other things that wait besides the next step, in one list by date: of contracts, of
 * proposals, and an unfinished registration.
 */
export function waitingItems(facts: Facts, step: NextStep): WaitingItem[] {
  const { user, contracts } = facts;
  const items: WaitingItem[] = [
    ...contracts.flatMap((contract) =>
      contractItems(contract, facts.now).map((item) =>
        contracts.length > 1
          ? { ...item, text: copy.ofCar(contract.modelName, item.text) }
          : item,
      ),
    ),
    ...contracts.flatMap(lateDeliveryItems),
    ...proposalItems(facts),
    ...(user.registrationFinished
      ? []
      : [{ text: copy.registrationPending, ...CONTINUE_REGISTRATION }]),
  ];
  return items
    .filter(({ to }) => to !== step.action.to)
    .sort((one, other) => (one.by ?? LAST).localeCompare(other.by ?? LAST));
}

const LAST = '9999-12-31';

function contractItems(contract: ContractSummary, now: Date): WaitingItem[] {
  const { id, waitingFine: fine, waitingDamages, openDisputes = [] } = contract;
  return [
    ...(waitingDamages
      ? [
          {
            ...copy.damages(waitingDamages),
            by: waitingDamages.until,
            to: memberReturnPath(id),
          },
        ]
      : []),
    ...openDisputes.map((dispute) => ({
      text: copy.dispute(dispute),
      label: copy.seeDispute,
      to: `${memberPaymentsPath(id)}#contestacoes-titulo`,
    })),
    ...(fine
      ? [{ ...memberAreaCopy.fine(fine), by: fine.answerUntil, to: memberFinesPath(id) }]
      : []),
    ...(contract.needsDriver ? [{ ...copy.driverless, to: memberDriversPath(id) }] : []),
    ...billItems(contract),
    ...carItems(contract, now),
  ];
}

/** Open bills besides the next installment, which is included once it is late. */
function billItems(contract: ContractSummary): WaitingItem[] {
  const { id, dueBefore = [], nextInstallment: next } = contract;
  // The band, or the row of the ended contract, already shows everything that is open.
  if (isOwing(contract)) return [];
  const act = billActOf(contract);
  return [
    ...(next && act && isLate(contract)
      ? [{ text: `${lateTitle(contract, next)}.`, ...act, by: next.dueDate }]
      : []),
    ...dueBefore.map((bill) => ({
      text: owedCopy.before(bill),
      label: owedCopy.payThis,
      to: memberPaymentsPath(id, bill.dueDate),
      by: bill.dueDate,
    })),
  ];
}

/** The state of a purchase, a return or the end of the contract. */
function carItems(contract: ContractSummary, now: Date): WaitingItem[] {
  const { id, purchase, carReturn } = contract;
  const buying = copy.buying(contract);
  const booked = bringStep(contract) ?? bookedStep(contract, now);
  const today = saoPauloDay(now);
  const endsOn = isOver(contract.state) ? null : endInSight(contract, today);
  return [
    ...(buying === null
      ? []
      : [
          {
            text: buying,
            label: copy.seePurchase,
            to: memberPurchasePath(id),
            by: purchase?.until,
          },
        ]),
    ...(booked
      ? [
          {
            text: `${booked.title}.`,
            ...booked.action,
            by: carReturn?.slot?.day ?? carReturn?.bringBy,
          },
        ]
      : []),
    ...(endsOn === null || booked || buying !== null
      ? []
      : [
          {
            text: copy.endsOn(endsOn, endsOn < today),
            label: copy.renewOrReturn,
            to: `${memberContractPath(id)}#contrato-fim`,
            by: endsOn,
          },
        ]),
  ];
}

/** The proposal that waits for the customer, and each document that was asked for. */
function proposalItems({ proposal, detail, user, now }: Facts): WaitingItem[] {
  if (!proposal || !isExpiring(proposal.state)) return [];
  const by = expiryDay(new Date(proposal.updatedAt));
  const asked = (detail?.requestedDocuments ?? []).filter(
    ({ receivedAt }) => receivedAt === null,
  );
  return proposal.state === 'documentos_pendentes' && asked.length > 0
    ? asked.map(({ kind, note }) => ({
        text: copy.document(documentName(kind, user.personType), note, by),
        label: copy.sendDocument,
        to: `${memberProposalPath(proposal.id)}#pedidos-${proposal.id}`,
        by,
      }))
    : [{ text: `${nextOf(proposal, null, now).title}.`, ...actionOf(proposal, now), by }];
}
