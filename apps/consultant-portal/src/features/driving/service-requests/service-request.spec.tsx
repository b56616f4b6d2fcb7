import { screen, waitFor } from '@testing-library/react';
import {
  claimServiceRequest,
  decideDeductible,
  getDriver,
  getServiceRequest,
  sendServiceMessage,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aDriver,
  answer,
  aServiceRequest,
  guardConsole,
  heldBack,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { sendNow } from '../../../shared/testing/undo-bar';
import { ana, opening, OTHER, viewer } from './testing/queued-requests';

guardConsole();

const TOO_LATE = 'Não dá mais para enviar. O que você escreveu continua aqui.';
const { open } = portalForSpecs('consultant-portal', routes);
const pane = (...of: Parameters<typeof opening>) => open(...opening(...of));

describe('one request', () => {
  it('leads to the customer, by phone and to their page', async () => {
    pane({ customer: { id: OTHER, cellphone: '11991230009' } });
    const phone = await screen.findByRole('link', { name: 'Ligar (11) 99123-0009' });
    expect(phone.getAttribute('href')).toBe('tel:11991230009');
    const page = await screen.findByRole('link', { name: 'Tudo deste cliente' });
    expect(page.getAttribute('href')).toBe(`/consultor/clientes/${OTHER}`);
  });

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
    let request = aServiceRequest({ ...ana });
    const { user, transport } = pane({}, [
      answer(getServiceRequest, () => request),
      answer(claimServiceRequest, () => {
        request = aServiceRequest({ ...ana, state: 'em_atendimento', isMine: true });
        return request;
      }),
    ]);
    const claim = await screen.findByRole('button', { name: 'Assumir' });
    expect(screen.queryByRole('form', { name: 'Responder' })).toBeNull();
    await user.click(claim);
    await waitFor(() =>
      expect(transport.requestsOf(claimServiceRequest)[0]?.body).toEqual({ revision: 1 }),
    );
    const message = await screen.findByLabelText('Mensagem ao cliente');
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that could not be claimed takes no focus when it is the own one later', async () => {
    const accident = { ...ana, kind: 'sinistro', state: 'em_atendimento' } as const;
    let isMine = false;
    const { user } = pane(accident, [
      answer(getServiceRequest, () =>
        aServiceRequest({ ...accident, mostDeductible: 3000, isMine }),
      ),
      refuse(claimServiceRequest, 503),
      answer(decideDeductible, aServiceRequest({ ...accident, isMine: true })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Assumir' }));
    await screen.findByRole('alert');
    isMine = true;
    await user.type(await screen.findByLabelText('O cliente paga'), '900,00');
    await user.type(screen.getByLabelText('Motivo'), 'Primeira vez.');
    await user.click(screen.getByRole('button', { name: 'Decidir a franquia' }));
    await sendNow(user);
    await screen.findByLabelText('Mensagem ao cliente');
    expect(document.activeElement?.getAttribute('tabindex')).not.toBe('-1');
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

  it('keeps the next message, typed and with the focus, while the first is being sent', async () => {
    const { held, arrive } = heldBack(
      answer(sendServiceMessage, aServiceRequest({ ...ana, revision: 3 })),
    );
    const { user, transport } = pane({ state: 'em_atendimento' }, [held]);
    const words = await screen.findByLabelText('Mensagem ao cliente');
    await user.type(words, 'Qual medida?');
    await user.click(screen.getByRole('button', { name: 'Responder' }));
    await waitFor(() => expect(transport.requestsOf(sendServiceMessage)).toHaveLength(1));
    await user.clear(words);
    await user.type(words, 'E a marca?');
    arrive();
    await screen.findByText('Resposta enviada. O cliente recebeu um e-mail.');
    expect(words).toHaveProperty('value', 'E a marca?');
    expect(document.activeElement).toBe(words);
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

  it('that was resolved is opened again by another answer', async () => {
    let now = aServiceRequest({ ...ana, state: 'resolvida', revision: 5 });
    const { user, transport } = pane({ state: 'resolvida' }, [
      answer(getServiceRequest, () => now),
      answer(sendServiceMessage, () => {
        now = aServiceRequest({
          ...ana,
          ...{ state: 'em_atendimento', revision: 6, isMine: true },
        });
        return now;
      }),
    ]);
    await user.click(await screen.findByText('Reabrir com outra resposta'));
    await user.type(
      screen.getByLabelText('Nova mensagem ao cliente'),
      'Errei: é grátis.',
    );
    await user.click(screen.getByRole('button', { name: 'Reabrir e responder' }));
    const said = await screen.findByText(
      'Atendimento reaberto. O cliente recebeu um e-mail.',
    );
    expect(said.closest(':focus')).not.toBeNull();
    expect(transport.requestsOf(sendServiceMessage)[0]?.body).toEqual({
      ...{ revision: 5, text: 'Errei: é grátis.', to: 'em_atendimento' },
    });
    screen.getByRole('button', { name: 'Responder' });
    expect(screen.queryByText('Reabrir com outra resposta')).toBeNull();
  });

  it('that a colleague opens again meanwhile keeps the words that were typed', async () => {
    let now = aServiceRequest({ ...ana, state: 'resolvida', revision: 5 });
    const { user } = pane({ state: 'resolvida' }, [
      answer(getServiceRequest, () => now),
      refuse(sendServiceMessage, 409, { message: 'Há novidade neste atendimento.' }),
    ]);
    await user.click(await screen.findByText('Reabrir com outra resposta'));
    await user.type(screen.getByLabelText('Nova mensagem ao cliente'), 'Errei.');
    now = aServiceRequest({ ...ana, state: 'em_atendimento', revision: 6 });
    await user.click(screen.getByRole('button', { name: 'Reabrir e responder' }));
    await screen.findByText(
      'Não dá mais para enviar. O que você escreveu continua aqui.',
    );
    expect(screen.getByLabelText('Nova mensagem ao cliente')).toHaveProperty(
      'value',
      'Errei.',
    );
  });

  it('of a stolen car is not opened again', async () => {
    pane({ kind: 'roubo-ou-perda-total', state: 'resolvida' });
    await screen.findByText('Quem pode dirigir');
    expect(screen.queryByText('Reabrir com outra resposta')).toBeNull();
  });

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

  it('of a robbery speaks of no other driver at fault beside the deductible', async () => {
    const robbery = {
      ...ana,
      ...({ kind: 'roubo-ou-perda-total', state: 'em_atendimento' } as const),
      mostDeductible: 3000,
    };
    pane(robbery, [answer(getServiceRequest, aServiceRequest(robbery))]);
    await screen.findByText(/^No máximo R\$\s3\.000,00\.$/);
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
    await user.type(screen.getByLabelText('Motivo'), 'Culpa do outro.');
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
    await user.type(screen.getByLabelText('Motivo'), 'Primeira vez.');
    now = aServiceRequest({
      ...{ ...ana, ...accident },
      deductible: { amount: 1200, reason: null, dueOn: '2026-12-10' },
    });
    await user.click(screen.getByRole('button', { name: 'Decidir a franquia' }));
    await sendNow(user);
    await screen.findByText(TOO_LATE);
    expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Primeira vez.');
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
