import { screen, within } from '@testing-library/react';
import { type CarReturn, listReturns } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { A_UUID, answer, guardConsole, refuse, stopClock } from '@site/testing';
import { routes } from '../../../app/routes';
import { forStaff, opening, OTHER, RETURNS, viewer } from './testing/returns-for-staff';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const THIRD = 'c0ffee01-5d47-4a6e-9b0f-1c2d3e4f5a63';
const listOf = (...items: CarReturn[]) => ({
  items,
  nextCursor: null,
  total: items.length,
});
const openOne = (...of: Parameters<typeof opening>) => open(...opening(...of));

describe('the returns of a dealership', () => {
  it('to come stand day by day, each with its hour, its customer and the one act', async () => {
    stopClock(Date.UTC(2027, 10, 25, 15));
    const on = (day: string, time: string, changes: Partial<CarReturn>) =>
      forStaff({ slot: { day, time }, ...changes });
    const items = [
      on('2027-11-25', '09:00', { id: A_UUID }),
      on('2027-11-25', '15:30', { id: OTHER, customerName: 'Júlio Prado' }),
      on('2027-12-02', '10:00', { id: THIRD, customerName: 'Ana Reis', kind: 'fim' }),
    ];
    open(RETURNS, { viewer, answers: [answer(listReturns, listOf(...items))] });
    const part = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('href'),
          ...[...link.children].map(({ textContent }) => textContent?.trim()),
        ]);
    const car = 'Aroeira Evolução 1.0 Turbo AT, RDR4E21';
    expect(await part('Atrasadas')).toEqual([
      [
        `${RETURNS}/${A_UUID}`,
        'era hoje às 9h',
        'Rita Lemos',
        `Saída antecipada, ${car}`,
        'Receber o carro',
      ],
    ]);
    expect(await part('Hoje, quinta-feira, 25 de novembro')).toEqual([
      [
        `${RETURNS}/${OTHER}`,
        '15h30',
        'Júlio Prado',
        `Saída antecipada, ${car}`,
        'Receber o carro',
      ],
    ]);
    expect(await part('Quinta-feira, 2 de dezembro')).toEqual([
      [
        `${RETURNS}/${THIRD}`,
        '10h',
        'Ana Reis',
        `Fim do prazo, ${car}`,
        'Ver a devolução',
      ],
    ]);
  });

  it('say until when a car comes after a withdrawal, and when it is late', async () => {
    stopClock(Date.UTC(2026, 11, 2, 15));
    const withdrawn = { kind: 'desistencia', slot: null } as const;
    const late = forStaff({ ...withdrawn, bringBy: '2026-11-30', isOverdue: true });
    const soon = forStaff({
      ...{ ...withdrawn, bringBy: '2026-12-03', id: OTHER },
      customerName: 'Júlio Prado',
    });
    const free = forStaff({ slot: null, id: THIRD, customerName: 'Ana Reis' });
    open(RETURNS, { viewer, answers: [answer(listReturns, listOf(late, soon, free))] });
    const part = async (name: string) =>
      within(await screen.findByRole('region', { name }));
    (await part('Atrasadas')).getByText('venceu em 30/11');
    (await part('Amanhã, quinta-feira, 3 de dezembro')).getByText('até o fim do dia');
    (await part('Sem dia marcado')).getByText('Ana Reis');
    openOne(late);
    await screen.findByText('Prazo');
    await screen.findByText('Atrasado: era até 30/11/2026');
  });

  it('say that a demanded car’s contract has ended, and what it costs while it is out', async () => {
    openOne(forStaff({ kind: 'inadimplencia', slot: null, bringBy: '2026-11-30' }));
    await screen.findByText(/^As mensalidades continuam vencendo até o carro voltar/);
    screen.getByText('Encerrada por falta de pagamento', { selector: '.tag--err' });
    expect(screen.queryByText('Ativa')).toBeNull();
  });

  it('show finished returns', async () => {
    const { user, transport } = open(RETURNS, {
      viewer,
      answers: [answer(listReturns, listOf())],
    });
    await screen.findByRole('heading', { name: 'Nenhum carro a receber' });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Recebidas');
    await screen.findByRole('heading', { name: 'Nenhum carro recebido ainda' });
    expect(transport.requestsOf(listReturns).at(-1)?.query).toEqual({
      stage: 'returned',
    });
  });

  it('say what happened when they cannot be read', async () => {
    open(RETURNS, {
      viewer,
      answers: [refuse(listReturns, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir as devoluções.' });
  });
});
