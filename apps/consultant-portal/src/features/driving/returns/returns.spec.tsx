import { screen, waitFor, within } from '@testing-library/react';
import {
  decideContest,
  downloadDeliveryPhoto,
  downloadReturnPhoto,
  endHold,
  getDelivery,
  getReturn,
  keepHold,
  listHolds,
  listReturns,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aDelivery,
  type Answer,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { aContest } from '../../../shared/testing/decisions';
import { sendNow } from '../../../shared/testing/undo-bar';

guardConsole();

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const OTHER = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b';
const contested = aContest;
const listOf = (...items: (typeof contested)[]) =>
  answer(listReturns, { items, nextCursor: null, total: items.length });

describe('damages that a customer contests', () => {
  it('stand with reason, quotes and photos, and get one answer', async () => {
    const { user, transport } = open('/consultor/danos', {
      viewer,
      answers: [
        listOf(contested),
        answer(getReturn, contested),
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
        answer(decideContest, { ...contested, damageState: 'retirados' }),
      ],
    });
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    await screen.findByText('O amassado já estava na foto da entrega.');
    screen.getByRole('button', { name: 'Fotos da vistoria, 1: ver grande' });
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText('Escreva a resposta ao cliente.');
    await user.selectOptions(screen.getByLabelText('Resposta'), 'Não cobrar');
    await user.type(
      screen.getByLabelText('O que dizer ao cliente'),
      'A foto da entrega mostra o amassado.',
    );
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(decideContest)[0]?.body).toEqual({
        charges: false,
        answer: 'A foto da entrega mostra o amassado.',
      }),
    );
    expect(transport.requestsOf(listReturns)[0]?.query).toMatchObject({
      stage: 'contested',
    });
  });

  it('are the viewer’s one at a time, from the first change in the answer', async () => {
    const { user, transport } = open('/consultor/danos', {
      viewer,
      answers: [
        listOf(contested, { ...contested, id: OTHER, customerName: 'Bia Reis' }),
        answer(getReturn, contested),
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
        answer(listHolds, { items: [] }),
        answer(keepHold, ({ params }) => ({
          ...{ queue: 'damages' as const, id: String(params['id']), name: 'Caio Reis' },
          ...{ isMine: true, since: '2026-11-22T17:05:00.000Z' },
        })),
        answer(endHold, { ok: true as const }),
      ],
    });
    const ids = (call: typeof keepHold | typeof endHold) =>
      transport.requestsOf(call).map(({ params }) => params['id']);
    const answerOf = async (name: string) =>
      within(await screen.findByRole('region', { name })).findByLabelText(
        'O que dizer ao cliente',
      );
    const rita = await answerOf('Rita Lemos');
    const bia = await answerOf('Bia Reis');
    await user.click(rita);
    await user.tab();
    expect(ids(keepHold)).toEqual([]);
    await user.type(rita, 'A');
    await waitFor(() => expect(ids(keepHold)).toEqual([contested.id]));
    await user.type(bia, 'A');
    await waitFor(() => expect(ids(keepHold)).toEqual([contested.id, OTHER]));
    await waitFor(() => expect(ids(endHold)).toEqual([contested.id]));
  });

  it('begin with the one that the address names', async () => {
    open(`/consultor/danos?devolucao=${OTHER}`, {
      viewer,
      answers: [
        listOf(contested, { ...contested, id: OTHER, customerName: 'Bia Reis' }),
        neverAnswer(getReturn),
      ],
    });
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    const names = screen.getAllByRole('heading', { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Bia Reis',
      'Rita Lemos',
    ]);
  });

  it('begin with the one that the address names where no page of the list has it yet', async () => {
    const named = { ...contested, id: OTHER, customerName: 'Bia Reis' };
    const { transport } = open(`/consultor/danos?devolucao=${OTHER}`, {
      viewer,
      answers: [
        answer(listReturns, { items: [contested], nextCursor: 'mais', total: 2 }),
        {
          call: getReturn,
          reply: (received: Parameters<Answer['reply']>[0]) =>
            answer(getReturn, received.params['id'] === OTHER ? named : contested).reply(
              received,
            ),
        },
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
      ],
    });
    await screen.findByRole('heading', { name: 'Bia Reis' });
    const names = screen.getAllByRole('heading', { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Bia Reis',
      'Rita Lemos',
    ]);
    const ids = transport.requestsOf(getReturn).map(({ params }) => params['id']);
    expect(ids.filter((id) => id === OTHER)).toHaveLength(1);
  });

  it('leave out the one that the address names once it was answered', async () => {
    open(`/consultor/danos?devolucao=${OTHER}`, {
      viewer,
      answers: [
        listOf(contested),
        answer(getReturn, { ...contested, damageState: 'retirados' }),
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
      ],
    });
    await screen.findByRole('heading', { name: 'Rita Lemos' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('show the photos of return and delivery, each large on a click, and lead to the contract', async () => {
    const delivery = aDelivery({
      photos: [{ id: OTHER, takenAt: '2026-11-25T13:50:00.000Z' }],
    });
    const { user } = open('/consultor/danos', {
      viewer,
      answers: [
        listOf(contested),
        answer(getReturn, contested),
        neverAnswer(downloadReturnPhoto),
        neverAnswer(downloadDeliveryPhoto),
        answer(getDelivery, delivery),
      ],
    });
    const before = await screen.findByRole('button', {
      name: 'Fotos da entrega, 1: ver grande',
      pressed: false,
    });
    const after = screen.getByRole('button', {
      name: 'Fotos da vistoria, 1: ver grande',
    });
    await user.click(before);
    expect(before.getAttribute('aria-pressed')).toBe('true');
    await user.click(after);
    // One photo of each kind can be large, for comparison.
    expect([before, after].map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
    ]);
    await user.click(before);
    expect(before.getAttribute('aria-pressed')).toBe('false');
    expect(
      screen.getByRole('link', { name: 'Ver o contrato' }).getAttribute('href'),
    ).toBe(`/consultor/contratos/${contested.id}`);
  });

  it('say which of them are contested, and by when to answer', async () => {
    const other = { id: OTHER, label: 'Farol', quote: 500, isInsured: false, cost: 500 };
    const part = {
      ...contested,
      answerBy: '2027-12-02',
      damages: [...contested.damages, { ...other, contest: 'contestado' as const }],
    };
    stopClock(Date.UTC(2027, 11, 3, 15));
    open('/consultor/danos', {
      viewer,
      answers: [
        listOf(part),
        answer(getReturn, part),
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
      ],
    });
    await screen.findByText('Responder até 02/12/2027: o prazo já passou.');
    const list = within(screen.getByRole('list', { name: 'O que o cliente contesta' }));
    list.getByText(/^Farol: orçamento/);
    expect(list.queryByText(/^Amassado/)).toBeNull();
    const rest = within(
      screen.getByRole('list', { name: 'Já cobrado, sem contestação' }),
    );
    rest.getByText(/^Amassado na porta: orçamento/);
    screen.getByRole('option', { name: 'Cobrar o que foi contestado' });
  });

  it('that a colleague answered meanwhile keep what was typed', async () => {
    const message = 'Caio Reis respondeu esta contestação em 30/11/2027, 09:00.';
    let items = [contested];
    const { user } = open('/consultor/danos', {
      viewer,
      answers: [
        answer(listReturns, () => ({ items, nextCursor: null, total: items.length })),
        answer(getReturn, contested),
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
        refuse(decideContest, 409, { message, reason: 'return-unready' }),
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Resposta'), 'Cobrar os danos');
    await user.type(
      screen.getByLabelText('O que dizer ao cliente'),
      'Não aparece na foto.',
    );
    items = [];
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await sendNow(user);
    await screen.findByRole('heading', { name: 'Nenhum dano contestado a responder.' });
    await screen.findByText(TOO_LATE);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText('O que dizer ao cliente')).toHaveProperty(
      'value',
      'Não aparece na foto.',
    );
    expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  });

  it('that were answered leave the page', async () => {
    let items = [contested];
    const { user } = open('/consultor/danos', {
      viewer,
      answers: [
        answer(listReturns, () => ({ items, nextCursor: null, total: items.length })),
        answer(getReturn, contested),
        neverAnswer(downloadReturnPhoto),
        answer(getDelivery, aDelivery()),
        answer(decideContest, () => {
          items = [];
          return { ...contested, damageState: 'cobrados' as const };
        }),
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Resposta'), 'Cobrar os danos');
    await user.type(screen.getByLabelText('O que dizer ao cliente'), 'Não aparece.');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await sendNow(user);
    await screen.findByRole('heading', { name: 'Nenhum dano contestado a responder.' });
    expect(screen.queryByRole('heading', { name: 'Rita Lemos' })).toBeNull();
  });

  it('say that there is none', async () => {
    open('/consultor/danos', { viewer, answers: [listOf()] });
    await screen.findByRole('heading', { name: 'Nenhum dano contestado a responder.' });
  });

  it('say what happened when they cannot be read', async () => {
    open('/consultor/danos', {
      viewer,
      answers: [refuse(listReturns, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos abrir as contestações.',
    });
  });
});
