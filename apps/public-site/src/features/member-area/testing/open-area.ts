import { screen } from '@testing-library/react';
import {
  type ContractSummary,
  type Delivery,
  getDelivery,
  getKmBank,
  getLoggedUser,
  getProposal,
  listContracts,
  listProposals,
  listSimulations,
  type LoggedUser,
  type Proposal,
  type ProposalDetail,
  type Simulation,
} from '@site/api-contract';
import { aDelivery, aKmBank, type Answer, answer, aUser, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

export const AREA = '/area-logada';
export const NUMBER = 'P-2611-0487';

export const listOf = (items: Proposal[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: {},
});
export const detailOf = (
  proposal: Proposal,
  changes: Partial<ProposalDetail> = {},
): ProposalDetail => ({
  ...proposal,
  history: [],
  income: 8000,
  deliveryDate: null,
  ...changes,
});

type Facts = {
  path?: string;
  user?: Partial<LoggedUser>;
  proposals?: Proposal[];
  details?: ProposalDetail[];
  delivery?: Partial<Delivery>;
  contracts?: ContractSummary[];
  simulations?: Simulation[];
  answers?: Answer[];
};

export function openArea({
  path = AREA,
  user = {},
  proposals = [],
  details,
  delivery,
  contracts = [],
  simulations = [],
  answers = [],
}: Facts = {}) {
  const scene = siteScene();
  const known = details ?? proposals.map((proposal) => detailOf(proposal));
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser(user)),
      answer(listProposals, listOf(proposals)),
      answer(listContracts, contracts),
      answer(listSimulations, simulations),
      answer(getKmBank, aKmBank()),
      answer(
        getDelivery,
        aDelivery({
          state: known[0]?.state ?? 'pagamento_confirmado',
          slot: known[0]?.deliverySlot ?? null,
          ...delivery,
        }),
      ),
      ...known.map((detail) => answer(getProposal, detail)),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}

export const nextBand = () => screen.findByRole('region', { name: 'O que vem agora' });
