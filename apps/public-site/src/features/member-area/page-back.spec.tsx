import { screen } from '@testing-library/react';
import {
  getContract,
  getContractPayments,
  getDelivery,
  getReturn,
  listDrivers,
  listServiceRequests,
} from '@site/api-contract';
import { aViewer, guardConsole, neverAnswer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../testing/site-scene';
import { memberAreaRoutes } from './member-area.routes';

guardConsole();

const CONTRACT = '/area-logada/contratos/c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b';

it.each([
  [CONTRACT, getContract, 'Voltar para a visão geral', '/area-logada'],
  [`${CONTRACT}/pagar`, getContractPayments, 'Voltar ao contrato', CONTRACT],
  [`${CONTRACT}/motoristas`, listDrivers, 'Voltar ao contrato', CONTRACT],
  [`${CONTRACT}/atendimentos`, listServiceRequests, 'Voltar ao contrato', CONTRACT],
  [
    CONTRACT.replace('contratos', 'entregas'),
    getDelivery,
    'Voltar ao contrato',
    CONTRACT,
  ],
  [`${CONTRACT}/devolucao`, getReturn, 'Voltar ao contrato', CONTRACT],
])(
  '%s leads back to where it hangs, while it loads too',
  async (path, call, name, to) => {
    renderRoute(amongOthers(memberAreaRoutes), path, {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [neverAnswer(call)],
    });
    const backs = await screen.findAllByRole('link', { name: /^Voltar/ });
    expect(backs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [name, to],
    ]);
  },
);
