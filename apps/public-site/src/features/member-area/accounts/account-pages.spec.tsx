import { screen, waitFor } from '@testing-library/react';
import {
  changePassword,
  endOneSession,
  forgetDevice,
  setSecondStep,
} from '@site/api-contract';
import { A_UUID, answer, aUser, guardConsole, refuse } from '@site/testing';
import { openAccount, SECURITY } from '../testing/open-account';

guardConsole();

describe('the security page', () => {
  it('is reached from the menu', async () => {
    const { user, location } = await openAccount('/area-logada/dados', []);
    await user.click(screen.getByRole('link', { name: 'Segurança' }));
    await screen.findByRole('heading', { level: 1, name: 'Segurança' });
    expect(location()).toBe('/area-logada/seguranca');
  });

  it('changes the password, and a wrong current one is said at its field', async () => {
    const refusal = refuse(changePassword, 400, {
      message: 'A senha não confere.',
      fields: [{ key: 'CurrentPassword', message: 'A senha não confere.' }],
    });
    const { user, fill } = await openAccount('/area-logada/seguranca', [refusal]);
    const form = await fill('Trocar senha', {
      'Senha atual': 'errada',
      'Nova senha': 'capivara lê jornal',
      'Repita a nova senha': 'capivara lê jornal',
    });
    expect(form.getByLabelText('Senha atual').getAttribute('autocomplete')).toBe(
      'current-password',
    );
    await user.click(form.getByRole('button', { name: 'Trocar senha' }));
    await form.findByText('A senha não confere.');
    form.getByDisplayValue('errada');
  });

  it('says that the password was changed and empties the fields', async () => {
    const { user, fill } = await openAccount('/area-logada/seguranca', [
      answer(changePassword, { ok: true }),
    ]);
    const form = await fill('Trocar senha', {
      'Senha atual': 'antiga-aqui',
      'Nova senha': 'capivara lê jornal',
      'Repita a nova senha': 'capivara lê jornal',
    });
    await user.click(form.getByRole('button', { name: 'Trocar senha' }));
    await screen.findByText('Senha trocada. As outras sessões foram encerradas.');
    expect(screen.queryByDisplayValue('antiga-aqui')).toBeNull();
  });

  it('turns the code by e-mail on', async () => {
    const { user, fill, transport } = await openAccount('/area-logada/seguranca', [
      answer(setSecondStep, { ok: true }),
    ]);
    const form = await fill('Código por e-mail', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Ligar código por e-mail' }));
    await waitFor(() =>
      expect(transport.requestsOf(setSecondStep)[0]?.body).toEqual({
        enabled: true,
        currentPassword: 'minha-senha',
      }),
    );
  });

  it('lists sessions and trusted browsers by names that people know, and ends them', async () => {
    const { user, transport } = await openAccount('/area-logada/seguranca', [
      answer(endOneSession, { ok: true }),
      answer(forgetDevice, { ok: true }),
    ]);
    screen.getByText('Chrome no Windows');
    screen.getByText('esta sessão');
    await user.click(
      screen.getByRole('button', { name: 'Encerrar a sessão de Safari no iPhone' }),
    );
    await waitFor(() =>
      expect(transport.requestsOf(endOneSession)[0]?.params).toEqual({
        id: A_UUID,
        sessionId: SECURITY.sessions[1]?.id,
      }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Deixar de confiar em Safari no iPhone' }),
    );
    await waitFor(() => expect(transport.requestsOf(forgetDevice)).toHaveLength(1));
  });
});

// WCAG 1.3.5 asks for `autocomplete`, and password managers look for the user name
it.each([
  ['/area-logada/seguranca', ['Trocar senha', 'Código por e-mail']],
  ['/area-logada/dados', ['Seus dados', 'Trocar e-mail']],
])('the forms of %s name the account of their password', async (path, forms) => {
  await openAccount(path, []);
  for (const name of forms) {
    const form = await screen.findByRole('form', { name });
    const username = form.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.value).toBe(aUser().email);
  }
});
