import { screen, waitFor, within } from '@testing-library/react';
import {
  addDamage,
  type CarReturn,
  deleteDamage,
  downloadHomePhoto,
  downloadReturnPhoto,
  dropHomeDamage,
  getReturn,
  IDEMPOTENCY_HEADER,
  listReturns,
  noteWearDamage,
  receiveCar,
  sendReturnPin,
} from '@site/api-contract';
import { UUID } from '@site/api-contract/uuid';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aCarReturn,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const LIST = '/concessionarias/devolucoes';
const OTHER = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a62';
const viewer = aViewer('dealer');
const forStaff = (changes: Partial<CarReturn> = {}) =>
  aCarReturn({
    isAsked: true,
    slot: { day: '2027-11-25', time: '09:00' },
    customerName: 'Rita Lemos',
    customer: { email: 'rita@exemplo.test', phone: '41998765432' },
    ...changes,
  });
const photographed = (changes: Partial<CarReturn> = {}) =>
  forStaff({
    photos: [{ id: A_UUID, takenAt: '2027-11-25T12:00:00.000Z' }],
    ...changes,
  });
const listOf = (...items: CarReturn[]) => ({
  items,
  nextCursor: null,
  total: items.length,
});
const openOne = (carReturn: CarReturn, ...answers: ReturnType<typeof answer>[]) =>
  open(`${LIST}/${carReturn.id}`, {
    viewer,
    answers: [answer(getReturn, carReturn), neverAnswer(downloadReturnPhoto), ...answers],
  });

