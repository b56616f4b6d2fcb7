import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  type ContractPayments,
  getContract,
  getContractPayments,
  getLoggedUser,
  listContracts,
  type PaymentCharge,
} from '@site/api-contract';
import { A_UUID, aContract, type Answer, answer, aUser, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { somePayments } from '../../../testing/payments';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

export const PATH = `/area-logada/contratos/${A_UUID}/pagar`;

export const aCharge = (changes: Partial<PaymentCharge> = {}): PaymentCharge => ({
  id: A_UUID,
  method: 'pix',
  state: 'open',
  amount: 2637,
  payableUntil: '2026-11-24',
  pix: null,
  boleto: null,
  card: null,
  keepsCard: false,
  ...changes,
});

/** Picks an answer to 'Como você paga?' and returns the section that it opens. */
export async function pickWay(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
  return screen.findByRole('region', { name });
}

/** Answers with one state after the other, and then with the last one again and again. */
export function inTurn(...states: ContractPayments[]): Answer {
  let at = 0;
  return answer(
    getContractPayments,
    () => states[Math.min(at++, states.length - 1)] ?? somePayments(),
  );
}

/** Opens the payments of a contract as its customer. */
export function openPayments(answers: Answer[], path = PATH) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getLoggedUser, aUser()),
      answer(getContract, aContract()),
      answer(listContracts, []),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}
