import { screen, waitFor, within } from '@testing-library/react';
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  getLoggedUser,
  getRegistration,
  saveAccountData,
  setSecondStep,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
  stopClock,
  unreachable,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { openAccount, REGISTRATION, SECURITY } from '../testing/open-account';

guardConsole();

describe('a failure of the account, told once and in place', () => {
  const AWAY = { message: 'Estamos em manutenção até as 15h.' };
  const SENTENCE = AWAY.message;
  const NETWORK =
    'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.';
  const PASSWORDS = {
    'Senha atual': 'minha-senha',
    'Nova senha': 'capivara lê jornal',
    'Repita a nova senha': 'capivara lê jornal',
  };
  const changeIt = async (failing: Answer) => {
    const view = await openAccount('/area-logada/seguranca', [failing]);
    const form = await view.fill('Trocar senha', PASSWORDS);
    await view.user.click(form.getByRole('button', { name: 'Trocar senha' }));
    return { ...view, form };
  };

  it.each([
    ['said by the server', refuse(changePassword, 503, AWAY), SENTENCE],
    ['without an answer', unreachable(changePassword), NETWORK],
    [
      'without a sentence',
      refuse(changePassword, 404),
      'Nada foi salvo. O que você escreveu está aqui: tente de novo em instantes.',
    ],
  ])('%s: beside the form, which keeps what was typed', async (_, failing, said) => {
    const { form, popups, notices } = await changeIt(failing);
    expect((await form.findByRole('alert')).textContent).toBe(said);
    expect(form.getByLabelText('Senha atual')).toHaveProperty('value', 'minha-senha');
    expect(form.getByLabelText('Senha atual').getAttribute('aria-invalid')).not.toBe(
      'true',
    );
    expect(popups).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('leaves a block to its popup and to the button that counts down', async () => {
    stopClock(); // the countdown stands still
    const { form, popups } = await changeIt(
      refuse(
        changePassword,
        429,
        { message: 'Muitas tentativas.' },
        {
          'Retry-After': '60',
        },
      ),
    );
    await form.findByRole('button', { name: 'Tente de novo em 1:00' });
    expect(popups).toEqual([expect.objectContaining({ title: 'Alerta' })]);
    expect(form.queryByRole('alert')).toBeNull();
  });

  it('takes the sentence away once the form is closed and opened again', async () => {
    const { user, form } = await changeIt(refuse(changePassword, 503, AWAY));
    await form.findByText(SENTENCE);
    await user.click(screen.getByRole('button', { name: 'Fechar Senha' }));
    await user.click(screen.getByRole('button', { name: 'Mudar Senha' }));
    await screen.findByLabelText('Nova senha');
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  it('takes the sentence away once another try is saved', async () => {
    let isAway = true;
    const refused = refuse(setSecondStep, 503, AWAY);
    const taken = answer(setSecondStep, { ok: true });
    const { user, fill, popups } = await openAccount('/area-logada/seguranca', [
      { ...taken, reply: (received) => (isAway ? refused : taken).reply(received) },
    ]);
    const form = await fill('Código por e-mail', { 'Senha atual': 'minha-senha' });
    const button = form.getByRole('button', { name: 'Ligar código por e-mail' });
    await user.click(button);
    expect((await form.findByRole('alert')).textContent).toBe(SENTENCE);
    isAway = false;
    await user.click(button);
    await screen.findByText('Pronto. Enviamos um aviso ao seu e-mail.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(popups).toEqual([]);
  });

  it.each([
    [
      'Encerrar a sessão de Safari no iPhone',
      endOneSession,
      'Não conseguimos encerrar. A sessão continua aberta: tente de novo em instantes.',
    ],
    [
      'Encerrar todas as outras',
      endOtherSessions,
      'Não conseguimos encerrar. A sessão continua aberta: tente de novo em instantes.',
    ],
    [
      'Deixar de confiar em Safari no iPhone',
      forgetDevice,
      'Não conseguimos. Este navegador ainda entra sem código: tente de novo em instantes.',
    ],
  ])("%s: the server's sentence below the list, or ours", async (button, call, ours) => {
    const failing = [refuse(call, 503, AWAY), unreachable(call)];
    let tries = 0;
    const { user, popups, notices } = await openAccount('/area-logada/seguranca', [
      {
        call,
        reply: async (received) => {
          const next = failing[tries] ?? failing[1];
          tries += 1;
          return next?.reply(received);
        },
      } as Answer,
    ]);
    for (const said of [SENTENCE, ours]) {
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said));
    }
    expect(popups).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('leaves a block while sessions are ended to its popup', async () => {
    const { user, popups } = await openAccount('/area-logada/seguranca', [
      refuse(endOtherSessions, 429, { message: 'Muitas tentativas.' }),
    ]);
    const button = screen.getByRole('button', { name: 'Encerrar todas as outras' });
    await user.click(button);
    await waitFor(() => expect(popups).toMatchObject([{ title: 'Alerta' }]));
    await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in place that the account could not be read, and tries again', async () => {
    let isAway = true;
    const refused = refuse(getAccountSecurity, 503, AWAY);
    const there = answer(getAccountSecurity, {
      ...SECURITY,
      pendingEmail: 'nova@example.com',
    });
    const scene = siteScene();
    const { user } = renderRoute(amongOthers(memberAreaRoutes), '/area-logada/dados', {
      wire: scene.wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getLoggedUser, aUser()),
        answer(getRegistration, REGISTRATION),
        { ...there, reply: (received) => (isAway ? refused : there).reply(received) },
      ],
    });
    const failure = within(await screen.findByRole('alert'));
    failure.getByText('Não conseguimos ver se um novo e-mail espera pelo código.');
    failure.getByText(SENTENCE);
    isAway = false;
    await user.click(failure.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('form', { name: 'Confirmar troca' });
    expect(scene.popups).toEqual([]);
  });

  it('is told by the popup alone where specification §7 names the call', async () => {
    const { user, fill, popups } = await openAccount('/area-logada/dados', [
      refuse(saveAccountData, 503, AWAY),
    ]);
    const form = await fill('Seus dados', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Salvar dados' }));
    await waitFor(() =>
      expect(popups).toEqual([expect.objectContaining({ text: SENTENCE })]),
    );
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByLabelText('Senha atual')).toHaveProperty('value', 'minha-senha');
  });
});
