import { screen } from '@testing-library/react';
import { listContracts, listServiceRequests } from '@site/api-contract';
import { aContractSummary, answer, aViewer, guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const { id } = aContractSummary();
const workshop = `/area-logada/contratos/${id}/oficina`;

function openHelp(changes: Parameters<typeof aContractSummary>[0] = {}) {
  renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${id}/atendimentos`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(listContracts, [aContractSummary(changes)]),
        answer(listServiceRequests, { items: [], phone: '0800 000 0000', canOpen: true }),
      ],
    },
  );
}

it('Ajuda leads to the booked visit to the workshop instead of offering another', async () => {
  openHelp({
    workshopVisit: { day: '2026-12-03', time: '09:00', dealership: 'Rodar Batel' },
  });
  const link = await screen.findByRole('link', { name: 'Ver a visita de 03/12, 9h' });
  expect(link.getAttribute('href')).toBe(workshop);
  screen.getByText('Oficina da loja Rodar Batel');
  expect(screen.queryByText('Marcar revisão ou reparo, com dia e hora')).toBeNull();
});

it('Ajuda offers the workshop where no visit is booked', async () => {
  openHelp();
  const link = await screen.findByRole('link', { name: 'Oficina' });
  expect(link.getAttribute('href')).toBe(workshop);
  screen.getByText('Marcar revisão ou reparo, com dia e hora');
});
