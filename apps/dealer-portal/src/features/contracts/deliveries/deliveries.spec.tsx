import { screen, waitFor, within } from '@testing-library/react';
import {
  addDeliveryMilestone,
  type Delivery,
  downloadDeliveryPhoto,
  getDelivery,
  handOverCar,
  listDeliveries,
  saveDeliveredCar,
  sendHandoverPin,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { memoryStorage } from '@site/auth';
import { portalForSpecs } from '@site/shell/testing';
import {
  aDelivery,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  stopClock,
  stubDrafts,
} from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const LIST = '/concessionarias/entregas';
const dealer = aViewer('dealer');
const CAR = { plate: 'BRA2E19', renavam: '00639884962', chassis: '9BWZZZ377VT004251' };
const PHOTO_ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';

const forStaff = (changes: Partial<Delivery> = {}) =>
  aDelivery({
    customerName: 'Rita Lemos',
    customer: { email: 'rita@exemplo.test', phone: '41998765432' },
    ...changes,
  });
/** A delivery that needs only the customer's code. */
const ready = (changes: Partial<Delivery> = {}) =>
  forStaff({
    state: 'entrega_agendada',
    slot: { day: '2026-11-26', time: '10:00' },
    car: CAR,
    milestones: [
      { kind: 'faturado', onDay: '2026-11-24' },
      { kind: 'emplacado', onDay: '2026-11-25' },
      { kind: 'pronto', onDay: '2026-11-25' },
    ],
    photos: [{ id: PHOTO_ID, takenAt: '2026-11-25T15:00:00.000Z' }],
    ...changes,
  });
const listOf = (...items: Delivery[]) => ({
  items,
  nextCursor: null,
  total: items.length,
});
const openOne = (delivery: Delivery, ...answers: ReturnType<typeof answer>[]) =>
  open(`${LIST}/${delivery.id}`, {
    viewer: dealer,
    answers: [
      answer(getDelivery, delivery),
      neverAnswer(downloadDeliveryPhoto),
      ...answers,
    ],
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

describe('one delivery', () => {
  it('of another dealership is not there', async () => {
    open(`${LIST}/${PHOTO_ID}`, {
      viewer: dealer,
      answers: [refuse(getDelivery, 404, { message: 'Não encontramos essa entrega.' })],
    });
    await screen.findByRole('heading', { name: 'Não encontramos essa entrega.' });
  });

  it('shows customer and car, and the conditions missing for the handover', async () => {
    openOne(forStaff());
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    screen.getByText('(41) 99876-5432');
    screen.getByText('O cliente ainda não marcou');
    for (const what of [
      'o cliente marcar o dia',
      'registrar o carro',
      'anotar as etapas até o carro ficar pronto',
      'enviar uma foto do carro',
    ])
      screen.getByText(what);
    screen.getByText('Antes de anotar o emplacamento, preencha o registro do carro.');
  });

  it.each([
    [false, 'Na casa do cliente: Rua XV de Novembro, 100, Centro'],
    [true, 'No endereço da empresa: Rua XV de Novembro, 100, Centro'],
  ])('says where a car is brought, company %s', async (isCompany, text) => {
    const home = { address: 'Rua XV de Novembro, 100, Centro', isCompany };
    openOne(forStaff({ isDeliveredHome: true, home }));
    await screen.findByText(text);
  });

  it("notes the next milestone on the server's day, whatever the computer says", async () => {
    const { user, transport } = openOne(
      forStaff({ car: CAR, today: '2031-05-06' }),
      answer(addDeliveryMilestone, forStaff({ car: CAR })),
    );
    await user.click(await screen.findByRole('button', { name: 'Anotar etapa' }));
    await screen.findByText('Etapa anotada. O cliente já vê na área dele.');
    expect(transport.requestsOf(addDeliveryMilestone)[0]?.body).toEqual({
      kind: 'emplacado',
      onDay: '2031-05-06',
    });
  });

  it('asks before leaving a typed day of a milestone', async () => {
    const { user } = openOne(forStaff({ car: CAR, today: '2031-05-06' }));
    const day = await screen.findByLabelText('Quando foi');
    expect(asksOnReload()).toBe(false);
    await user.clear(day);
    await user.type(day, '05052031');
    expect(asksOnReload()).toBe(true);
  });

  it('says at their fields what is wrong with the numbers of the car', async () => {
    const { user, transport } = openOne(
      forStaff(),
      refuse(saveDeliveredCar, 400, {
        message: 'Confira os campos indicados.',
        fields: [{ key: 'Plate', message: 'Esta placa já está em outro contrato.' }],
      }),
    );
    await user.type(await screen.findByLabelText('Placa'), 'BRA2E1');
    await user.type(screen.getByLabelText('RENAVAM'), '00639884962');
    await user.type(screen.getByLabelText('Chassi'), '9bwzzz377vt004251');
    await user.click(screen.getByRole('button', { name: 'Salvar registro' }));
    await screen.findByText(/^Confira a placa/);
    expect(transport.requestsOf(saveDeliveredCar)).toEqual([]);
    await user.type(screen.getByLabelText('Placa'), '9');
    await user.click(screen.getByRole('button', { name: 'Salvar registro' }));
    await screen.findByText('Esta placa já está em outro contrato.');
    expect(transport.requestsOf(saveDeliveredCar)[0]?.body).toEqual(CAR);
  });

  it('of a ready car has the numbers to compare with the car, and folds what is done', async () => {
    openOne(ready());
    const done = await screen.findByText('As 3 etapas estão anotadas');
    const correct = screen.getByText('Corrigir o registro');
    for (const fold of [done, correct])
      expect(fold.closest('details')).toHaveProperty('open', false);
    screen.getByText('BRA2E19', { selector: 'dd' });
    screen.getByText('9BWZZZ377VT004251', { selector: 'dd' });
  });

  it('asks before the car is handed over ahead of its day', async () => {
    const { user } = openOne(ready({ slot: { day: '2099-12-02', time: '10:00' } }));
    await screen.findByText(
      'A entrega está marcada para 02/12/2099, às 10:00. Entregar hoje?',
    );
    expect(screen.queryByLabelText('Km no painel')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sim, entregar hoje' }));
    await screen.findByLabelText('Km no painel');
    expect(document.activeElement?.textContent).toBe('Entrega das chaves');
  });

  it('is handed over with the code that the customer says', async () => {
    const { user, transport } = openOne(
      ready(),
      answer(sendHandoverPin, { ok: true }),
      answer(handOverCar, ready({ state: 'ativa' })),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Enviar código ao cliente' }),
    );
    await screen.findByText(/^Código enviado ao e-mail do cliente/);
    await user.type(screen.getByLabelText('Km no painel'), '12');
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    await user.click(screen.getByRole('button', { name: 'Entregar o carro' }));
    await waitFor(() =>
      expect(transport.requestsOf(handOverCar)[0]?.body).toEqual({
        odometerKm: 12,
        pin: '123456',
      }),
    );
  });

  it('hides the message about a milestone after the handover', async () => {
    const milestones = ready().milestones.map((one) =>
      one.kind === 'pronto' ? { ...one, onDay: null } : one,
    );
    let now = ready({ milestones });
    const becomes = (next: Delivery) => () => (now = next);
    const { user } = open(`${LIST}/${now.id}`, {
      viewer: dealer,
      answers: [
        answer(getDelivery, () => now),
        neverAnswer(downloadDeliveryPhoto),
        answer(addDeliveryMilestone, becomes(ready())),
        answer(
          handOverCar,
          becomes(ready({ state: 'ativa', handedOverAt: '2026-11-26T13:05:00.000Z' })),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Anotar etapa' }));
    await screen.findByText('Etapa anotada. O cliente já vê na área dele.');
    await user.type(await screen.findByLabelText('Km no painel'), '12');
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    await user.click(screen.getByRole('button', { name: 'Entregar o carro' }));
    await screen.findByText(/^Carro entregue em 26\/11\/2026/);
    expect(screen.queryByText(/^Etapa anotada/)).toBeNull();
  });

  it('keeps the typed km over a reload, and never the code', async () => {
    const delivery = ready();
    const { drafts, answers } = stubDrafts();
    const opened = () =>
      open(`${LIST}/${delivery.id}`, {
        viewer: dealer,
        tab: memoryStorage(),
        answers: [
          answer(getDelivery, delivery),
          neverAnswer(downloadDeliveryPhoto),
          ...answers,
        ],
      });
    const { user, unmount } = opened();
    await user.type(await screen.findByLabelText('Km no painel'), '12');
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    unmount();
    await waitFor(() =>
      expect(drafts).toEqual({ [`handover.${delivery.id}`]: { odometerKm: 12 } }),
    );
    opened();
    const km = await screen.findByDisplayValue('12');
    expect(km).toBe(screen.getByLabelText('Km no painel'));
    expect(screen.getByLabelText('Código do cliente')).toHaveProperty('value', '');
  });

  it('says that the code was wrong', async () => {
    const message = 'Código incorreto ou expirado. Confira ou peça outro.';
    const { user } = openOne(
      ready(),
      refuse(handOverCar, 400, {
        message: 'Confira os campos indicados.',
        fields: [{ key: 'Pin', message }],
      }),
    );
    await user.type(await screen.findByLabelText('Km no painel'), '0');
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    await user.click(screen.getByRole('button', { name: 'Entregar o carro' }));
    await screen.findByText(message);
  });

  it('is read-only after the handover', async () => {
    openOne(
      ready({
        state: 'ativa',
        handedOverAt: '2026-11-26T13:05:00.000Z',
        odometerKm: 12,
        photos: [],
      }),
    );
    await screen.findByText(/^Carro entregue em 26\/11\/2026, 10:05/);
    screen.getByText('12 km');
    for (const name of ['Salvar registro', 'Anotar etapa', 'Enviar foto'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText(/Fotografe o carro/)).toBeNull();
  });

  it('of a contract that was ended unpaid says so', async () => {
    openOne(forStaff({ state: 'ativa', returnKind: 'inadimplencia' }));
    await screen.findByText('Encerrada por falta de pagamento');
    expect(screen.queryByText('Ativa')).toBeNull();
  });
});