describe('the returns of a dealership', () => {
  it('are listed with plate, reason and day', async () => {
    open(LIST, { viewer, answers: [answer(listReturns, listOf(forStaff()))] });
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    expect(row.getByRole('link').getAttribute('href')).toBe(`${LIST}/${A_UUID}`);
    for (const text of ['RDR4E21', 'Saída antecipada', '25/11/2027, às 09:00'])
      row.getByText(text);
  });

  it('say until when a car comes after a withdrawal, and when it is late', async () => {
    const withdrawn = { kind: 'desistencia', slot: null, bringBy: '2026-11-30' } as const;
    const soon = forStaff({ ...withdrawn, id: OTHER, customerName: 'Júlio Prado' });
    const late = forStaff({ ...withdrawn, isOverdue: true });
    open(LIST, { viewer, answers: [answer(listReturns, listOf(late, soon))] });
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    (await row(/Júlio Prado/)).getByText('até 30/11/2026');
    (await row(/Rita Lemos/)).getByText('Atrasado: era até 30/11/2026');
    openOne(late);
    await screen.findByText('Prazo');
    screen.getAllByText('Atrasado: era até 30/11/2026');
  });

  it('say that a demanded car’s contract has ended, and what it costs while it is out', async () => {
    openOne(forStaff({ kind: 'inadimplencia', slot: null, bringBy: '2026-11-30' }));
    await screen.findByText(/^As mensalidades continuam vencendo até o carro voltar/);
    screen.getByText('Encerrada por falta de pagamento', { selector: '.tag--err' });
    expect(screen.queryByText('Ativa')).toBeNull();
  });

  it('show finished returns', async () => {
    const { user, transport } = open(LIST, {
      viewer,
      answers: [answer(listReturns, listOf())],
    });
    await screen.findByRole('heading', { name: /^Nenhum carro a receber agora/ });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Recebidas');
    await screen.findByRole('heading', { name: 'Nenhum carro recebido ainda.' });
    expect(transport.requestsOf(listReturns).at(-1)?.query).toEqual({
      stage: 'returned',
    });
  });

  it('say what happened when they cannot be read', async () => {
    open(LIST, {
      viewer,
      answers: [refuse(listReturns, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir as devoluções.' });
  });
});

describe('one return', () => {
  it('of another dealership is not there', async () => {
    open(`${LIST}/${A_UUID}`, {
      viewer,
      answers: [refuse(getReturn, 404, { message: 'Não encontramos essa devolução.' })],
    });
    await screen.findByRole('heading', { name: 'Não encontramos essa devolução.' });
  });

  it('asks for a photo before the car is received', async () => {
    openOne(forStaff());
    await screen.findByText('Para receber, falta enviar uma foto do carro.');
    expect(screen.queryByRole('button', { name: 'Receber o carro' })).toBeNull();
  });

  it('notes a damage with its quote, and removes it', async () => {
    const damage = {
      id: A_UUID,
      label: 'Amassado na porta',
      quote: 1250.5,
      isInsured: true,
      cost: 1250.5,
    };
    const { user, transport } = openOne(
      forStaff({ damages: [damage] }),
      answer(addDamage, forStaff({ damages: [damage] })),
      answer(deleteDamage, forStaff()),
    );
    await user.type(await screen.findByLabelText('O que é'), 'Amassado na porta');
    await user.type(screen.getByLabelText('Orçamento'), '1250,50');
    await user.click(screen.getByRole('button', { name: 'Anotar dano' }));
    await waitFor(() =>
      expect(transport.requestsOf(addDamage)[0]?.body).toEqual({
        label: 'Amassado na porta',
        quote: 1250.5,
        isInsured: true,
      }),
    );
    const [sent] = transport.requestsOf(addDamage);
    expect(sent?.headers.get(IDEMPOTENCY_HEADER)).toMatch(UUID);
    await user.click(
      screen.getByRole('button', { name: 'Apagar o dano Amassado na porta' }),
    );
    await waitFor(() => expect(transport.requestsOf(deleteDamage)).toHaveLength(1));
  });

  it('shows no errors at the emptied fields after a damage was recorded', async () => {
    const { user, transport } = openOne(
      photographed(),
      answer(addDamage, photographed()),
      answer(sendReturnPin, { ok: true }),
    );
    await user.type(await screen.findByLabelText('O que é'), 'Amassado na porta');
    await user.type(screen.getByLabelText('Orçamento'), '1250,50');
    const note = screen.getByRole('button', { name: 'Anotar dano' });
    await user.click(note);
    await waitFor(() => expect(transport.requestsOf(addDamage)).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(note));
    await user.type(screen.getByLabelText('Km no painel'), '13512');
    await user.click(screen.getByRole('button', { name: 'Enviar código ao cliente' }));
    await screen.findByText(/^Código enviado ao e-mail do cliente/);
    expect(screen.queryByText('Informe o valor do orçamento.')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Orçamento').value).toBe('');
  });

  describe('of a contract with a wear table', () => {
    const PHOTO = { id: OTHER, takenAt: '2027-11-25T12:00:00.000Z' };
    const wear = { version: '1', carClass: 'medio', addOns: [] } as const;
    const tabled = forStaff({ photos: [PHOTO], wear: { ...wear, addOns: [] } });

    it('asks for a photo before a damage is noted', async () => {
      openOne(forStaff({ wear: { ...wear, addOns: [] } }));
      await screen.findByText('Para anotar um dano, envie antes uma foto que o mostre.');
    });

    it('names the photo of a damage by its number, and says when it is gone', async () => {
      const noted = { isInsured: false, quote: 340, cost: 340 };
      openOne({
        ...tabled,
        damages: [
          { ...noted, id: OTHER, label: 'Roda raspada', photoId: OTHER },
          { ...noted, id: A_UUID, label: 'Farol trincado', photoId: A_UUID },
        ],
      });
      const list = await screen.findByRole('region', { name: 'Danos' });
      within(list).getByText('Foto 1', { selector: 'small' });
      within(list).getByText('A foto não está mais aqui');
    });

    it('takes damages of the table alone, with number, photo and a quote within it', async () => {
      const { user, transport } = openOne(tabled, answer(noteWearDamage, tabled));
      await user.selectOptions(
        await screen.findByLabelText('Dano da tabela'),
        'roda-raspada',
      );
      screen.getByText('Sem custo: Raspão de até 5 cm na borda');
      await user.clear(screen.getByLabelText('Quantos'));
      await user.type(screen.getByLabelText('Quantos'), '2');
      await user.type(screen.getByLabelText('Orçamento'), '680,01');
      await user.selectOptions(screen.getByLabelText('Foto que mostra o dano'), 'Foto 1');
      const note = screen.getByRole('button', { name: 'Anotar dano' });
      await user.click(note);
      await screen.findByText(
        'A tabela do contrato cobra no máximo R$ 680,00 por este dano.',
      );
      expect(transport.requestsOf(noteWearDamage)).toEqual([]);
      await user.clear(screen.getByLabelText('Orçamento'));
      await user.type(screen.getByLabelText('Orçamento'), '680');
      await user.click(note);
      await waitFor(() =>
        expect(transport.requestsOf(noteWearDamage)[0]?.body).toEqual({
          ...{ row: 'roda-raspada', quantity: 2, quote: 680, photo: OTHER },
        }),
      );
      expect(screen.queryByLabelText('O que é')).toBeNull();
    });
  });

  describe('with an estimate of the customer', () => {
    const PHOTO = { id: OTHER, takenAt: '2027-11-25T12:00:00.000Z' };
    const damage = {
      ...{ row: 'roda-raspada', label: 'Roda raspada', quantity: 1 },
      ...{ price: 340, cost: 340 },
    };
    const estimated = forStaff({
      wear: { version: '1', carClass: 'medio', addOns: [] },
      photos: [PHOTO],
      homePhotos: [{ id: A_UUID, takenAt: '2027-11-24T12:00:00.000Z', damage }],
    });
    const openEstimate = (...answers: ReturnType<typeof answer>[]) =>
      openOne(estimated, neverAnswer(downloadHomePhoto), ...answers);

    it('confirms it with a photo, and corrects it only with a reason', async () => {
      const { user, transport } = openEstimate(answer(noteWearDamage, estimated));
      await user.click(await screen.findByRole('button', { name: 'Conferir este dano' }));
      await user.selectOptions(screen.getByLabelText('Foto que mostra o dano'), 'Foto 1');
      expect(screen.queryByLabelText('Por que mudou a estimativa')).toBeNull();
      await user.clear(screen.getByLabelText('Quantos'));
      await user.type(screen.getByLabelText('Quantos'), '2');
      await user.type(
        screen.getByLabelText('Por que mudou a estimativa'),
        'São duas rodas, veja a foto.',
      );
      await user.click(screen.getByRole('button', { name: 'Anotar dano' }));
      await waitFor(() =>
        expect(transport.requestsOf(noteWearDamage)[0]?.body).toEqual({
          ...{ row: 'roda-raspada', quantity: 2, quote: 340, photo: OTHER },
          ...{ homePhoto: A_UUID, reason: 'São duas rodas, veja a foto.' },
        }),
      );
    });

    it('charges nothing for it, with a reason', async () => {
      const { user, transport } = openEstimate(answer(dropHomeDamage, estimated));
      await user.type(
        await screen.findByLabelText('Por que não cobra'),
        'O raspão tem 4 cm.',
      );
      await user.click(screen.getByRole('button', { name: 'Não cobrar' }));
      await waitFor(() =>
        expect(transport.requestsOf(dropHomeDamage)[0]?.body).toEqual({
          reason: 'O raspão tem 4 cm.',
        }),
      );
    });
  });

  it('is confirmed by the code that the customer gets', async () => {
    const { user, transport } = openOne(
      photographed(),
      answer(sendReturnPin, { ok: true }),
      answer(
        receiveCar,
        photographed({ state: 'encerrada', returnedAt: '2027-11-25T14:00:00.000Z' }),
      ),
    );
    const send = await screen.findByRole('button', { name: 'Enviar código ao cliente' });
    await user.click(send);
    expect(transport.requestsOf(sendReturnPin)).toEqual([]);
    await user.type(screen.getByLabelText('Km no painel'), '13512');
    await user.click(send);
    await screen.findByText(/^Código enviado/);
    expect(transport.requestsOf(sendReturnPin)[0]?.body).toEqual({ odometerKm: 13_512 });
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Receber o carro' }));
    await waitFor(() =>
      expect(transport.requestsOf(receiveCar)[0]?.body).toEqual({
        odometerKm: 13_512,
        pin: '123456',
      }),
    );
  });

  it('says at its field that the reading is below an earlier one', async () => {
    const { user } = openOne(
      photographed(),
      refuse(receiveCar, 400, {
        message: 'Confira os campos.',
        fields: [{ key: 'OdometerKm', message: 'O painel marcava 9.000 km.' }],
      }),
    );
    await user.type(await screen.findByLabelText('Km no painel'), '8999');
    await user.type(screen.getByLabelText('Código do cliente'), '123456');
    await user.click(screen.getByRole('button', { name: 'Receber o carro' }));
    await screen.findByText('O painel marcava 9.000 km.');
  });
});
