import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseDeliverySlot,
  type Delivery,
  downloadDeliveryPhoto,
  getDelivery,
  listContracts,
  listDeliverySlots,
  moveDelivery,
} from '@site/api-contract';
import {
  A_UUID,
  aContractSummary,
  aDelivery,
  type Answer,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { lateContract } from '../testing/late-contract';
import { CITY_ALONE, STORES_NEAR } from '../testing/stores-near';

guardConsole();

const DAYS = [
  { day: '2026-11-26', times: [{ time: '09:00', free: 2 }] },
  {
    day: '2026-11-27',
    times: [
      { time: '10:00', free: 1 },
      { time: '14:00', free: 1 },
    ],
  },
];
const slots = answer(listDeliverySlots, { days: DAYS });

function open(delivery: Delivery, answers: Answer[] = []) {
  return renderRoute(amongOthers(memberAreaRoutes), `/area-logada/entregas/${A_UUID}`, {
    wire: siteScene().wire,
    viewer: aViewer('customer'),
    answers: [
      answer(getDelivery, delivery),
      neverAnswer(downloadDeliveryPhoto),
      ...STORES_NEAR,
      answer(listContracts, []),
      ...answers,
    ],
  });
}

describe('the delivery of a customer', () => {
  it('says that the contract is in arrears when a payment is late', async () => {
    const delivery = aDelivery({ state: 'ativa' });
    open(delivery, [slots, answer(listContracts, [lateContract(delivery.id)])]);
    await screen.findByText('Em atraso', { selector: '.tag' });
    expect(screen.queryByText('Ativa')).toBeNull();
  });

  it('shows the promise with its rule, the road and the dealership', async () => {
    open(aDelivery(), [slots]);
    await screen.findByRole('heading', { name: 'Entrega do carro' });
    screen.getByText('02/12/2026');
    screen.getByText(/^O prazo conta a partir do dia da assinatura\./);
    screen.getByText('24/11/2026');
    expect(
      screen.getByText('Emplacado').closest('li')?.getAttribute('aria-current'),
    ).toBe('step');
    screen.getByText('Nota emitida');
    await screen.findByText('Rodar Batel, em Curitiba, PR');
  });

  it('is told with the city of the dealership and its distance from the address', async () => {
    open(aDelivery(), [slots]);
    const store = await screen.findByText('Rodar Batel, em Curitiba, PR');
    expect(store.tagName).toBe('DD');
    await within(store).findByText('Fica a 3,2 km do seu endereço.');
  });

  it('names the city alone once the car was handed over', async () => {
    open(aDelivery({ state: 'ativa', handedOverAt: '2026-12-02T13:00:00.000Z' }), [
      slots,
    ]);
    await screen.findByText('Rodar Batel, em Curitiba, PR');
    expect(screen.queryByText('Fica a 3,2 km do seu endereço.')).toBeNull();
  });

  it('tells no distance from an address of which the map knows the city alone', async () => {
    open(aDelivery({ canMove: true }), [slots, CITY_ALONE]);
    await screen.findByRole('option', { name: 'Rodar Paulista, em São Paulo, SP' });
    await screen.findByText('Rodar Batel, em Curitiba, PR');
    expect(screen.queryByText(/do seu endereço/)).toBeNull();
  });

  it('can go to another dealership while nobody prepares the car', async () => {
    const { user, transport } = open(aDelivery({ canMove: true }), [
      slots,
      answer(moveDelivery, aDelivery({ canMove: true })),
    ]);
    const form = within(await screen.findByRole('form', { name: 'Trocar a loja' }));
    await user.click(form.getByRole('button', { name: 'Trocar a loja' }));
    form.getByText('Escolha outra loja.');
    await screen.findByRole('option', {
      name: 'Rodar Paulista, em São Paulo, SP, a 338 km',
    });
    expect(form.queryByRole('option', { name: /Rodar Batel/ })).toBeNull();
    await user.selectOptions(form.getByLabelText('Loja da entrega'), '5');
    await user.click(form.getByRole('button', { name: 'Trocar a loja' }));
    await screen.findByText(
      'Pronto: a loja da entrega agora é Rodar Batel, em Curitiba, PR.',
    );
    expect(transport.requestsOf(moveDelivery)[0]?.body).toEqual({ dealershipId: '5' });
  });

  it('can not move to another dealership once the car is being prepared', async () => {
    open(aDelivery({ canMove: false }), [slots]);
    await screen.findByText('Rodar Batel, em Curitiba, PR');
    expect(screen.queryByRole('form', { name: 'Trocar a loja' })).toBeNull();
  });

  it('of a contract that was ended unpaid says so', async () => {
    const delivery = aDelivery({ state: 'ativa', returnKind: 'inadimplencia' });
    const carReturn = {
      ...{ kind: 'inadimplencia' as const, slot: null, bringBy: '2026-12-01' },
      ...{ isOverdue: false, isBack: false },
    };
    const contract = aContractSummary({ id: delivery.id, state: 'ativa', carReturn });
    open(delivery, [slots, answer(listContracts, [contract])]);
    await screen.findByText('Encerrada, falta pagar');
    expect(screen.queryByText('Ativa')).toBeNull();
    await screen.findByText('Rodar Batel, em Curitiba, PR');
  });

  it('of a contract that ended before it asks for nothing more', async () => {
    open(aDelivery({ state: 'cancelada' }), [slots]);
    await screen.findByText(
      'O contrato terminou antes da entrega: nada fica marcado na loja.',
    );
    expect(screen.queryByRole('heading', { name: 'Etapas' })).toBeNull();
    expect(screen.queryByText(/^O prazo conta/)).toBeNull();
  });

  it('is chosen by day and hour, which the page then says', async () => {
    const chosen = aDelivery({
      state: 'entrega_agendada',
      slot: { day: '2026-11-27', time: '14:00' },
    });
    const { user, transport } = open(aDelivery(), [
      slots,
      answer(chooseDeliverySlot, chosen),
    ]);
    await user.selectOptions(
      await screen.findByLabelText('Dia'),
      '27/11/2026, sexta-feira',
    );
    await user.selectOptions(screen.getByLabelText('Horário'), '14:00');
    await user.click(screen.getByRole('button', { name: 'Marcar entrega' }));
    await screen.findByText('Entrega marcada. Mandamos os detalhes por e-mail.');
    expect(transport.requestsOf(chooseDeliverySlot)[0]?.body).toEqual({
      day: '2026-11-27',
      time: '14:00',
    });
  });

  it.each([
    [
      'while days are offered',
      DAYS,
      'Enquanto você não escolhe, a data prometida fica adiada.',
    ],
    ['and not where the store has none', [], /^Nenhum dia livre nas próximas semanas\./],
  ])(
    'says that without a choice the promised day is put off, %s',
    async (_, days, sentence) => {
      open(aDelivery(), [answer(listDeliverySlots, { days })]);
      await screen.findByText(sentence);
      expect(screen.queryAllByText(/fica adiada/)).toHaveLength(days.length ? 1 : 0);
    },
  );

  it('asks for day and hour before anything is sent', async () => {
    const { user, transport } = open(aDelivery(), [slots]);
    await user.click(await screen.findByRole('button', { name: 'Marcar entrega' }));
    await screen.findByText('Escolha o horário.');
    expect(transport.requestsOf(chooseDeliverySlot)).toEqual([]);
  });

  it('loads the hours again when the chosen one was taken by another customer', async () => {
    const message = 'Esse horário não está mais livre. Escolha outro.';
    const { user, transport } = open(aDelivery(), [
      slots,
      refuse(chooseDeliverySlot, 409, { message, reason: 'slot-taken' }),
    ]);
    await user.selectOptions(
      await screen.findByLabelText('Dia'),
      '26/11/2026, quinta-feira',
    );
    await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
    await user.click(screen.getByRole('button', { name: 'Marcar entrega' }));
    await screen.findByText(message);
    await waitFor(() =>
      expect(transport.requestsOf(listDeliverySlots).length).toBeGreaterThan(1),
    );
  });

  it('says once, at its field, why a day was refused', async () => {
    const message = 'Nesse dia a loja fecha. Escolha outro.';
    const { user } = open(aDelivery(), [
      slots,
      refuse(chooseDeliverySlot, 400, { message, fields: [{ key: 'Day', message }] }),
    ]);
    await user.selectOptions(
      await screen.findByLabelText('Dia'),
      '26/11/2026, quinta-feira',
    );
    await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
    await user.click(screen.getByRole('button', { name: 'Marcar entrega' }));
    await screen.findByRole('combobox', { name: 'Dia', description: message });
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('shows the slot with its place and opens the form to change it', async () => {
    const { user } = open(
      aDelivery({
        state: 'entrega_agendada',
        slot: { day: '2099-11-26', time: '09:00' },
      }),
      [slots],
    );
    await screen.findByText('26/11/2099, quinta-feira, às 09:00');
    screen.getByText(/^Rodar Batel, Avenida do Batel, 1230, Curitiba, PR$/);
    expect(screen.queryByLabelText('Dia')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Trocar o dia' }));
    await screen.findByRole('button', { name: 'Remarcar entrega' });
  });

  it('says in the past that the chosen day has passed, and offers another one', async () => {
    const slot = { day: '2026-11-02', time: '09:00' };
    open(aDelivery({ state: 'entrega_agendada', slot }), [slots]);
    await screen.findByText('Estava marcada para 02/11/2026, segunda-feira, às 09:00.');
    screen.getByText('Esse dia passou. Escolha outro.');
    screen.getByRole('button', { name: 'Escolher outro dia' });
    expect(screen.queryByText(/^Leve a CNH/)).toBeNull();
  });

  it('says where the car is brought, and whom to call about another address', async () => {
    const home = { address: 'Rua XV de Novembro, 100, Centro', isCompany: false };
    const slot = { day: '2099-11-26', time: '09:00' };
    open(aDelivery({ isDeliveredHome: true, home, slot }), [slots]);
    await screen.findByText(
      'A loja leva o carro até: Rua XV de Novembro, 100, Centro. Tenha em mãos a CNH de quem vai receber.',
    );
    screen.getByText(
      'O endereço é o do contrato. Se não vale mais, ligue para a loja antes do dia.',
    );
  });

  it.each([
    [{ state: 'contrato_assinado' as const }, /depois de pagar a primeira mensalidade/],
    [{ source: 'order' as const }, /^Seu carro vem da fábrica\./],
  ])('says why there is nothing to choose yet: %#', async (change, why) => {
    open(aDelivery({ canChooseSlot: false, ...change }));
    await screen.findByText(why);
    expect(screen.queryByRole('button', { name: 'Marcar entrega' })).toBeNull();
  });

  it.each([
    [
      'while it waits',
      { late: { days: 3, credit: 253.7, creditedOn: null } },
      'Estamos 3 dias atrasados. Seu crédito até agora: R$ 253,70.',
    ],
    [
      'once it was posted',
      {
        handedOverAt: '2026-12-03T15:00:00.000Z',
        late: { days: 1, credit: 84.57, creditedOn: '2026-12-03' },
      },
      'A entrega atrasou 1 dia. Seu crédito: R$ 84,57.',
    ],
  ])('says what being late is worth %s', async (_, change, text) => {
    open(aDelivery({ canChooseSlot: false, ...change }));
    const said = await screen.findByText(
      (content) => content.replace(/\s/g, ' ') === text,
    );
    expect(said.tagName).toBe('B');
  });

  it('links from a missed promise to the withdrawal', async () => {
    const late = { days: 3, credit: 253.7, creditedOn: null };
    open(aDelivery({ canChooseSlot: false, late }));
    const link = await screen.findByRole('link', { name: 'Ver a desistência' });
    expect(link.getAttribute('href')).toMatch(
      /^\/area-logada\/contratos\/[^#]+#contrato-desistir$/,
    );
  });

  it('shows car, odometer and photos once the keys are there', async () => {
    open(
      aDelivery({
        state: 'ativa',
        canChooseSlot: false,
        handedOverAt: '2026-11-26T13:05:00.000Z',
        odometerKm: 12,
        car: { plate: 'ABC1234', renavam: '00639884962', chassis: '9BWZZZ377VT004251' },
        photos: [{ id: A_UUID, takenAt: '2026-11-26T13:00:00.000Z' }],
      }),
    );
    for (const text of ['ABC-1234', '00639884962', '9BWZZZ377VT004251', '12 km'])
      await screen.findByText(text);
    screen.getByText('26/11/2026, 10:05');
    screen.getByRole('img', { name: 'Foto 1 do carro na entrega' });
    expect(screen.queryByRole('heading', { name: 'Dia da entrega' })).toBeNull();
    // The car, its contract and the way to it stand above, once.
    screen.getByRole('link', { name: 'Contrato' });
    expect(screen.queryByRole('link', { name: 'Ver contrato' })).toBeNull();
  });
});
