import { screen, waitFor } from '@testing-library/react';
import { signIn, verifyMfa } from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse, stopClock } from '@site/testing';
import { EMAIL, openSignIn, sessionOf } from './testing/open-sign-in';

guardConsole();

describe('the code of the mail', () => {
  const open = (answers: Answer[], mfaEmail: string | null = EMAIL) =>
    openSignIn(answers, {
      path: '/conta/autenticacao-email',
      remembered: mfaEmail ? { mfaEmail } : {},
    });

  it('signs in and forgets the e-mail', async () => {
    const { user, transport, location, stored } = await open([
      answer(verifyMfa, sessionOf('customer')),
    ]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await waitFor(() => expect(location()).toBe('/area-logada'));
    expect(transport.requestsOf(verifyMfa)[0]?.body).toEqual({
      email: EMAIL,
      pin: '123456',
      trustDevice: false,
    });
    expect(stored('mfaEmail')).toBeNull();
  });

  it('makes this browser trusted for 30 days when that is ticked', async () => {
    const { user, transport } = await open([answer(verifyMfa, sessionOf('customer'))]);
    await user.click(
      screen.getByRole('checkbox', { name: 'Confiar neste navegador por 30 dias' }),
    );
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await waitFor(() =>
      expect(transport.requestsOf(verifyMfa)[0]?.body).toMatchObject({
        trustDevice: true,
      }),
    );
  });

  it('can be pasted with other text around it', async () => {
    const { user } = await open([]);
    await user.click(screen.getByLabelText('Código de 6 números'));
    await user.paste('Código: 123 456.');
    screen.getByDisplayValue('123456');
  });

  it('counts the block down on the button', async () => {
    const { user } = await open([refuse(verifyMfa, 429, {}, { 'Retry-After': '75' })]);
    stopClock(); // the countdown stands still
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await screen.findByRole('button', { name: 'Tente de novo em 1:15' });
  });

  // security-requirements B8
  it("is sent with the account's id after a sign-in by CPF, since the browser stores no document", async () => {
    const id = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b';
    const refusal = refuse(signIn, 403, {
      message: 'Enviamos um código.',
      userId: id,
      notifications: [{ key: 'MfaRequired', message: 'MfaRequired' }],
    });
    const { user, submit, transport, stored } = await openSignIn([
      refusal,
      answer(verifyMfa, sessionOf('customer')),
    ]);
    await submit('529.982.247-25');
    await screen.findByText(
      'Enviamos um código de 6 números para o e-mail da sua conta. Vale por 10 minutos.',
    );
    expect(stored('mfaEmail')).toBe(id);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await waitFor(() =>
      expect(transport.requestsOf(verifyMfa)[0]?.body).toMatchObject({ email: id }),
    );
  });

  it('that is wrong is said at the field', async () => {
    const { user } = await open([
      refuse(verifyMfa, 400, {
        message: 'x',
        fields: [{ key: 'Pin', message: 'Código incorreto ou expirado.' }],
      }),
    ]);
    await user.type(screen.getByLabelText('Código de 6 números'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await screen.findByText('Código incorreto ou expirado.');
    screen.getByRole('textbox', {
      name: 'Código de 6 números',
      description: 'Código incorreto ou expirado.',
    });
  });

  it('has six digits and is filled in by the system', async () => {
    const { user } = await open([]);
    const field = screen.getByLabelText('Código de 6 números');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }));
    await screen.findByText('O código tem 6 números.');
  });

  it('can not be asked for without a password first', async () => {
    await open([], null);
    await screen.findByText('Para receber um código, entre primeiro com a sua senha.');
    expect(
      screen.getByRole('link', { name: 'Entrar de novo' }).getAttribute('href'),
    ).toBe('/conta/login');
  });
});
