import {
  type DocumentList,
  getProposal,
  listDocuments,
  listProposals,
  type SentDocument,
} from '@site/api-contract';
import { type Answer, answer, aProposal, aViewer } from '@site/testing';

const viewer = aViewer('consultant');
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
export const ANA = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const PAGE = `/consultor/propostas/${ID}`;
const LIMITS = { maxBytes: 8, maxPages: 20, maxMegapixels: 50, maxFiles: 10 };

const proposal = {
  ...aProposal({ id: ID, customerName: 'Ana Souza' }),
  income: 11_200,
  deliveryDate: null,
  history: [],
  customerId: ANA,
};
/** A customer's list of documents: the sent ones and the missing kinds. */
export const having = (
  items: SentDocument[],
  missing: DocumentList['missing'] = [],
): DocumentList => ({
  items,
  wanted: ['cnh-frente', 'cnh-verso', 'comprovante-residencia'],
  missing,
  limits: LIMITS,
});

/**
 * Opens the page of Ana Souza's proposal in analysis; `answers` come before the default
 * ones.
 */
export const proposalPage = (
  answers: readonly Answer[] = [],
  changes: Partial<typeof proposal> = {},
) =>
  [
    PAGE,
    {
      viewer,
      answers: [
        answer(listProposals, { items: [], nextCursor: null, total: 0, counts: {} }),
        answer(getProposal, { ...proposal, ...changes }),
        answer(listDocuments, having([])),
        ...answers,
      ],
    },
  ] as const;
