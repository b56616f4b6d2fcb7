import { screen, waitFor, within } from '@testing-library/react';
import {
  claimServiceRequest,
  decideDeductible,
  getDriver,
  getServiceRequest,
  listDrivers,
  listServiceQueue,
  sendServiceMessage,
  SERVER_TIME_HEADER,
  type ServiceItem,
  type ServiceRequest,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  aDriver,
  type Answer,
  answer,
  aServiceItem,
  aServiceRequest,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { sendNow } from '../../../shared/testing/undo-bar';

guardConsole();

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/atendimentos';
const viewer = aViewer('consultant');
const OTHER = '5e51ce00-5d47-4a6e-9b0f-1c2d3e4f5a6c';
const ana = aServiceItem({ customerName: 'Ana Souza', claimedBy: null });
const bruno = aServiceItem({
  id: OTHER,
  number: 'S-2611-0002',
  kind: 'sinistro',
  customerName: 'Bruno Reis',
  claimedBy: 'Caio Reis',
});
const queue = (...items: ServiceItem[]) => answer(listServiceQueue, { items });
const pane = (request: Partial<ServiceRequest>, answers: Answer[] = []) =>
  open(`${LIST}/${ana.id}`, {
    viewer,
    answers: [
      queue(ana, bruno),
      answer(getServiceRequest, aServiceRequest({ ...ana, ...request })),
      answer(listDrivers, {
        items: [aDriver({ cpf: '•••.444.777-••', cnh: '•••••••3308' })],
        canAdd: false,
      }),
      ...answers,
    ],
  });

describe('the requests of customers', () => {
  it('mark a stolen car and a hurt person', async () => {
    const stolen = { kind: 'roubo-ou-perda-total', urgent: true } as const;
    open(LIST, { viewer, answers: [queue({ ...ana, ...stolen }, bruno)] });
    const list = await screen.findByRole('region', { name: 'Atendimentos abertos' });
    const [first, second] = await within(list).findAllByRole('listitem');
    expect(first?.textContent).toContain('Urgente');
    expect(second?.textContent).not.toContain('Urgente');
  });

  it('say who waits, for what, and by when we answer', async () => {
    open(LIST, {
      viewer,
      answers: [
        queue(
          { ...ana, waitingSince: new Date(Date.now() - 5 * DAY_MS).toISOString() },
          { ...bruno, waitingSince: null },
        ),
      ],
    });
    const list = await screen.findByRole('region', { name: 'Atendimentos abertos' });
    const [first, second] = await within(list).findAllByRole('listitem');
    expect(first?.textContent).toContain('Ana Souza');
    expect(first?.textContent).toMatch(/Responder até \d\d\/\d\d\/\d{4}/);
    expect(first?.textContent).toContain('Ninguém assumiu ainda');
    expect(second?.textContent).toContain('Respondido');
    expect(second?.textContent).toContain('Com Caio Reis');
    screen.getByText('Escolha um atendimento para ver a conversa e responder.');
  });

  it("have a waiting time by the API's clock, not by this device's", async () => {
    const inTenDays = Date.now() + 10 * DAY_MS;
    const openedAt = new Date(inTenDays - 2 * DAY_MS).toISOString();
    const headers = { [SERVER_TIME_HEADER]: String(inTenDays) };
    open(LIST, {
      viewer,
      answers: [
        {
          call: listServiceQueue,
          reply: async () => ({
            status: 200,
            json: { data: { items: [{ ...ana, openedAt }] } },
            headers,
          }),
        },
      ],
    });
    const list = await screen.findByRole('region', { name: 'Atendimentos abertos' });
    await within(list).findByText('2 dias');
  });

  it('say that nobody waits', async () => {
    open(LIST, { viewer, answers: [queue()] });
    await screen.findByText(
      'Ninguém espera por nós. Quando um cliente pedir ajuda, aparece aqui.',
    );
  });

  it('are walked by J and K', async () => {
    const { user, location } = pane({});
    await screen.findByRole('heading', { name: 'Ana Souza: Pneu' });
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(`${LIST}/${OTHER}`));
    await waitFor(() =>
      expect(
        screen.getByRole('link', { name: /^Bruno Reis/ }).getAttribute('aria-current'),
      ).toBe('true'),
    );
    await user.keyboard('k');
    await waitFor(() => expect(location()).toBe(`${LIST}/${ana.id}`));
  });
});

