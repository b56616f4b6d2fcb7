import { screen, waitFor, within } from '@testing-library/react';
import {
  changePassword,
  endOneSession,
  forgetDevice,
  saveAccountData,
  setSecondStep,
} from '@site/api-contract';
import { memoryStorage } from '@site/auth';
import {
  A_UUID,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
  stubDrafts,
} from '@site/testing';
import { openAccount, SECURITY } from '../testing/open-account';

guardConsole();

describe('the security page', () => {
  it('is reached from the menu', async () => {
    const { user, location } = await openAccount('/area-logada/dados', []);
    await user.click(screen.getByRole('link', { name: 'Segurança' }));
    await screen.findByRole('heading', { level: 1, name: 'Segurança' });
    expect(location()).toBe('/area-logada/seguranca');
  });

  it('shows staff the way back to their portal in place of the customers’ menu', async () => {
    await openAccount(
      '/area-logada/seguranca',
      [],
      {},
      { viewer: aViewer('consultant') },
    );
    const menu = within(screen.getByRole('navigation', { name: 'Sua área' }));
    const [back, ...more] = menu.getAllByRole('link');
    expect(back?.textContent).toBe('Voltar ao portal');
    expect(back?.getAttribute('href')).toBe('/consultor');
    expect(more).toEqual([]);
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

  it('lists the session of this browser first', async () => {
    const [here, phone] = SECURITY.sessions;
    const sessions = [phone, here].filter((session) => session !== undefined);
    await openAccount('/area-logada/seguranca', [], { sessions });
    const open = within(screen.getByRole('region', { name: 'Sessões abertas' }));
    const [first] = open.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Chrome no Windows Esta sessão/);
    expect(open.getAllByRole('listitem')).toHaveLength(2);
  });

  it('lists sessions and trusted browsers by names that people know, and ends them', async () => {
    const { user, transport } = await openAccount('/area-logada/seguranca', [
      answer(endOneSession, { ok: true }),
      answer(forgetDevice, { ok: true }),
    ]);
    screen.getByText('Chrome no Windows');
    screen.getByText('Esta sessão');
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

describe('a form of the account', () => {
  const DATA = '/area-logada/dados';

  it('waits behind its button, which opens and closes it', async () => {
    const { user } = await openAccount('/area-logada/seguranca', []);
    expect(screen.queryByRole('form')).toBeNull();
    screen.getByText(/Com o código, a senha sozinha não basta\.$/);
    screen.getByRole('button', { name: 'Ligar Código por e-mail', expanded: false });
    await user.click(
      screen.getByRole('button', { name: 'Mudar Senha', expanded: false }),
    );
    await screen.findByRole('form', { name: 'Trocar senha' });
    await user.click(
      screen.getByRole('button', { name: 'Fechar Senha', expanded: true }),
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([
    [`${DATA}#dados-email`, 'Trocar e-mail'],
    ['/area-logada/seguranca#seguranca-senha', 'Trocar senha'],
  ])('is open where the address names it: %s', async (path, name) => {
    await openAccount(path, []);
    await screen.findByRole('form', { name });
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });

  it('is open with what was typed earlier', async () => {
    const { answers } = stubDrafts({ 'change-email': { email: 'nova@example.com' } });
    await openAccount(DATA, answers, {}, { tab: memoryStorage() });
    const form = within(await screen.findByRole('form', { name: 'Trocar e-mail' }));
    await form.findByDisplayValue('nova@example.com');
    expect(screen.queryByRole('form', { name: 'Seus dados' })).toBeNull();
  });

  it('closes once it was saved, with the focus on its heading', async () => {
    const { user, fill } = await openAccount(DATA, [answer(saveAccountData, aUser())]);
    const form = await fill('Seus dados', { 'Senha atual': 'minha-senha' });
    await user.click(form.getByRole('button', { name: 'Salvar dados' }));
    await screen.findByRole('button', { name: 'Mudar Nome e celular' });
    expect(document.activeElement?.textContent).toBe('Nome e celular');
  });
});

// WCAG 1.3.5 asks for `autocomplete`, and password managers look for the user name
it.each([
  ['/area-logada/seguranca', ['Trocar senha', 'Código por e-mail']],
  ['/area-logada/dados', ['Seus dados', 'Trocar e-mail']],
])('the forms of %s name the account of their password', async (path, forms) => {
  const { fill } = await openAccount(path, []);
  for (const name of forms) {
    await fill(name, {});
    const form = await screen.findByRole('form', { name });
    const username = form.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.value).toBe(aUser().email);
  }
});
