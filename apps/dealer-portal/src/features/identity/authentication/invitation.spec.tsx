import { screen, waitFor } from '@testing-library/react';
import { acceptSellerInvitation, signIn } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, heldBack, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { FIRST_PAGES, sessionOf, TOKEN } from './testing/sessions';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/login/convite';
const PASSWORD = 'uma frase comprida';

async function send({ user }: ReturnType<typeof open>, second = PASSWORD) {
  await user.type(await screen.findByLabelText('Senha'), PASSWORD);
  await user.type(screen.getByLabelText('Repita a senha'), second);
  await user.click(screen.getByRole('button', { name: 'Criar conta' }));
}

describe('the link of an invitation', () => {
  const accepted = answer(acceptSellerInvitation, { ok: true, email: 'vera@loja.test' });

  it('makes the account with a password and enters the portal', async () => {
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [accepted, answer(signIn, sessionOf(aViewer('seller'))), ...FIRST_PAGES],
    });
    await screen.findByRole('heading', { level: 1, name: 'Crie sua senha' });
    await waitFor(() => expect(page.location()).toBe(PAGE)); // the token is gone from the address
    await send(page);
    await waitFor(() => expect(page.location()).toBe('/concessionarias/seller'));
    expect(page.transport.requestsOf(acceptSellerInvitation)).toMatchObject([
      {
        query: { token: TOKEN },
        body: { password: PASSWORD, passwordConfirmation: PASSWORD },
      },
    ]);
    expect(page.transport.requestsOf(signIn).map(({ body }) => body)).toEqual([
      { email: 'vera@loja.test', password: PASSWORD },
    ]);
  });

  it('moves nobody who went to the sign-in before the account was opened', async () => {
    const { held, arrive } = heldBack(answer(signIn, sessionOf(aViewer('seller'))));
    const page = open(`${PAGE}#token=${TOKEN}`, { answers: [accepted, held] });
    await send(page);
    await waitFor(() => expect(page.transport.requestsOf(signIn)).toHaveLength(1));
    await page.user.click(screen.getByRole('link', { name: 'Entrar no portal' }));
    await screen.findByRole('link', { name: 'Entrar como cliente' });
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe('/concessionarias/login');
  });

  it('leads to the sign-in, with the e-mail filled in, when the automatic sign-in has to wait', async () => {
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [accepted, refuse(signIn, 429, { message: 'Muitas tentativas.' })],
    });
    await send(page);
    await screen.findByRole('heading', { level: 1, name: 'Sua conta está pronta' });
    await page.user.click(screen.getByRole('button', { name: 'Entrar no portal' }));
    await waitFor(() => expect(page.location()).toBe('/concessionarias/login'));
    expect(await screen.findByLabelText(/^E-mail/)).toHaveProperty(
      'value',
      'vera@loja.test',
    );
  });

  it('names its account to password managers', async () => {
    open(`${PAGE}#token=${TOKEN}&conta=vera%40exemplo.test`);
    const form = await screen.findByRole('form', { name: 'Crie sua senha' });
    const username = form.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.value).toBe('vera@exemplo.test');
  });

  it('that can not be used says why and what to do, without a popup', async () => {
    const message = 'Este convite expirou. Peça outro à loja.';
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [
        refuse(acceptSellerInvitation, 400, { message, reason: 'link-unusable' }),
      ],
    });
    await send(page);
    const reason = (await screen.findByText(message)).closest('[role=alert]');
    expect(reason?.querySelector('svg')).not.toBeNull();
    expect(screen.queryByLabelText('Senha')).toBeNull();
    expect(page.log.popups).toEqual([]);
  });

  it('without its token says so', async () => {
    open(PAGE);
    await screen.findByText(/^Este endereço veio sem o código do convite\./);
    expect(screen.queryByLabelText('Senha')).toBeNull();
  });

  it('takes two equal passwords, and says at the field what is refused', async () => {
    const message = 'Essa senha é muito comum. Crie outra.';
    const page = open(`${PAGE}#token=${TOKEN}`, {
      answers: [
        refuse(acceptSellerInvitation, 400, {
          message,
          fields: [{ key: 'Password', message }],
        }),
      ],
    });
    await send(page, 'outra frase comprida');
    await screen.findByText('As senhas estão diferentes.');
    expect(page.transport.requestsOf(acceptSellerInvitation)).toEqual([]);
    await page.user.clear(screen.getByLabelText('Repita a senha'));
    await page.user.type(screen.getByLabelText('Repita a senha'), PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Criar conta' }));
    await screen.findByText(message);
  });
});