describe('the resolved ones', () => {
  it('are listed on request, and one opens with its list', async () => {
    const { user, transport, location } = open(LIST, {
      viewer,
      answers: [
        answer(listServiceQueue, ({ query }) => ({
          items:
            query?.state === 'resolved'
              ? [aServiceItem({ ...bruno, state: 'resolvida', waitingSince: null })]
              : [ana],
        })),
      ],
    });
    await screen.findByRole('link', { name: /^Ana Souza/ });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Resolvidos');
    const list = await screen.findByRole('region', { name: 'Atendimentos resolvidos' });
    const link = await within(list).findByRole('link', { name: /^Bruno Reis/ });
    expect(link.textContent).toContain('Aberto em 22/11/2026');
    expect(link.textContent).not.toContain('Respondido');
    expect(link.getAttribute('href')).toBe(`${LIST}/${OTHER}?mostrar=resolvidos`);
    expect(location()).toBe(`${LIST}?mostrar=resolvidos`);
    expect(transport.requestsOf(listServiceQueue)).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Cliente, atendimento/), 'bruno{Enter}');
    await waitFor(() =>
      expect(transport.requestsOf(listServiceQueue).at(-1)?.query).toEqual({
        state: 'resolved',
        search: 'bruno',
      }),
    );
  });
});

