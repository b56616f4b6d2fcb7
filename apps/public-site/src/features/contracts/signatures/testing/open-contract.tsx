import { screen } from '@testing-library/react';
import {
  getContractDraft,
  getProposal,
  type ProposalDetail,
  sendSignature,
  sendSignaturePin,
} from '@site/api-contract';
import { A_UUID, type Answer, answer, aProposal, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aContractDraft, aSignedContract } from '../../../../testing/contract-draft';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { contractRoutes } from '../contract.routes';

export const PATH = `/area-logada/propostas/${A_UUID}/contrato`;
export const pdf = {
  name: 'x.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array([37]),
};

/** The text that a screen reader reads after a field's name. */
export const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
export const pinField = () => screen.getByLabelText<HTMLInputElement>('Código do e-mail');

export function openContract({
  state = 'aprovada',
  history = [],
  answers = [],
}: Partial<Pick<ProposalDetail, 'state' | 'history'>> & { answers?: Answer[] } = {}) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(contractRoutes), PATH, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getProposal, {
        ...aProposal({ state }),
        history,
        income: null,
        deliveryDate: null,
      }),
      answer(getContractDraft, aContractDraft()),
      answer(sendSignaturePin, { sentTo: 'a•••@example.com', minutes: 10 }),
      answer(sendSignature, aSignedContract()),
      ...answers,
    ],
  });
  return { ...view, ...scene };
}

export async function askForPin({ user }: Pick<ReturnType<typeof openContract>, 'user'>) {
  await user.click(
    await screen.findByRole('button', { name: 'Receber o código por e-mail' }),
  );
  return screen.findByRole('textbox', { name: 'Código do e-mail' });
}
