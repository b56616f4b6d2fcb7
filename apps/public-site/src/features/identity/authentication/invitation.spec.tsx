import { screen, waitFor } from '@testing-library/react';
import { acceptConsultantInvitation } from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { openSignIn } from './testing/open-sign-in';

guardConsole();

const TOKEN = 'b3VydS1icmFuY28tZGEtc2VycmEtMjAyNg';

describe('the invitation of a consultant', () => {
  const open = (answers: Answer[], hash = `#token=${TOKEN}&conta=rita%40exemplo.test`) =>
    openSignIn(answers, { path: `/conta/convite${hash}` });
  const accept = async (view: Awaited<ReturnType<typeof open>>) => {
    await view.user.type(await screen.findByLabelText('Senha'), 'capivara lê jornal');
    await view.user.type(screen.getByLabelText('Repita a senha'), 'capivara lê jornal');
    await view.user.click(screen.getByRole('button', { name: 'Criar conta' }));
  };

  it('loses its token from the address, makes the account and leads to the sign-in', async () => {
    const view = await open([
      answer(acceptConsultantInvitation, { ok: true, email: 'rita@exemplo.test' }),
    ]);
    await waitFor(() => expect(view.location()).toBe('/conta/convite'));
    await accept(view);
    await screen.findByText(
      'Sua conta está pronta. Entre com o e-mail do convite e a senha que você criou.',
    );
    expect(view.location()).toBe('/conta/login');
    expect(view.transport.requestsOf(acceptConsultantInvitation)[0]).toMatchObject({
      query: { token: TOKEN },
      body: { password: 'capivara lê jornal' },
    });
  });

  it('that is of no use says why', async () => {
    const message = 'Este convite expirou. Peça outro a quem convidou você.';
    const view = await open([
      refuse(acceptConsultantInvitation, 400, { message, reason: 'link-unusable' }),
    ]);
    await accept(view);
    await screen.findByText(message);
    expect(
      screen.getByRole('link', { name: 'Ir para o login' }).getAttribute('href'),
    ).toBe('/conta/login');
  });

  it('without its token asks for another link', async () => {
    await open([], '');
    await screen.findByText(/^Este endereço veio sem o código do convite\./);
  });
});