describe('one request', () => {
  it('of a colleague with the same name can be taken over', async () => {
    pane({ state: 'em_atendimento', claimedBy: viewer.name, isMine: false });
    await screen.findByRole('button', { name: 'Passar para mim' });
  });

  it('that the consultant has can not be claimed again', async () => {
    pane({ state: 'em_atendimento', claimedBy: viewer.name, isMine: true });
    await screen.findByRole('form', { name: 'Responder' });
    expect(screen.queryByRole('button', { name: /^Assumir/ })).toBeNull();
  });

  it('is claimed before it is answered', async () => {
    const { user, transport } = pane({}, [
      answer(claimServiceRequest, aServiceRequest({ ...ana, state: 'em_atendimento' })),
    ]);
    const claim = await screen.findByRole('button', { name: 'Assumir' });
    expect(screen.queryByRole('form', { name: 'Responder' })).toBeNull();
    await user.click(claim);
    await waitFor(() =>
      expect(transport.requestsOf(claimServiceRequest)[0]?.body).toEqual({ revision: 1 }),
    );
  });

  it('is answered together with its next state', async () => {
    const { user, transport } = pane({ state: 'em_atendimento', revision: 2 }, [
      answer(sendServiceMessage, aServiceRequest({ ...ana, revision: 3 })),
    ]);
    await user.type(await screen.findByLabelText('Mensagem ao cliente'), 'Qual medida?');
    await user.click(screen.getByLabelText('Espera o cliente'));
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText('Resposta enviada. O cliente recebeu um e-mail.');
    expect(transport.requestsOf(sendServiceMessage)[0]?.body).toEqual({
      revision: 2,
      text: 'Qual medida?',
      to: 'aguardando_cliente',
    });
  });

  it.each(['resolvida', 'aberta'] as const)(
    'that a colleague moved to %s meanwhile keeps the words that were typed',
    async (state) => {
      const message = 'Caio Reis mexeu neste atendimento em 23/11/2026, 10:00.';
      const mine = { ...ana, claimedBy: 'Ana Consultora', isMine: true };
      let now = aServiceRequest({ ...mine, state: 'em_atendimento' });
      const { user } = pane(mine, [
        answer(getServiceRequest, () => now),
        refuse(sendServiceMessage, 409, { message, reason: 'changed-meanwhile' }),
      ]);
      const words = await screen.findByLabelText('Mensagem ao cliente');
      await user.type(words, 'O guincho chega às 15h.');
      now = aServiceRequest({ ...mine, state, revision: 9 });
      await user.click(screen.getByRole('button', { name: 'Responder' }));
      await screen.findByText(TOO_LATE);
      screen.getByText(message);
      expect(words.isConnected).toBe(true);
      expect(words).toHaveProperty('value', 'O guincho chega às 15h.');
      expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
    },
  );

  it('of a theft asks for the police report at its field', async () => {
    const { user } = pane({ kind: 'roubo-ou-perda-total', state: 'em_atendimento' }, [
      refuse(sendServiceMessage, 400, {
        message: 'x',
        fields: [{ key: 'PoliceReport', message: 'Anote o número do B.O.' }],
      }),
    ]);
    await user.type(await screen.findByLabelText('Mensagem ao cliente'), 'Fim.');
    await user.click(screen.getByLabelText('Fica resolvido'));
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText('Anote o número do B.O.');
  });

  it('of an accident has its deductible decided once', async () => {
    const accident = { ...ana, kind: 'sinistro', state: 'em_atendimento' } as const;
    const { user, transport } = pane(accident, [
      answer(getServiceRequest, aServiceRequest({ ...accident, mostDeductible: 3000 })),
      answer(decideDeductible, aServiceRequest({ ...ana, kind: 'sinistro' })),
    ]);
    const amount = await screen.findByLabelText('O cliente paga');
    screen.getByText(/^No máximo R\$\s3\.000,00\./);
    await user.type(amount, '3.000,01');
    await user.click(screen.getByRole('button', { name: 'Decidir a franquia' }));
    await screen.findByText(/^A franquia deste contrato é de R\$\s3\.000,00\.$/);
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(screen.getByRole('button', { name: 'Decidir a franquia' }));
    await screen.findByText('Diga por que a franquia é zero.');
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    await user.type(screen.getByLabelText(/^Motivo/), 'Culpa do outro.');
    await user.click(screen.getByRole('button', { name: 'Decidir a franquia' }));
    await sendNow(user);
    await waitFor(() =>
      expect(transport.requestsOf(decideDeductible)[0]?.body).toEqual({
        revision: 1,
        amount: 0,
        reason: 'Culpa do outro.',
      }),
    );
  });

  it('whose deductible a colleague decided meanwhile keeps the reason that was typed', async () => {
    const message = 'Caio Reis decidiu a franquia em 23/11/2026, 10:00.';
    const accident = { kind: 'sinistro', state: 'em_atendimento' } as const;
    let now = aServiceRequest({ ...ana, ...accident });
    const { user } = pane(accident, [
      answer(getServiceRequest, () => now),
      refuse(decideDeductible, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    await user.type(await screen.findByLabelText('O cliente paga'), '900,00');
    await user.type(screen.getByLabelText(/^Motivo/), 'Primeira vez.');
    now = aServiceRequest({
      ...{ ...ana, ...accident },
      deductible: { amount: 1200, reason: null, dueOn: '2026-12-10' },
    });
    await user.click(screen.getByRole('button', { name: 'Decidir a franquia' }));
    await sendNow(user);
    await screen.findByText(TOO_LATE);
    expect(screen.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Primeira vez.');
  });

  it('says that a driver could not be opened, and can be asked again', async () => {
    let isAway = true;
    const driver = answer(getDriver, aDriver());
    const { user } = pane({}, [
      {
        ...driver,
        reply: async (request) =>
          (isAway ? refuse(getDriver, 503) : driver).reply(request),
      },
    ]);
    const button = { name: 'Ver dados inteiros: Otávio Lacerda' };
    await user.click(await screen.findByRole('button', button));
    await screen.findByText(
      'Não conseguimos abrir os dados. Tente de novo em instantes.',
    );
    isAway = false;
    await user.click(screen.getByRole('button', button));
    await screen.findByText(/111\.444\.777-35/);
    expect(screen.queryByRole('button', button)).toBeNull();
  });

  it('shows drivers in part until somebody opens one', async () => {
    const { user, transport } = pane({}, [answer(getDriver, aDriver())]);
    await screen.findByText(/•••\.444\.777-••/);
    expect(transport.requestsOf(getDriver)).toEqual([]);
    await user.click(
      screen.getByRole('button', { name: 'Ver dados inteiros: Otávio Lacerda' }),
    );
    await screen.findByText(/111\.444\.777-35/);
  });
});
