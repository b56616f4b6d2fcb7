import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelWorkshopVisit,
  getWorkshopVisit,
  listWorkshopAgenda,
  listWorkshopSlots,
  moveWorkshopVisit,
  noteWorkshopOutcome,
  type WorkshopOutcomeForm,
  type WorkshopVisit,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aViewer,
  aWorkshopVisit,
  guardConsole,
  heldBack,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const LIST = '/concessionarias/oficina';
const OTHER = 'c0ffee01-5d47-4a6e-9b0f-1c2d3e4f5a64';
const viewer = aViewer('dealer');
const visitOf = (changes: Partial<WorkshopVisit> = {}) =>
  aWorkshopVisit({
    customerName: 'Rita Lemos',
    customer: { email: 'rita@exemplo.test', phone: '41998765432' },
    ...changes,
  });
const slots = answer(listWorkshopSlots, {
  days: [{ day: '2126-11-27', times: [{ time: '08:00', free: 2 }] }],
});
const openOne = (visit: WorkshopVisit, ...answers: Answer[]) =>
  open(`${LIST}/${visit.id}`, {
    viewer,
    answers: [answer(getWorkshopVisit, visit), slots, ...answers],
  });

describe('the visits to the workshop', () => {
  it('stand day by day, those whose outcome is missing first, each with the one act', async () => {
    stopClock(Date.UTC(2026, 10, 25, 15));
    const on = (day: string, time: string, changes: Partial<WorkshopVisit>) =>
      visitOf({ slot: { day, time }, ...changes });
    const items = [
      on('2026-11-24', '09:00', { canNote: true, canChange: false }),
      on('2026-11-26', '10:00', { id: OTHER, customerName: 'Júlio Prado' }),
    ];
    open(LIST, {
      viewer,
      answers: [answer(listWorkshopAgenda, { items, hasMore: false })],
    });
    const part = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('href'),
          ...[...link.children].map(({ textContent }) => textContent?.trim()),
        ]);
    const [late] = await part('Falta anotar se o carro veio');
    expect(late).toEqual([
      `${LIST}/${visitOf().id}`,
      'era ontem às 9h',
      'Rita Lemos',
      `Revisão, ${visitOf().versionName}, BRA2E19`,
      'Anotar se veio',
    ]);
    const [ahead] = await part('Amanhã, quinta-feira, 26 de novembro');
    expect(ahead?.slice(1, 3)).toEqual(['10h', 'Júlio Prado']);
    expect(ahead?.at(-1)).toBe('Ver a visita');
    expect(
      screen.getByRole('link', { name: 'Horários da oficina' }).getAttribute('href'),
    ).toBe(`${LIST}/horarios`);
  });

  it('stand above the cars whose maintenance is late, each with its delivery', async () => {
    const contractId = visitOf().contractId;
    const car = { contractId, who: 'Nelson Prado', about: 'Sabiá Drive' };
    open(LIST, {
      viewer,
      answers: [
        answer(listWorkshopAgenda, {
          items: [],
          hasMore: false,
          overdueMaintenance: [{ ...car, dueOn: '2026-11-20', dueKm: 10_000 }],
        }),
      ],
    });
    const late = await screen.findByRole('region', { name: 'Revisões atrasadas' });
    expect(
      within(late)
        .getByRole('link', { name: 'Nelson Prado, Sabiá Drive' })
        .getAttribute('href'),
    ).toBe(`/concessionarias/entregas/${contractId}`);
    expect(late.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'era até 20/11/2026 ou 10.000 km',
    );
  });

  it('stand above the longest late of many cars, which are said not to be all', async () => {
    const car = { who: 'Nelson Prado', about: 'Sabiá Drive' };
    const overdueMaintenance = Array.from({ length: 20 }, (_, at) => ({
      ...car,
      contractId: `c0ffee02-5d47-4a6e-9b0f-1c2d3e4f5a${at + 10}`,
      dueOn: '2026-11-20',
      dueKm: 10_000,
    }));
    open(LIST, {
      viewer,
      answers: [
        answer(listWorkshopAgenda, { items: [], hasMore: false, overdueMaintenance }),
      ],
    });
    await screen.findByText(
      'Aqui estão as 20 que atrasaram há mais tempo; pode haver outras.',
    );
  });

  it('show those that are over, with how they went', async () => {
    const { user, transport } = open(LIST, {
      viewer,
      answers: [
        answer(listWorkshopAgenda, ({ query }) => ({
          items: query?.stage === 'over' ? [visitOf({ state: 'faltou' })] : [],
          hasMore: false,
        })),
      ],
    });
    await screen.findByText('Nenhuma visita marcada');
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Encerradas');
    await screen.findByText('Não veio');
    expect(transport.requestsOf(listWorkshopAgenda).at(-1)?.query).toEqual({
      stage: 'over',
    });
  });

  it('are moved to a free hour, which the customer is told', async () => {
    const { user, transport } = openOne(
      visitOf(),
      answer(moveWorkshopVisit, visitOf({ revision: 2 })),
    );
    await screen.findByText('Barulho no freio.');
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
    await screen.findByText('Dia mudado. O cliente recebe um e-mail.');
    expect(transport.requestsOf(moveWorkshopVisit)[0]?.body).toEqual({
      revision: 1,
      day: '2126-11-27',
      time: '08:00',
    });
  });

  it('say why they did not move when somebody else changed them first', async () => {
    const message = 'Esta visita mudou enquanto você olhava. Confira e tente de novo.';
    let visit = visitOf();
    const { user } = open(`${LIST}/${visit.id}`, {
      viewer,
      answers: [
        answer(getWorkshopVisit, () => visit),
        slots,
        refuse(moveWorkshopVisit, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    visit = visitOf({ revision: 2, slot: { day: '2126-11-28', time: '11:00' } });
    await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
    await screen.findByText(/^28\/11\/2126, às 11:00/);
    const said = screen.getByText(message);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe('2126-11-27');
    expect(screen.getByLabelText<HTMLSelectElement>('Horário').value).toBe('08:00');
  });

  it('name an hour that was just taken, and keep its day with the hours that are free', async () => {
    const message = 'Esse horário não está mais livre. Escolha outro.';
    const gone =
      'O horário das 08:00 de 27/11/2126 não está mais livre. A lista mostra os horários livres agora.';
    const hours = ['08:00', '09:00'];
    let outcome = refuse(moveWorkshopVisit, 409, { message, reason: 'slot-taken' });
    const { user } = open(`${LIST}/${visitOf().id}`, {
      viewer,
      answers: [
        answer(getWorkshopVisit, visitOf()),
        answer(listWorkshopSlots, () => ({
          days: [{ day: '2126-11-27', times: hours.map((time) => ({ time, free: 1 })) }],
        })),
        { call: moveWorkshopVisit, reply: (received) => outcome.reply(received) },
      ],
    });
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    hours.shift();
    await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
    await screen.findByText(message);
    await screen.findByText(gone);
    expect(screen.getByLabelText<HTMLSelectElement>('Dia').value).toBe('2126-11-27');
    outcome = answer(moveWorkshopVisit, visitOf());
    await user.selectOptions(screen.getByLabelText('Horário'), '09:00');
    await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
    await screen.findByText('Dia mudado. O cliente recebe um e-mail.');
    expect(screen.queryByText(gone)).toBeNull();
  });

  it('leave somebody alone who left before an hour was refused', async () => {
    const { held, arrive } = heldBack(
      refuse(moveWorkshopVisit, 409, { message: 'x', reason: 'slot-taken' }),
    );
    const { user, transport, allAnswered } = openOne(
      visitOf(),
      answer(listWorkshopAgenda, { items: [], hasMore: false }),
      held,
    );
    await user.selectOptions(await screen.findByLabelText('Dia'), '2126-11-27');
    await user.selectOptions(screen.getByLabelText('Horário'), '08:00');
    await user.click(screen.getByRole('button', { name: 'Mudar o dia' }));
    await waitFor(() => expect(transport.requestsOf(moveWorkshopVisit)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Todas as visitas à oficina' }));
    await waitFor(() => expect(screen.queryByLabelText('Dia')).toBeNull());
    arrive();
    await allAnswered();
    expect(transport.requestsOf(listWorkshopSlots)).toHaveLength(1);
  });

  it('are cancelled after one question', async () => {
    const { user, transport } = openOne(
      visitOf(),
      answer(cancelWorkshopVisit, visitOf({ state: 'desmarcada' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Desmarcar a visita' }));
    expect(transport.requestsOf(cancelWorkshopVisit)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sim, desmarcar' }));
    const said = await screen.findByText(
      'Visita desmarcada. O cliente recebe um e-mail.',
    );
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
  });

  it('say until their hour from when on the outcome can be noted', async () => {
    openOne(visitOf({ slot: { ...visitOf().slot, day: '2126-11-27', time: '08:00' } }));
    await screen.findByText(
      'O resultado pode ser anotado a partir de 27/11/2126, 08:00.',
    );
    expect(screen.queryByRole('radio', { name: 'O carro veio' })).toBeNull();
  });

  it('are noted once their hour has come: the car came, with its km, or did not', async () => {
    const { user, transport } = openOne(
      visitOf({ canChange: false, canNote: true }),
      answer(noteWorkshopOutcome, visitOf({ state: 'realizada' })),
    );
    await user.click(await screen.findByRole('radio', { name: 'O carro veio' }));
    await user.type(screen.getByLabelText(/^Km do painel/), '9800');
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    await screen.findByText('Anotado.');
    expect(screen.queryByText(/^O resultado pode ser anotado/)).toBeNull();
    expect(transport.requestsOf(noteWorkshopOutcome)[0]?.body).toEqual({
      revision: 1,
      outcome: 'realizada',
      odometerKm: 9800,
    });
    expect(screen.queryByRole('button', { name: 'Mudar o dia' })).toBeNull();
  });

  it('are not noted without the km of a car that came', async () => {
    const { user, transport } = openOne(visitOf({ canChange: false, canNote: true }));
    await user.click(await screen.findByRole('radio', { name: 'O carro veio' }));
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    await screen.findByText('Informe os km do painel.');
    expect(transport.requestsOf(noteWorkshopOutcome)).toEqual([]);
  });

  it('are noted with unlikely km after a second look at the panel', async () => {
    const message =
      'São 9.788 km desde 23/11/2026, mais de 400 km por dia. Confira o painel.';
    const { user, transport } = openOne(
      visitOf({ canChange: false, canNote: true }),
      refuse(noteWorkshopOutcome, 409, { message, reason: 'reading-unlikely' }),
    );
    await user.click(await screen.findByRole('radio', { name: 'O carro veio' }));
    await user.type(screen.getByLabelText(/^Km do painel/), '9800');
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    const asked = await screen.findByText(message);
    expect(document.activeElement).toBe(asked);
    await user.click(
      await screen.findByRole('button', { name: 'Os km estão certos, anotar' }),
    );
    const sent = { revision: 1, outcome: 'realizada', odometerKm: 9800 };
    await waitFor(() =>
      expect(transport.requestsOf(noteWorkshopOutcome).map(({ body }) => body)).toEqual([
        sent,
        { ...sent, confirmed: true },
      ]),
    );
  });

  it('are noted of a car that did not come, whatever was asked about its km', async () => {
    const message =
      'São 9.788 km desde 23/11/2026, mais de 400 km por dia. Confira o painel.';
    const doubt = refuse(noteWorkshopOutcome, 409, {
      message,
      reason: 'reading-unlikely',
    });
    const noted = answer(noteWorkshopOutcome, visitOf({ state: 'faltou' }));
    const { user, transport } = openOne(visitOf({ canChange: false, canNote: true }), {
      call: noteWorkshopOutcome,
      reply: (received) =>
        (received.body as WorkshopOutcomeForm).outcome === 'faltou'
          ? noted.reply(received)
          : doubt.reply(received),
    });
    await user.click(await screen.findByRole('radio', { name: 'O carro veio' }));
    await user.type(screen.getByLabelText(/^Km do painel/), '9800');
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    await screen.findByText(message);
    await user.click(screen.getByRole('radio', { name: 'O carro não veio' }));
    expect(screen.queryByText(message)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    await screen.findByText('Anotado.');
    expect(transport.requestsOf(noteWorkshopOutcome).at(-1)?.body).toEqual({
      revision: 1,
      outcome: 'faltou',
    });
  });
});
