import {
  type ContractSummary,
  type Delivery,
  type Installment,
  type LoggedUser,
  type Proposal,
  type ProposalDetail,
  type Simulation,
} from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { isAwaitingCar, isOver } from '@site/api-contract/sales';
import {
  CART_PATH,
  memberContractPath,
  memberDeliveryPath,
  memberProposalPath,
  MODELS_PATH,
  REGISTRATION_PATH,
  signContractPath,
} from '@site/api-contract/site-paths';
import { deliveryNext } from '../deliveries/delivery-next';
import { memberAreaCopy } from '../member-area.copy';
import { mayAskReview, nextOf } from '../proposals/proposal.copy';
import { reasonOf } from '../proposals/proposal-timeline';
import { billActOf, namedAmount } from './bill-act';
import { nextStepCopy } from './next-step.copy';
import { owedCopy } from './owed.copy';
import {
  automaticPayerOf,
  isLate,
  isOwing,
  lateTitle,
  lateWords,
  pickLeadingContract,
} from './pick-leading-contract';
import { bookedStep, bringStep } from './return-step';

export type NextStep = {
  title: string;
  text: string;
  /** The proposal of this step; its price is shown large. */
  plan: Proposal | null;
  /** Amount to pay next in reais; shown large instead of the plan's price. */
  amount?: number;
  action: { label: string; to: string };
  /** The payment is overdue, and the band shows that. */
  isLate?: boolean;
};

export type Facts = {
  user: Pick<LoggedUser, 'registrationFinished' | 'personType'>;
  proposal: Proposal | null;
  /** Detail of that proposal, once loaded. */
  detail: Pick<
    ProposalDetail,
    'state' | 'history' | 'deliverySlot' | 'requestedDocuments'
  > | null;
  /** The delivery of a signed proposal, once loaded. */
  delivery: Delivery | null;
  contracts: readonly ContractSummary[];
  simulations: readonly Simulation[];
  now: Date;
};

/** The overview begins with the one step that is next for this customer. */
export function nextStepOf(facts: Facts): NextStep {
  const { user, proposal, contracts, simulations, now } = facts;
  const contract = pickLeadingContract(contracts);
  const first =
    contract && (bringStep(contract) ?? paymentOf(contract) ?? bookedStep(contract, now));
  if (first) return first;
  const signed = contracts.find(({ proposalId }) => proposalId === proposal?.id);
  if (proposal?.state === 'cancelada' && signed)
    return {
      title: memberAreaCopy.contractCancelled(proposal.modelName),
      text: memberAreaCopy.contractCancelledText,
      plan: null,
      action: { label: memberAreaCopy.seeContract, to: memberContractPath(signed.id) },
    };
  if (proposal) return proposalStep(proposal, facts);
  const saved = simulations.filter(({ basket }) => basket !== null).length;
  if (saved > 0) {
    return {
      title: nextStepCopy.savedTitle(saved),
      text: nextStepCopy.savedText,
      plan: null,
      action: { label: memberAreaCopy.seeCart, to: CART_PATH },
    };
  }
  if (!user.registrationFinished) {
    return {
      title: nextStepCopy.registrationTitle,
      text: nextStepCopy.registrationText,
      plan: null,
      action: CONTINUE_REGISTRATION,
    };
  }
  return {
    title: nextStepCopy.startTitle,
    text: memberAreaCopy.startText,
    plan: null,
    action: { label: memberAreaCopy.simulate, to: MODELS_PATH },
  };
}

export const CONTINUE_REGISTRATION = {
  label: memberAreaCopy.continueRegistration,
  to: REGISTRATION_PATH,
};

function proposalStep(proposal: Proposal, { detail, delivery, now }: Facts): NextStep {
  const { deliverySlot } = detail ?? {};
  const waits = delivery && deliveryNext(delivery, proposal.modelName);
  return {
    ...(waits ??
      nextOf({ ...proposal, deliverySlot }, detail ? reasonOf(detail) : null, now)),
    plan: proposal,
    action: actionOf(proposal, now),
  };
}

/** A contract whose next step is the payment; before the handover it is the delivery. */
const isToPay = (contract: ContractSummary) =>
  isLate(contract) ||
  contract.state === 'contrato_assinado' ||
  contract.state === 'ativa';

/** The next payment, or the remaining amount of a contract that is over. */
function paymentOf(contract: ContractSummary): NextStep | null {
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
  const taker = automaticPayerOf(contract);
  return {
    title: isBehind
      ? lateTitle(contract, next)
      : memberAreaCopy.dueOn(formatDate(dueDate)),
    text: [
      // The amount of several late bills is not that of the oldest one.
      isBehind && (contract.late?.bills ?? 1) > 1
        ? owedCopy.billsOf(modelName)
        : memberAreaCopy.installmentOf(label, modelName),
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

export function actionOf(proposal: Proposal, now: Date): NextStep['action'] {
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
