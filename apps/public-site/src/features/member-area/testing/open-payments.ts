import {
  type ContractPayments,
  getContractPayments,
  getLoggedUser,
  type PaymentCharge,
} from '@site/api-contract';
import { A_UUID, type Answer, answer, aUser, aViewer } from '@site/testing';
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

/** One answer after the other; the last one stays. */
export function inTurn(...states: ContractPayments[]): Answer {
  let at = 0;
  return answer(
    getContractPayments,
    () => states[Math.min(at++, states.length - 1)] ?? somePayments(),
  );
}

/** The payments of a contract, as its customer opens them. */
export function openPayments(answers: Answer[], path = PATH) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [answer(getLoggedUser, aUser()), ...answers],
  });
  return { ...view, ...scene };
}
