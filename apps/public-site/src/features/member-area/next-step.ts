import {
  type ContractSummary,
  type Installment,
  type LoggedUser,
  type Proposal,
  type ProposalDetail,
  type Simulation,
} from '@site/contracts';
import { formatDate, saoPauloDay } from '@site/contracts/brazil';
import {
  CART_PATH,
  memberContractPath,
  memberDeliveryPath,
  memberFinesPath,
  memberPaymentsPath,
  memberProposalPath,
  memberPurchasePath,
  MODELS_PATH,
  REGISTRATION_PATH,
  signContractPath,
} from '@site/contracts/site-paths';
import { isAwaitingCar, isOver } from '@site/contracts/states';
import { billActOf, namedAmount } from './bill-act';
import { endInSight } from './ending/end-in-sight';
import { isLate, isOwing, lateTitle, lateWords, takerOf } from './leading';
import { memberAreaCopy } from './member-area.copy';
import { nextStepCopy } from './next-step.copy';
import { owedCopy } from './owed.copy';
import { mayAskReview, nextOf } from './proposal.copy';
import { reasonOf } from './proposal-timeline';
import { bookedLine, bookedStep, bringStep } from './return-step';

export type NextStep = {
  title: string;
  text: string;
  /** The proposal it speaks of: its price is shown large. */
  plan: Proposal | null;
  /** Reais to be paid next; shown large in the place of the plan's price. */
  amount?: number;
  action: { label: string; to: string };
  /** It should have been paid before today, and looks like that. */
  isLate?: boolean;
  /** Something else that waits for the customer. */
  also: { text: string; label: string; to: string } | null;
};

export type Facts = {
  user: Pick<LoggedUser, 'registrationFinished'>;
  proposal: Proposal | null;
  /** Detail of that proposal, once it has arrived. */
  detail: Pick<ProposalDetail, 'state' | 'history' | 'deliverySlot'> | null;
  contract: ContractSummary | null;
  /** The contract that the proposal became, also when it is over. */
  signed?: ContractSummary | undefined;
  simulations: readonly Simulation[];
  now: Date;
};

/**
 * What the logged-in area says first: the one thing that is next for this customer (brief
 * §13).
 */
export function nextStepOf({
  user,
  proposal,
  detail,
  contract,
  signed,
  simulations,
  now,
}: Facts): NextStep {
  const continueRegistration = {
    label: memberAreaCopy.continueRegistration,
    to: REGISTRATION_PATH,
  };
  const pending = user.registrationFinished
    ? null
    : { text: nextStepCopy.registrationPending, ...continueRegistration };
  const before = contract && firstOf(contract);
  const car = contract && bringStep(contract);
  if (car) return { ...car, also: lateOf(contract) ?? before ?? pending };
  const payment = contract && paymentOf(contract);
  const after =
    contract &&
    (buyingOf(contract) ??
      (payment && bookedLine(contract, now)) ??
      endOf(contract, now));
  const also = before ?? after ?? pending;
  const first = payment ?? (contract && bookedStep(contract, now));
  if (first) {
    const waits = proposal && !before && waitsForCustomer(proposal);
    return { ...first, also: waits ? alsoOf(proposal, now) : also };
  }
  if (proposal?.state === 'cancelada' && signed)
    return {
      title: memberAreaCopy.contractCancelled(proposal.modelName),
      text: memberAreaCopy.contractCancelledText,
      plan: null,
      action: { label: memberAreaCopy.seeContract, to: memberContractPath(signed.id) },
      also,
    };
  if (proposal) {
    const deliverySlot = detail?.deliverySlot;
    return {
      ...nextOf({ ...proposal, deliverySlot }, detail ? reasonOf(detail) : null, now),
      plan: proposal,
      action: actionOf(proposal, now),
      also,
    };
  }
  const saved = simulations.filter(({ basket }) => basket !== null).length;
  if (saved > 0) {
    return {
      title: nextStepCopy.savedTitle(saved),
      text: nextStepCopy.savedText,
      plan: null,
      action: { label: memberAreaCopy.seeCart, to: CART_PATH },
      also: pending,
    };
  }
  if (!user.registrationFinished) {
    return {
      title: nextStepCopy.registrationTitle,
      text: nextStepCopy.registrationText,
      plan: null,
      action: continueRegistration,
      also: null,
    };
  }
  return {
    title: nextStepCopy.startTitle,
    text: memberAreaCopy.startText,
    plan: null,
    action: { label: memberAreaCopy.simulate, to: MODELS_PATH },
    also: null,
  };
}

/** Before the car comes, what is next is the delivery; else the payment. */
const isToPay = (contract: ContractSummary) =>
  isLate(contract) ||
  contract.state === 'contrato_assinado' ||
  contract.state === 'ativa';

