import { screen, waitFor } from '@testing-library/react';
import {
  addDeliveryMilestone,
  type Delivery,
  downloadDeliveryPhoto,
  getDelivery,
  handOverCar,
  saveDeliveredCar,
  sendHandoverPin,
} from '@site/api-contract';
import { memoryStorage } from '@site/auth';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole, neverAnswer, refuse, stubDrafts } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { dealer, deliveryOpener, forStaff, LIST } from '../testing/delivery-page';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openOne = deliveryOpener(open);
const CAR = { plate: 'BRA2E19', renavam: '00639884962', chassis: '9BWZZZ377VT004251' };
const PHOTO_ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const OTHER = '9d0c1b2a-3e4f-4a5b-8c6d-7e8f9a0b1c2d';

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
    [
      { source: 'transfer', carFrom: 'Rodar Batel' },
      'Do estoque de outra loja: Rodar Batel',
    ],
    [{ source: 'transfer' }, 'Do estoque de uma loja vizinha'],
    [{ source: 'stock' }, 'Do estoque da loja'],
  ] as const)('says whose yard the car comes from: %o', async (from, text) => {
    openOne(forStaff(from));
    await screen.findByText(text);
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

  it('asks that again on the way from one car straight to another', async () => {
    const slot = { day: '2099-12-02', time: '10:00' };
    const ritas = ready({ slot });
    const otavios = ready({ slot, id: OTHER, customerName: 'Otávio Reis' });
    const { user, goTo } = openOne(
      otavios,
      answer(getDelivery, ({ params }) => (params.id === OTHER ? otavios : ritas)),
    );
    await screen.findByRole('heading', { name: 'Otávio Reis' });
    await goTo(`/entregas/${ritas.id}`);
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    await user.click(await screen.findByRole('button', { name: 'Sim, entregar hoje' }));
    await screen.findByLabelText('Km no painel');
    await goTo(`/entregas/${OTHER}`);
    await screen.findByRole('heading', { name: 'Otávio Reis' });
    await screen.findByRole('button', { name: 'Sim, entregar hoje' });
    expect(screen.queryByLabelText('Km no painel')).toBeNull();
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
    const { user } = openOne(
      () => now,
      answer(addDeliveryMilestone, becomes(ready())),
      answer(
        handOverCar,
        becomes(ready({ state: 'ativa', handedOverAt: '2026-11-26T13:05:00.000Z' })),
      ),
    );
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
