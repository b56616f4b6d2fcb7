import { screen, waitFor } from '@testing-library/react';
import { signIn, type ViewerKind } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aViewer,
  guardConsole,
  heldBack,
  neverAnswer,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { FIRST_PAGES, sessionOf } from './testing/sessions';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/login';

async function enter({ user }: ReturnType<typeof open>, email = 'dealer@rodar.test') {
  await user.type(await screen.findByLabelText('E-mail, CPF ou CNPJ'), email);
  await user.type(screen.getByLabelText('Senha'), 'Ipe-Amarelo-2026');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

describe('the sign-in of the dealer portal', () => {
  it.each<[ViewerKind, string]>([
    ['dealer', '/concessionarias'],
    ['seller', '/concessionarias/seller'],
  ])('brings a %s to %s', async (kind, home) => {
    const page = open(PAGE, {
      answers: [answer(signIn, sessionOf(aViewer(kind))), ...FIRST_PAGES],
    });
    await enter(page);
    await waitFor(() => expect(page.location()).toBe(home));
    expect(page.transport.requestsOf(signIn)[0]?.body).toEqual({
      email: 'dealer@rodar.test',
      password: 'Ipe-Amarelo-2026',
    });
  });

  it.each<[ViewerKind, string]>([
    ['customer', '/area-logada'],
    ['consultant', '/consultor'],
  ])('brings a %s to %s, and says why', async (kind, home) => {
    const page = open(PAGE, { answers: [answer(signIn, sessionOf(aViewer(kind)))] });
    await enter(page);
    await screen.findByText(
      'Esta conta não é de concessionária nem de vendedor. Abrimos a sua área.',
    );
    expect(page.log.loaded).toEqual([home]);
  });

  it.each<ViewerKind>(['anonymous', 'customer', 'consultant'])(
    'offers no page of the portal to a viewer of kind %s, whom its guard sends away',
    async (kind) => {
      open(PAGE, { viewer: aViewer(kind) });
      await screen.findByRole('button', { name: 'Entrar' });
      for (const name of ['Entregas', 'Devoluções', 'Resultados'])
        expect(screen.queryByRole('link', { name })).toBeNull();
    },
  );

  it('goes back to the page of this site that was asked for, and to no other host', async () => {
    const wanted = open(`${PAGE}?returnUrl=/concessionarias/propostas`, {
      answers: [answer(signIn, sessionOf(aViewer('dealer'))), ...FIRST_PAGES],
    });
    await enter(wanted);
    await waitFor(() => expect(wanted.location()).toBe('/concessionarias/propostas'));
  });

  it('does not follow a returnUrl to another host (E8)', async () => {
    const page = open(`${PAGE}?returnUrl=//outro.test/`, {
      answers: [answer(signIn, sessionOf(aViewer('dealer'))), ...FIRST_PAGES],
    });
    await enter(page);
    await waitFor(() => expect(page.location()).toBe('/concessionarias'));
    expect(page.log.loaded).toEqual([]);
  });

  it.each([
    ['the session came', answer(signIn, sessionOf(aViewer('dealer')))],
    [
      'another step was asked for',
      refuse(signIn, 409, { message: 'x', reason: 'second-step-needed' }),
    ],
  ])('leaves somebody alone who went on before %s', async (_what, late) => {
    const { held, arrive } = heldBack(late);
    const page = open(PAGE, { answers: [held] });
    await enter(page);
    await waitFor(() => expect(page.transport.requestsOf(signIn)).toHaveLength(1));
    await page.user.click(screen.getByRole('link', { name: 'Receber link de acesso' }));
    await screen.findByRole('heading', { level: 1, name: 'Receba um link de acesso' });
    arrive();
    await page.allAnswered();
    expect(page.location()).toBe(`${PAGE}/link`);
    expect(page.log.loaded).toEqual([]);
  });

  it('shows a wrong password in the form, without a popup, and empties the password', async () => {
    const page = open(PAGE, {
      answers: [
        refuse(signIn, 401, { message: 'E-mail, documento ou senha não conferem.' }),
      ],
    });
    await enter(page);
    const problem = await screen.findByRole('alert');
    expect(problem.textContent.trim()).toBe('E-mail, documento ou senha não conferem.');
    expect(problem.querySelector('svg')).not.toBeNull();
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', '');
    expect(screen.getByLabelText('E-mail, CPF ou CNPJ')).toHaveProperty(
      'value',
      'dealer@rodar.test',
    );
    expect(page.log.popups).toEqual([]);
    expect(page.location()).toBe(PAGE);
  });

  it('shows the text of the temporary block and counts it down in place of the button, which sends nothing meanwhile', async () => {
    const page = open(PAGE, {
      answers: [refuse(signIn, 429, { message: 'Aguarde.' }, { 'Retry-After': '90' })],
    });
    stopClock(); // the countdown stands still
    await enter(page);
    const button = await screen.findByRole('button', { name: 'Tente de novo em 1:30' });
    await waitFor(() =>
      expect(page.log.popups).toMatchObject([
        {
          title: 'Alerta',
          text: expect.stringMatching(/^Detectamos múltiplas tentativas/) as string,
        },
      ]),
    );
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('alert').textContent.trim()).toBe('Aguarde.');
    await page.user.click(button);
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'Ipe-Amarelo-2026');
    await page.user.type(screen.getByLabelText('Senha'), '{Enter}');
    expect(page.transport.requestsOf(signIn)).toHaveLength(1);
  });

  it("asks for what is missing, and says 'Entrando...' meanwhile", async () => {
    const page = open(PAGE, { answers: [neverAnswer(signIn)] });
    await page.user.click(await screen.findByRole('button', { name: 'Entrar' }));
    await screen.findByText('Informe e-mail, CPF ou CNPJ.');
    screen.getByText('Informe a senha.');
    await enter(page);
    await screen.findByRole('button', { name: 'Entrando...' });
  });

  it('leads customers to their own sign-in', async () => {
    open(PAGE);
    expect(
      (await screen.findByRole('link', { name: 'Entrar como cliente' })).getAttribute(
        'href',
      ),
    ).toBe('/conta/login');
  });
});
