import {
  getProposal,
  listProposals,
  type Proposal,
  type ProposalDetail,
} from '@site/api-contract';
import { answer, aProposal, aViewer } from '@site/testing';
import { ANA } from '../../../../shared/testing/walked-day';

export { ANA };

export const QUEUE = '/consultor/propostas';
export const viewer = aViewer('consultant');
export const BRUNO = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a62';

export const ana = aProposal({ id: ANA, customerName: 'Ana Souza' });
export const bruno = aProposal({ id: BRUNO, customerName: 'Bruno Reis', clientType: 2 });
export const detail = (changes: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...ana,
  income: 11_200,
  deliveryDate: null,
  history: [],
  ...changes,
});
export const queue = (...items: Proposal[]) =>
  answer(listProposals, {
    items,
    nextCursor: null,
    total: items.length,
    counts: { em_analise: items.length },
  });
export const details = answer(getProposal, ({ params }) =>
  detail(params.id === BRUNO ? bruno : ana),
);
