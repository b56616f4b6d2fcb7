import {
  type LoggedUser,
  type Proposal,
  type ProposalDetail,
  type Simulation,
} from '@site/contracts';
import {
  CART_PATH,
  memberDeliveryPath,
  memberProposalPath,
  MODELS_PATH,
  REGISTRATION_PATH,
} from '@site/contracts/site-paths';
import { isAwaitingCar, isOver } from '@site/contracts/states';
import { memberAreaCopy } from './member-area.copy';
import { nextOf } from './proposal.copy';
import { reasonOf } from './proposal-timeline';

export type NextStep = {
  title: string;
  text: string;
  /** The proposal it speaks of: its price is shown large. */
  plan: Proposal | null;
  action: { label: string; to: string };
  /** Something else that waits for the customer. */
  also: { text: string; label: string; to: string } | null;
};

/**
 * Newest proposal that still moves; when none does, the newest of all. `proposals` come
 * newest first.
 */
export function leadingProposal(proposals: readonly Proposal[]): Proposal | null {
  return proposals.find(({ state }) => !isOver(state)) ?? proposals[0] ?? null;
}

type Facts = {
  user: Pick<LoggedUser, 'registrationFinished'>;
  proposal: Proposal | null;
  /** Detail of that proposal, once it has arrived. */
  detail: Pick<ProposalDetail, 'state' | 'history'> | null;
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
  simulations,
  now,
}: Facts): NextStep {
  const continueRegistration = {
    label: memberAreaCopy.continueRegistration,
    to: REGISTRATION_PATH,
  };
  if (proposal) {
    return {
      ...nextOf(proposal, detail ? reasonOf(detail) : null, now),
      plan: proposal,
      action: actionOf(proposal),
      also: user.registrationFinished
        ? null
        : { text: memberAreaCopy.registrationPending, ...continueRegistration },
    };
  }
  const saved = simulations.filter(({ basket }) => basket !== null).length;
  if (saved > 0) {
    return {
      title: memberAreaCopy.savedTitle(saved),
      text: memberAreaCopy.savedText,
      plan: null,
      action: { label: memberAreaCopy.seeCart, to: CART_PATH },
      also: user.registrationFinished
        ? null
        : { text: memberAreaCopy.registrationPending, ...continueRegistration },
    };
  }
  if (!user.registrationFinished) {
    return {
      title: memberAreaCopy.registrationTitle,
      text: memberAreaCopy.registrationText,
      plan: null,
      action: continueRegistration,
      also: null,
    };
  }
  return {
    title: memberAreaCopy.startTitle,
    text: memberAreaCopy.startText,
    plan: null,
    action: { label: memberAreaCopy.simulate, to: MODELS_PATH },
    also: null,
  };
}

function actionOf({ id, state }: Proposal): NextStep['action'] {
  if (isOver(state)) return { label: memberAreaCopy.simulate, to: MODELS_PATH };
  if (isAwaitingCar(state))
    return { label: memberAreaCopy.seeDelivery, to: memberDeliveryPath(id) };
  return state === 'documentos_pendentes'
    ? { label: memberAreaCopy.sendDocuments, to: memberProposalPath(id) }
    : { label: memberAreaCopy.seeProposal, to: memberProposalPath(id) };
}
