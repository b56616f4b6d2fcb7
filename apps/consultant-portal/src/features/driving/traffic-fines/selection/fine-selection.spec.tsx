import { screen, within } from '@testing-library/react';
import { cancelTrafficFines, listTrafficFineQueue } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aTrafficFine, aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const [ONE, TWO] = [
  '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61',
  '11111111-2222-4333-8444-555555555555',
] as const;

it('selected fines are cancelled with one reason, and each that stayed is named with its own', async () => {
  const fines = [
    aTrafficFine({ id: ONE, noticeNumber: 'T1', customerName: 'Ana Souza' }),
    aTrafficFine({ id: TWO, noticeNumber: 'T2', customerName: 'Rui Dias' }),
  ];
  const message = 'Lívia Prado está com esta multa desde as 14:05.';
  const { user, transport } = open('/consultor/multas', {
    viewer: aViewer('consultant'),
    answers: [
      answer(listTrafficFineQueue, { items: fines }),
      answer(cancelTrafficFines, {
        rows: [
          { id: ONE, outcome: 'done', message: null },
          { id: TWO, outcome: 'held', message },
        ],
      }),
    ],
  });
  (await screen.findByRole('link', { name: 'Ana Souza' })).focus();
  await user.keyboard('x');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar T2' }));
  const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
  await bar.findByText('2 multas');
  await user.click(bar.getByRole('button', { name: 'Cancelar…' }));
  await user.type(await screen.findByLabelText('Motivo'), 'O órgão anulou.');
  await user.click(screen.getByRole('button', { name: 'Cancelar 2 multas' }));
  await bar.findByText('1 multa cancelada.');
  bar.getByText('1 ficou como estava:');
  bar.getByRole('link', { name: 'T2' });
  bar.getByText(message);
  expect(transport.requestsOf(cancelTrafficFines)[0]?.body).toEqual({
    reason: 'O órgão anulou.',
    items: fines.map(({ id, revision }) => ({ id, revision })),
  });
});
