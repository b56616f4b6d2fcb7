import { screen, within } from '@testing-library/react';
import { type Delivery, getDelivery, listDeliveries } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse, stopClock } from '@site/testing';
import { routes } from '../../../app/routes';
import { dealer, deliveryOpener, forStaff, LIST } from './testing/delivery-page';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openOne = deliveryOpener(open);
const listOf = (...items: Delivery[]) => ({
  items,
  nextCursor: null,
  total: items.length,
});

describe('the deliveries of a dealership', () => {
  it('have no actions for a contract that ended before the handover', async () => {
    openOne(forStaff({ state: 'cancelada' }));
    await screen.findByText(
      'O contrato terminou antes da entrega: não há carro a preparar.',
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByText('O cliente ainda não marcou')).toBeNull();
  });

  it('are listed with promise, lateness, next step and slot', async () => {
    const late = forStaff({ late: { days: 3, credit: 189.9, creditedOn: null } });
    open(LIST, { viewer: dealer, answers: [answer(listDeliveries, listOf(late))] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    expect(row.getByRole('link').getAttribute('href')).toBe(`${LIST}/${late.id}`);
    for (const text of [
      'até 02/12/2026',
      '3 dias de atraso',
      'Emplacado',
      'Sem dia marcado',
    ])
      row.getByText(text);
    screen.getByText('1 entrega');
  });

  it('say why a promised day that has passed is no delay', async () => {
    const putOff = { until: '2026-12-10', paymentDays: 6, choiceDays: 1 };
    const { user } = open(LIST, {
      viewer: dealer,
      answers: [
        answer(listDeliveries, listOf(forStaff({ putOff }))),
        answer(getDelivery, forStaff({ putOff })),
      ],
    });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    row.getByText('passou para 10/12/2026');
    await user.click(row.getByRole('link'));
    const term = await screen.findByText('Passou para');
    expect(term.nextElementSibling?.textContent.replace(/\s/g, ' ')).toBe(
      '10/12/2026: 6 dias de espera pelo primeiro pagamento e 1 dia de espera pela escolha do dia. Esses dias não contam como atraso.',
    );
  });

  it.each([
    ['2025-11-02', 'era 02/11/2025 às 10h', true],
    ['2099-11-26', '26/11/2099, às 10:00', false],
  ])('chosen for %s say whether that is to come', async (day, words, isMarked) => {
    const slot = { day, time: '10:00' };
    const delivery = forStaff({ state: 'entrega_agendada', slot });
    open(LIST, { viewer: dealer, answers: [answer(listDeliveries, listOf(delivery))] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    expect(row.getByText(words).matches('.late')).toBe(isMarked);
  });

  it('that did not happen on the chosen day say so on their page', async () => {
    const slot = { day: '2025-11-02', time: '10:00' };
    openOne(forStaff({ state: 'entrega_agendada', slot }));
    const term = await screen.findByText('Estava marcada para');
    expect(term.nextElementSibling?.textContent).toBe('02/11/2025, às 10:00');
    expect(screen.queryByText('Marcada para')).toBeNull();
    const said = screen.getByText('era 02/11/2025 às 10h');
    expect(said.closest('.tag')?.className).toBe('tag tag--warn');
    expect(screen.queryByText('Entrega agendada')).toBeNull();
  });

  it('of today are not missed before the day is over', async () => {
    const day = saoPauloDay(new Date());
    stopClock(Date.parse(`${day}T23:59:00-03:00`));
    const slot = { day, time: '10:00' };
    openOne(forStaff({ state: 'entrega_agendada', slot }));
    await screen.findByText('Entrega agendada');
    screen.getByText('Marcada para');
  });

  it('that are still to come wear their state on their page', async () => {
    const slot = { day: '2099-11-26', time: '10:00' };
    openOne(forStaff({ state: 'entrega_agendada', slot }));
    const tag = await screen.findByText('Entrega agendada');
    expect(tag.className).toBe('tag tag--ok');
    screen.getByText('Marcada para');
  });

  it.each<[name: string, delivery: Partial<Delivery>]>([
    [
      'happened',
      {
        state: 'ativa',
        handedOverAt: '2025-11-03T13:00:00.000Z',
        odometerKm: 12,
      },
    ],
    ['were called off', { state: 'cancelada' }],
  ])('that %s are not missed any more', async (_, changes) => {
    openOne(forStaff({ slot: { day: '2025-11-02', time: '10:00' }, ...changes }));
    await screen.findByText('Marcada para');
    expect(screen.queryByText('era 02/11/2025 às 10h')).toBeNull();
  });

  it('say that there is none, and show those that were handed over', async () => {
    const { user, transport } = open(LIST, {
      viewer: dealer,
      answers: [answer(listDeliveries, listOf())],
    });
    await screen.findByRole('heading', { name: /^Nenhum carro a entregar agora/ });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Entregues');
    await screen.findByRole('heading', { name: 'Nenhum carro entregue ainda.' });
    expect(transport.requestsOf(listDeliveries).at(-1)?.query).toEqual({
      stage: 'handed-over',
    });
  });

  it('say what happened when they cannot be read', async () => {
    open(LIST, {
      viewer: dealer,
      answers: [refuse(listDeliveries, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir as entregas.' });
  });

  it('stand in the menu of dealers and sellers', async () => {
    open(LIST, {
      viewer: aViewer('seller'),
      answers: [answer(listDeliveries, listOf())],
    });
    const [link] = await screen.findAllByRole('link', { name: 'Entregas' });
    expect(link?.getAttribute('href')).toBe(LIST);
  });
});
