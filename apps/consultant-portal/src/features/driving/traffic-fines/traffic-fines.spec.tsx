import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelTrafficFine,
  chargeTrafficFine,
  getTrafficFine,
  listTrafficFineQueue,
  registerTrafficFine,
  sendTrafficFineFile,
  type TrafficFine,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aTrafficFine,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { bar, sendNow } from '../../../shared/testing/undo-bar';

guardConsole();

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/multas';
const viewer = aViewer('consultant');
const fine = (changes: Partial<TrafficFine> = {}) =>
  aTrafficFine({ customerName: 'Ana Souza', canName: false, candidates: [], ...changes });
const pane = (changes: Partial<TrafficFine>, answers: Answer[] = []) =>
  open(`${LIST}/${fine().id}`, {
    viewer,
    answers: [
      answer(listTrafficFineQueue, { items: [fine(changes)] }),
      answer(getTrafficFine, fine(changes)),
      ...answers,
    ],
  });

describe('the fines of customers', () => {
  it('stand in a list with their deadline', async () => {
    open(LIST, { viewer, answers: [answer(listTrafficFineQueue, { items: [fine()] })] });
    const table = await screen.findByRole('table', { name: /^Multas em andamento/ });
    const row = within(table).getAllByRole('row')[1];
    expect(row?.textContent).toContain('Ana Souza');
    expect(row?.textContent).toContain('10/12/2026');
    expect(row?.textContent).toContain('Esperando o cliente');
  });

  it.each([
    ['130,16', '03/11/2026', '0815', '10/12/2026'],
    ['R$ 130,16', '3.11.26', '8h15', '10-12-2026'],
    ['130.16', '03112026', '8:15', '10 12 2026'],
  ])(
    'are registered with %s, %s, %s and %s, and the plate of the contract',
    async (amount, day, time, until) => {
      const { user, transport, location } = open(`${LIST}/nova?placa=BRA2E19`, {
        viewer,
        answers: [
          answer(registerTrafficFine, fine({ state: 'sem_notificacao', files: [] })),
          answer(getTrafficFine, fine({ state: 'sem_notificacao', files: [] })),
          answer(listTrafficFineQueue, { items: [] }),
        ],
      });
      const form = await screen.findByRole('form', { name: 'Registrar multa' });
      const field = (name: string | RegExp) => within(form).getByLabelText(name);
      expect(field('Placa')).toHaveProperty('value', 'BRA2E19');
      await user.type(field('Auto de infração (AIT)'), 'T123456-7');
      await user.type(field('Órgão que emitiu'), 'Detran-PR');
      await user.type(field('Valor'), amount);
      await user.type(field('Dia da infração'), day);
      await user.type(field('Hora'), time);
      await user.type(field('Local'), 'Curitiba');
      await user.type(field('Infração, como está na notificação'), 'Velocidade');
      await user.type(field('Último dia para indicar o condutor'), until);
      await user.click(field('Média, 4 pontos'));
      await user.click(within(form).getByRole('button', { name: 'Registrar' }));
      await waitFor(() => expect(location()).toBe(`${LIST}/${fine().id}`));
      expect(transport.requestsOf(registerTrafficFine)[0]?.body).toEqual({
        plate: 'BRA2E19',
        noticeNumber: 'T123456-7',
        issuingBody: 'Detran-PR',
        amount: 130.16,
        infractionOn: '2026-11-03',
        infractionTime: '08:15',
        place: 'Curitiba',
        description: 'Velocidade',
        answerUntil: '2026-12-10',
        points: 4,
      });
      await screen.findByText(/^Envie a notificação\./);
    },
  );

  it('are offered their amount by a press that does not leave the field', async () => {
    const { user } = open(`${LIST}/nova`, {
      viewer,
      answers: [answer(listTrafficFineQueue, { items: [] })],
    });
    const form = await screen.findByRole('form', { name: 'Registrar multa' });
    await user.click(within(form).getByLabelText('Grave, 5 pontos'));
    const target = await within(form).findByRole('button', {
      name: /^Usar R\$\s195,23$/,
    });
    const field = within(form).getByLabelText<HTMLInputElement>('Valor');
    await user.click(field);
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(document.activeElement).toBe(field);
    await user.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(field.value).toBe('195,23'));
  });

  it.each([
    ['the law’s', /^Usar R\$\s195,23$/, 195.23],
    ['their own', /^É R\$\s19\.523,00 mesmo$/, 19_523],
  ])(
    'of an amount without its comma wait until the consultant takes %s',
    async (_, answered, amount) => {
      const { user, transport } = open(`${LIST}/nova?placa=BRA2E19`, {
        viewer,
        answers: [
          answer(registerTrafficFine, fine({ state: 'sem_notificacao', files: [] })),
          answer(getTrafficFine, fine({ state: 'sem_notificacao', files: [] })),
          answer(listTrafficFineQueue, { items: [] }),
        ],
      });
      const form = await screen.findByRole('form', { name: 'Registrar multa' });
      const field = (name: string | RegExp) => within(form).getByLabelText(name);
      await user.type(field('Auto de infração (AIT)'), 'T123456-7');
      await user.type(field('Órgão que emitiu'), 'Detran-PR');
      await user.type(field('Dia da infração'), '03/11/2026');
      await user.type(field('Hora'), '0815');
      await user.type(field('Local'), 'Curitiba');
      await user.type(field('Infração, como está na notificação'), 'Velocidade');
      await user.type(field('Último dia para indicar o condutor'), '10/12/2026');
      await user.click(field('Grave, 5 pontos'));
      await within(form).findByRole('button', { name: /^Usar R\$\s195,23$/ });
      await user.type(field('Valor'), '19523');
      await user.keyboard('{Enter}');
      await within(form).findByText(
        /^Grave custa R\$\s195,23 pela tabela\. O valor é mesmo R\$\s19\.523,00\?$/,
        { selector: '.error span' },
      );
      expect(transport.requestsOf(registerTrafficFine)).toEqual([]);
      await user.click(within(form).getByRole('button', { name: answered }));
      await waitFor(() => expect(document.activeElement).toBe(field('Valor')));
      await waitFor(() =>
        expect(within(form).queryByRole('button', { name: /mesmo$/ })).toBeNull(),
      );
      await user.click(within(form).getByRole('button', { name: 'Registrar' }));
      await waitFor(() =>
        expect(transport.requestsOf(registerTrafficFine)[0]?.body).toMatchObject({
          points: 5,
          amount,
        }),
      );
    },
  );

  it('reach the customer with the notification, once the consultant read what happens', async () => {
    const { user, transport } = pane({ state: 'sem_notificacao', files: [] }, [
      answer(sendTrafficFineFile, fine()),
    ]);
    await screen.findByText('Falta a notificação');
    await user.upload(
      screen.getByLabelText('Escolher a notificação'),
      new File(['x'], 'multa.jpg', { type: 'image/jpeg' }),
    );
    const said = await screen.findByText(/^O cliente recebe um e-mail com a multa/);
    screen.getByText('Arquivo escolhido: multa.jpg');
    expect(said.textContent).toBe(
      'O cliente recebe um e-mail com a multa e o prazo, 10/12/2026, para dizer quem dirigia. Ela aparece na área dele com este arquivo.',
    );
    expect(transport.requestsOf(sendTrafficFineFile)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar ao cliente' }));
    await waitFor(() =>
      expect(transport.requestsOf(sendTrafficFineFile)).toHaveLength(1),
    );
    expect(screen.queryByRole('form', { name: 'Repassar o valor' })).toBeNull();
  });

  it('take back a chosen notification, and say that another one brings no e-mail', async () => {
    const { user, transport } = pane({ files: ['notificacao'] });
    await user.upload(
      await screen.findByLabelText('Trocar a notificação'),
      new File(['x'], 'outra.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText(
      /O cliente passa a ver este arquivo no lugar do outro, sem outro e-mail\.$/,
    );
    screen.getByRole('button', { name: 'Trocar pelo escolhido' });
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    const again = await screen.findByRole('button', { name: 'Trocar a notificação' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(transport.requestsOf(sendTrafficFineFile)).toEqual([]);
  });

  it('keep the chosen notification after a failure, and give back the focus once it is sent', async () => {
    const failure = refuse(sendTrafficFineFile, 503, { message: 'Tente em instantes.' });
    const success = answer(sendTrafficFineFile, fine({ files: ['notificacao'] }));
    let isUp = false;
    const { user } = pane({ files: ['notificacao'] }, [
      {
        call: sendTrafficFineFile,
        reply: (received) => (isUp ? success : failure).reply(received),
      },
    ]);
    await user.upload(
      await screen.findByLabelText('Trocar a notificação'),
      new File(['x'], 'outra.pdf', { type: 'application/pdf' }),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Trocar pelo escolhido' }),
    );
    await screen.findByText('Tente em instantes.');
    screen.getByText('Arquivo escolhido: outra.pdf');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Trocar pelo escolhido' }));
    const again = await screen.findByRole('button', { name: 'Trocar a notificação' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it.each<[Partial<TrafficFine>, string, string]>([
    [
      { state: 'sem_notificacao', files: [] },
      'O cliente ainda não sabe desta multa e não recebe e-mail: o motivo fica para a equipe.',
      'Multa cancelada. O cliente não sabia dela.',
    ],
    [
      { state: 'aguardando_condutor' },
      'O cliente recebe um e-mail e lê o motivo do jeito que você escrever.',
      'Multa cancelada. O cliente recebe um e-mail.',
    ],
    [
      { state: 'cobrada' },
      'O cliente recebe um e-mail e lê o motivo do jeito que você escrever. O que foi cobrado por ela é desfeito.',
      'Multa cancelada. O cliente recebe um e-mail.',
    ],
  ])('%j are cancelled with what the customer gets', async (state, help, done) => {
    const { user } = pane(state, [
      answer(cancelTrafficFine, fine({ state: 'cancelada', revision: 3 })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Cancelar a multa' }));
    await screen.findByText(help);
    await user.type(screen.getByLabelText('Motivo'), 'Engano.');
    await user.click(screen.getByRole('button', { name: 'Cancelar a multa' }));
    await sendNow(user);
    await bar().findByText(done);
  });

  it('are passed on with what the body charged', async () => {
    const { user, transport } = pane({ state: 'titular_informado' }, [
      answer(chargeTrafficFine, fine({ state: 'cobrada' })),
    ]);
    const amount = await screen.findByLabelText('O órgão cobrou');
    await user.clear(amount);
    await user.type(amount, '1.000,00');
    await user.click(screen.getByRole('button', { name: 'Lançar na conta do cliente' }));
    await screen.findByText(/^A multa é de R\$\s130,16\.$/);
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    await user.clear(amount);
    await user.type(amount, '78,10');
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Lançar na conta do cliente' }));
    // While the charge waits the cancellation is not offered.
    expect(screen.queryByRole('button', { name: 'Cancelar a multa' })).toBeNull();
    await sendNow(user);
    await bar().findByText('Valor lançado. O cliente recebe um e-mail.');
    await waitFor(() =>
      expect(transport.requestsOf(chargeTrafficFine)[0]?.body).toEqual({
        revision: 2,
        amount: 78.1,
      }),
    );
  });

  it('are cancelled with a reason; who comes second reads what happened', async () => {
    const message = 'Caio Reis cancelou esta multa em 22/11/2026, 09:00.';
    let now = fine();
    const { user, transport } = open(`${LIST}/${now.id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [now] }),
        answer(getTrafficFine, () => now),
        refuse(cancelTrafficFine, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Cancelar a multa' }));
    await user.type(await screen.findByLabelText('Motivo'), 'Engano.');
    now = fine({ state: 'cancelada', revision: 3 });
    await user.click(screen.getByRole('button', { name: 'Cancelar a multa' }));
    await sendNow(user);
    await screen.findByText('Nada mais a fazer.');
    await screen.findByText(TOO_LATE);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Engano.');
    expect(screen.queryByRole('button', { name: 'Cancelar a multa' })).toBeNull();
    expect(transport.requestsOf(cancelTrafficFine)[0]?.body).toEqual({
      revision: 2,
      reason: 'Engano.',
    });
  });

  it('that a colleague charged meanwhile keep the amount that was typed', async () => {
    const message = 'Caio Reis lançou esta multa em 22/11/2026, 09:00.';
    let now = fine({ state: 'titular_informado' });
    const { user } = open(`${LIST}/${now.id}`, {
      viewer,
      answers: [
        answer(listTrafficFineQueue, { items: [now] }),
        answer(getTrafficFine, () => now),
        refuse(chargeTrafficFine, 409, { message, reason: 'changed-meanwhile' }),
      ],
    });
    const amount = await screen.findByLabelText('O órgão cobrou');
    await user.clear(amount);
    await user.type(amount, '78,10');
    now = fine({ state: 'cobrada', revision: 3 });
    await user.click(screen.getByRole('button', { name: 'Lançar na conta do cliente' }));
    await sendNow(user);
    await screen.findByText('O valor está na conta do cliente.');
    await screen.findByText(TOO_LATE);
    screen.getByText(message);
    expect(screen.getByLabelText('O órgão cobrou')).toHaveProperty('value', '78,10');
  });
});
