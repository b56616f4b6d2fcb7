import {
  type ContractDetail,
  getContract,
  getContractPayments,
  getExitQuotes,
  getKmBank,
  listContracts,
} from '@site/api-contract';
import { aContract, aKmBank, type Answer, answer, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { somePayments } from '../../../../testing/payments';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { memberAreaRoutes } from '../../member-area.routes';

export const ID = aContract().id;
export const PATH = `/area-logada/contratos/${ID}`;
const QUOTES = {
  month: 6,
  cost: 3164.4,
  quotes: [
    { month: 5, from: '2026-10-18', cost: 3691.8 },
    { month: 6, from: '2026-11-18', cost: 3164.4 },
    { month: 7, from: '2026-12-18', cost: 2637 },
  ],
};

/**
 * Opens the page of a contract with the given changes; `part` is the rest of the address:
 * another tab, or a hash.
 */
export function openContract(
  changes: Partial<ContractDetail> = {},
  answers: Answer[] = [],
  part = '',
) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), PATH + part, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getContract, aContract(changes)),
      answer(getExitQuotes, QUOTES),
      answer(getKmBank, aKmBank()),
      answer(getContractPayments, somePayments()),
      answer(listContracts, []),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}

/** The text of an element, with every kind of space as a plain one. */
export const plain = (node: Element | null | undefined) =>
  node?.textContent?.replace(/\s/g, ' ') ?? '';
