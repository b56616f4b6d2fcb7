import { screen, waitFor } from '@testing-library/react';
import {
  confirmPlace,
  getReservation,
  type Reservation,
  reservePlace,
  sendLandingLead,
  sendReservationLead,
} from '@site/api-contract';
import { A_UUID, type Answer, answer, guardConsole, refuse } from '@site/testing';
import { ACCEPTED, openLanding, PERSON } from '../testing/open-landing';

guardConsole();

describe('/pre-reserva', () => {
  it('lists the models to come and what a place in the queue is and is not', async () => {
    await openLanding('/pre-reserva');
    expect(
      screen
        .getByRole('link', { name: 'Entrar na fila do Serrana' })
        .getAttribute('href'),
    ).toBe('/pre-reserva/boreal');
    for (const text of ['R$ 3.449,00 por mês', 'Um número na fila', 'Pagamento'])
      screen.getByText(text);
  });

  it('takes the wish to hear of other models', async () => {
    const { fill, press, transport } = await openLanding('/pre-reserva', [ACCEPTED]);
    await fill({
      'O carro que você espera': 'Um elétrico',
      ...PERSON,
      'E-mail': 'ana@example.com',
    });
    await press('Quero ser avisado');
    await screen.findByRole('heading', { name: 'Espera outro carro?: feito' });
    expect(transport.requestsOf(sendLandingLead)[0]).toMatchObject({
      params: { page: 'pre-reserva' },
      body: { interest: 'Um elétrico' },
    });
  });
});

describe('/pre-reserva/boreal', () => {
  const place: Reservation = {
    number: 12,
    model: 'Serrana',
    createdAt: '2026-11-23T15:00:00.000Z',
    state: 'waiting',
    calledUntil: null,
  };
  const LEAD = answer(sendReservationLead, { id: A_UUID });
  const reserve = async (answers: Answer[]) => {
    const page = await openLanding('/pre-reserva/boreal', answers);
    await page.fill({ ...PERSON, 'E-mail': 'ana@example.com' });
    await page.press('Guardar meu lugar');
    return page;
  };

  it('sends the lead, reserves with its id, and shows the number', async () => {
    const { transport, location } = await reserve([LEAD, answer(reservePlace, place)]);
    await screen.findByRole('heading', { name: 'Entre na fila: feito' });
    screen.getByText('12');
    expect(transport.requestsOf(sendReservationLead)[0]?.body).toEqual({
      name: 'Ana Souza',
      email: 'ana@example.com',
      cellphone: '41998765432',
    });
    expect(transport.requestsOf(reservePlace)[0]?.params).toEqual({
      id: A_UUID,
      product: 'carro-por-assinatura',
    });
    expect(location()).toBe('/pre-reserva/boreal');
  });

  it('shows the number of this session again after a reload, and can reserve for somebody else', async () => {
    const { press } = await openLanding('/pre-reserva/boreal', [
      answer(getReservation, place),
    ]);
    await screen.findByText('12');
    await press('Reservar para outra pessoa');
    await screen.findByRole('button', { name: 'Guardar meu lugar' });
  });

  it('says of a place whose e-mail is not confirmed what is missing, and that the form sends the link again', async () => {
    const unconfirmed = { ...place, state: 'unconfirmed' } as const;
    const { press } = await reserve([LEAD, answer(reservePlace, unconfirmed)]);
    const heading = await screen.findByRole('heading', {
      name: 'Falta confirmar o seu e-mail',
    });
    expect(document.activeElement).toBe(heading);
    screen.getByText('12');
    screen.getByText(
      'Mandamos um link para o e-mail que você digitou. O lugar 12 é seu, e conta na fila a partir da confirmação.',
    );
    screen.getByText(/^Não chegou\? Olhe a caixa de spam/);
    expect(screen.queryByRole('heading', { name: 'Entre na fila: feito' })).toBeNull();
    await press('Preencher de novo');
    await screen.findByRole('button', { name: 'Guardar meu lugar' });
  });

  const TOKEN = 'a'.repeat(44);
  const LINK = `/pre-reserva/boreal#token=${TOKEN}`;

  it('confirms a place by the link of its mail on a press alone, and keeps the token out of the address', async () => {
    const { press, transport, location } = await openLanding(LINK, [
      answer(confirmPlace, place),
    ]);
    await screen.findByRole('heading', { name: 'Confirme o seu lugar na fila' });
    expect(location()).toBe('/pre-reserva/boreal');
    expect(transport.requestsOf(confirmPlace)).toEqual([]);
    await press('Confirmar meu lugar');
    const heading = await screen.findByRole('heading', { name: 'Entre na fila: feito' });
    expect(document.activeElement).toBe(heading);
    screen.getByText('12');
    expect(transport.requestsOf(confirmPlace)[0]?.body).toEqual({ token: TOKEN });
  });

  it('says when a link is of no use, and leads to the form', async () => {
    const message =
      'Este link não vale mais. Abra o do e-mail mais recente, ou entre na fila de novo.';
    const { press } = await openLanding(LINK, [refuse(confirmPlace, 404, { message })]);
    await press('Confirmar meu lugar');
    const said = await screen.findByText(message);
    expect(said.closest('[role="alert"]')).not.toBeNull();
    await press('Ir para o formulário');
    await screen.findByRole('button', { name: 'Guardar meu lugar' });
  });

  const CALLED = { ...place, state: 'called', calledUntil: '2026-11-28' } as const;
  const openAs = (kept: Reservation) =>
    openLanding('/pre-reserva/boreal', [answer(getReservation, kept)]);

  it('says whose turn it is, until when, and leads to the configurator', async () => {
    await openAs(CALLED);
    await screen.findByRole('heading', { name: 'Configure o Serrana até 28/11/2026' });
    screen.getByText('É a sua vez');
    screen.getByText('12');
    screen.getByText(
      /^Escolha versão, cor, prazo e km, e envie a proposta até o fim desse dia\./,
    );
    expect(
      screen.getByRole('link', { name: 'Configurar o Serrana' }).getAttribute('href'),
    ).toMatch(/^\/simulador/);
    expect(screen.queryByRole('heading', { name: 'Entre na fila' })).toBeNull();
  });

  it('says that the turn has passed, and takes the person into the queue again', async () => {
    const { press } = await openAs({ ...CALLED, state: 'over' });
    await screen.findByRole('heading', { name: 'A sua vez foi até 28/11/2026' });
    screen.getByText(
      'O lugar 12 deixou de valer. Se ainda quiser o carro, entre na fila de novo: o número é outro, no fim dela.',
    );
    await press('Entrar na fila de novo');
    await screen.findByRole('button', { name: 'Guardar meu lugar' });
  });

  it.each([
    ['used', 'Sua proposta foi enviada', 'Ver minhas propostas', /^\/area-logada/],
    ['on-sale', 'O Serrana está à venda para todos', 'Configurar o Serrana', /simulador/],
  ] as const)('of a place that is %s says %s', async (state, title, name, path) => {
    await openAs({ ...CALLED, state });
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(path);
  });

  it.each([
    ['lead', [refuse(sendReservationLead, 503, { message: 'Tente em instantes.' })]],
    [
      'reservation',
      [LEAD, refuse(reservePlace, 503, { message: 'Tente em instantes.' })],
    ],
  ])('keeps the form and what was typed when the %s fails', async (_, answers) => {
    const { popups } = await reserve(answers);
    await waitFor(() =>
      expect(popups).toMatchObject([{ title: 'Erro!', text: 'Tente em instantes.' }]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(
      'ana@example.com',
    );
  });
});
