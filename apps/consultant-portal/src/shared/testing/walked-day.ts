import { screen } from '@testing-library/react';
import { type DueItem, getDispute, getProposal, getToday } from '@site/api-contract';
import { type portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, aViewer, neverAnswer } from '@site/testing';
import { aDispute } from './decisions';

type Open = ReturnType<typeof portalForSpecs>['open'];
export type User = ReturnType<Open>['user'];

/** Ana Souza's proposal. */
export const ANA = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';

export const NEXT = '11111111-2222-4333-8444-555555555555';
export const FROM = 'fila=hoje';
export const PROPOSAL = `/consultor/propostas/${ANA}?${FROM}`;
export const DISPUTE = `/consultor/contestacoes/${NEXT}?${FROM}`;

export const item = (changes: Partial<DueItem>): DueItem => ({
  ...{ queue: 'proposals', id: ANA, act: 'decide', who: 'Ana Souza', about: 'Lume' },
  ...{ until: '2026-11-23', hour: null, urgent: false },
  ...changes,
});
export const theDispute = item({
  ...{ queue: 'disputes', id: NEXT, act: 'answer', who: 'Rita Lemos' },
});
export const day = (...items: DueItem[]) => answer(getToday, { items, hasMore: false });
export const dispute = answer(getDispute, { ...aDispute, id: NEXT });
export const heading = async (name: string) => screen.findByRole('heading', { name });

/** Opens the page of an item that stands in the day before a proposal. */
export const walker = (open: Open) => (path: string, first: DueItem, answers: Answer[]) =>
  open(`${path}${path.includes('?') ? '&' : '?'}${FROM}`, {
    viewer: aViewer('consultant'),
    answers: [...answers, day(first, item({})), neverAnswer(getProposal)],
  });

export async function approve(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Aprovar' }));
  await user.click(screen.getByRole('button', { name: 'Aprovar a proposta' }));
}
