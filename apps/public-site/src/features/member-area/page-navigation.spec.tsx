import { screen } from '@testing-library/react';
import {
  getContract,
  getContractPayments,
  getDelivery,
  getProposal,
  getReturn,
  listContracts,
  listDrivers,
  listServiceRequests,
} from '@site/api-contract';
import { answer, aViewer, guardConsole, neverAnswer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../testing/site-scene';
import { memberAreaRoutes } from './member-area.routes';

guardConsole();

const ID = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b';
const CONTRACT = `/area-logada/contratos/${ID}`;

const openWaiting = (path: string, call: Parameters<typeof neverAnswer>[0]) =>
  renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: siteScene().wire,
    viewer: aViewer('customer'),
    answers: [answer(listContracts, []), neverAnswer(call)],
  });

it('a proposal leads back to the overview, while it loads too', async () => {
  openWaiting(`/area-logada/propostas/${ID}`, getProposal);
  const back = await screen.findByRole('link', { name: 'Voltar para a visão geral' });
  expect(back.getAttribute('href')).toBe('/area-logada');
});

it.each([
  [CONTRACT, getContract, 'Contrato'],
  [`${CONTRACT}/km`, getContract, 'Km'],
  [`${CONTRACT}/pagar`, getContractPayments, 'Pagamentos'],
  [`${CONTRACT}/motoristas`, listDrivers, 'Contrato'],
  [`${CONTRACT}/atendimentos`, listServiceRequests, 'Ajuda'],
  [`/area-logada/entregas/${ID}`, getDelivery, 'Contrato'],
  [`${CONTRACT}/devolucao`, getReturn, 'Contrato'],
])(
  '%s has the tabs of its contract, which alone say where one is, while it loads too',
  async (path, call, name) => {
    openWaiting(path, call);
    const tabs = await screen.findByRole('navigation', { name: 'Seu contrato' });
    expect(
      [...tabs.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ).toEqual([
      CONTRACT,
      `${CONTRACT}/km`,
      `${CONTRACT}/pagar`,
      `${CONTRACT}/atendimentos`,
    ]);
    const menu = screen.getByRole('navigation', { name: 'Sua área' });
    expect(menu.querySelector('[aria-current]')).toBeNull();
    expect(tabs.querySelector('[aria-current]')?.textContent).toBe(name);
  },
);