/** What is paid next, or left to pay of a contract that is over. */
function paymentOf(contract: ContractSummary): Omit<NextStep, 'also'> | null {
  const { nextInstallment: next } = contract;
  const action = billActOf(contract);
  const amount = namedAmount(contract);
  if (!action || amount === null) return null;
  const shown = { plan: null, amount, action };
  if (isOwing(contract))
    return {
      ...shown,
      title: nextStepCopy.owedTitle(contract.modelName),
      text: memberAreaCopy.owedText(contract),
      isLate: contract.late !== null,
    };
  return next && isToPay(contract)
    ? { ...shown, ...installmentWords(next, contract) }
    : null;
}

function installmentWords(next: Installment, contract: ContractSummary) {
  const { dueDate, label, credited } = next;
  const { modelName, dueWithNext } = contract;
  const isBehind = isLate(contract);
  const taker = takerOf(contract);
  return {
    title: isBehind
      ? lateTitle(contract, next)
      : memberAreaCopy.dueOn(formatDate(dueDate)),
    text: [
      memberAreaCopy.installmentOf(label, modelName),
      ...(isBehind
        ? lateWords(contract, next)
        : dueWithNext.map((one) => memberAreaCopy.includes(one.label, one.open))),
      ...owedCopy.credited(credited),
      ...owedCopy.back(next),
      ...(taker ? [memberAreaCopy.takenBy[taker]] : owedCopy.payableFrom(next)),
    ].join(' '),
    isLate: isBehind,
  };
}

/** What waits for the customer of a contract of which the band does not speak. */
export function waitingOf(contract: ContractSummary, now: Date): NextStep['also'] {
  return (
    firstOf(contract) ??
    buyingOf(contract) ??
    bookedLine(contract, now) ??
    endOf(contract, now)
  );
}

/** Beside the car that must come back. */
function lateOf(contract: ContractSummary): NextStep['also'] {
  const { nextInstallment: next } = contract;
  const act = billActOf(contract);
  if (!next || !act || !isLate(contract)) return null;
  return { text: `${lateTitle(contract, next)}.`, ...act };
}

/** What has its day first: a fine that waits for an answer, or a bill. */
function firstOf(contract: ContractSummary): NextStep['also'] {
  const { id, waitingFine: fine, dueBefore: [bill] = [] } = contract;
  return fine && (!bill || fine.answerUntil < bill.dueDate)
    ? { ...memberAreaCopy.fine(fine), to: memberFinesPath(id) }
    : beforeOf(contract);
}

/** What is paid before the next installment, such as a traffic fine. */
function beforeOf(contract: ContractSummary): NextStep['also'] {
  const { id, dueBefore: [first] = [] } = contract;
  // The band speaks of all that is open.
  return first && !isOwing(contract)
    ? {
        text: owedCopy.before(first),
        label: owedCopy.payThis,
        to: memberPaymentsPath(id, first.dueDate),
      }
    : null;
}

/** How far buying the car is. */
function buyingOf(contract: ContractSummary): NextStep['also'] {
  const text = nextStepCopy.buying(contract);
  const to = memberPurchasePath(contract.id);
  return text === null ? null : { text, label: nextStepCopy.seePurchase, to };
}

/** The last day of a contract, once it is in sight. */
function endOf(contract: ContractSummary, now: Date): NextStep['also'] {
  const today = saoPauloDay(now);
  const endsOn = endInSight(contract, today);
  if (endsOn === null) return null;
  return {
    text: nextStepCopy.endsOn(endsOn, endsOn < today),
    label: nextStepCopy.renewOrReturn,
    to: `${memberContractPath(contract.id)}#contrato-fim`,
  };
}

const waitsForCustomer = ({ state }: Proposal) =>
  state === 'documentos_pendentes' || state === 'aprovada';

function alsoOf(proposal: Proposal, now: Date): NextStep['also'] {
  return { text: `${nextOf(proposal, null, now).title}.`, ...actionOf(proposal, now) };
}

function actionOf(proposal: Proposal, now: Date): NextStep['action'] {
  const { id, state } = proposal;
  if (mayAskReview(proposal, now))
    return { label: nextStepCopy.askReview, to: memberProposalPath(id) };
  if (isOver(state)) return { label: memberAreaCopy.simulate, to: MODELS_PATH };
  if (isAwaitingCar(state))
    return { label: memberAreaCopy.seeDelivery, to: memberDeliveryPath(id) };
  if (state === 'aprovada')
    return { label: memberAreaCopy.sign, to: signContractPath(id) };
  return state === 'documentos_pendentes'
    ? { label: nextStepCopy.sendDocuments, to: memberProposalPath(id) }
    : { label: memberAreaCopy.seeProposal, to: memberProposalPath(id) };
}
