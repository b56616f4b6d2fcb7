import { screen, waitFor } from '@testing-library/react';
import {
  getLoggedUser,
  getRegistration,
  listDocuments,
  listSimulations,
  refreshSession,
  saveAddress,
  signIn,
  signOut,
  verifyMfa,
} from '@site/contracts';
import { type Answer, answer, aUser, aViewer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../app/routes';
import { cmsWith } from '../../testing/cms-pages';
import { siteScene } from '../../testing/site-scene';
import {
  ana,
  OVER,
  sessionOf,
  signInDialog,
  typePassword,
} from './testing/sign-in-again';

guardConsole();
jest.setTimeout(30_000); // many keys

const PAGE = '/cadastro-de-carro-por-assinatura-mensal/endereco';
const BEGUN = {
  personalData: null,
  companyData: null,
  partners: null,
  address: {
    cep: '01310100',
    number: '1000',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 35,
  },
  documents: { wanted: [], missing: [] },
};

/**
 * The address step with a street typed in, and a save that the server refuses once with
 * 401.
 */
async function typedInMidForm(answers: Answer[]) {
  let over = true;
  const scene = siteScene({ simulation: '{}', campaign: 'c' }, PAGE);
  const view = renderRoute(routes, PAGE, {
    wire: scene.wire,
    viewer: aViewer('customer', { id: ana.id }),
    answers: [
      cmsWith({}),
      // Whoever asks without a token is nobody.
      {
        call: getLoggedUser,
        reply: async ({ headers }) =>
          headers.get('authorization')
            ? { status: 200, json: { data: ana } }
            : { status: 401, json: { message: OVER, traceId: 't' } },
      },
      answer(getRegistration, BEGUN),
      answer(listSimulations, []),
      answer(listDocuments, {
        items: [],
        wanted: [],
        missing: [],
        limits: { maxBytes: 1, maxPages: 1, maxMegapixels: 1, maxFiles: 1 },
      }),
      refuse(refreshSession, 401),
      answer(signOut, { ok: true }),
      {
        call: saveAddress,
        reply: async () =>
          over
            ? { status: 401, json: { message: OVER, traceId: 'trace-7' } }
            : { status: 200, json: { data: ana } },
      },
      ...answers,
    ],
  });
  const { user } = view;
  await user.type(
    await screen.findByLabelText('Rua', {}, { timeout: 15_000 }),
    'Avenida Paulista',
  );
  const send = () =>
    user.click(screen.getByRole('button', { name: 'Salvar e continuar', hidden: true }));
  await send();
  const dialog = await signInDialog();
  return { ...scene, ...view, dialog, send, signedInAgain: () => (over = false) };
}

const street = () => screen.getByLabelText('Rua');

// product.md §11: accounts in mid-form
describe('a session that ends while a form is open', () => {
  it('asks to sign in over the form, without popup and without leaving; nothing typed is lost and the save can be repeated', async () => {
    const page = await typedInMidForm([answer(signIn, sessionOf('customer'))]);
    page.dialog.getByText(`${OVER} O que você preencheu continua aqui.`);
    page.dialog.getByText('Código de atendimento: trace-7');
    expect(page.dialog.getByLabelText('E-mail, CPF ou CNPJ')).toHaveProperty(
      'value',
      ana.email,
    );
    expect([page.popups, page.location(), page.stored('simulation')]).toEqual([
      [],
      PAGE,
      '{}',
    ]);
    page.signedInAgain();
    await typePassword(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(street()).toHaveProperty('value', 'Avenida Paulista');
    await page.send();
    await waitFor(() =>
      expect(page.location()).toBe('/cadastro-de-carro-por-assinatura-mensal/documentos'),
    );
    expect(page.transport.requestsOf(saveAddress).at(-1)?.body).toMatchObject({
      street: 'Avenida Paulista',
      number: '1000',
    });
    expect(page.popups).toEqual([]);
  });

  it('asks for the code of the mail in the same place', async () => {
    const message =
      'Enviamos um código de 6 números para a•••@example.com. Vale por 10 minutos.';
    const page = await typedInMidForm([
      refuse(signIn, 403, {
        message,
        notifications: [{ key: 'MfaRequired', message }],
        userId: ana.id,
      }),
      answer(verifyMfa, sessionOf('customer')),
    ]);
    await typePassword(page);
    await page.dialog.findByText(message);
    await page.user.type(page.dialog.getByLabelText('Código de 6 números'), '123456');
    await page.user.click(
      page.dialog.getByRole('button', { name: 'Confirmar e entrar' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.transport.requestsOf(verifyMfa)[0]?.body).toEqual({
      email: ana.id,
      pin: '123456',
      trustDevice: false,
    });
    expect(street()).toHaveProperty('value', 'Avenida Paulista');
    expect([page.location(), page.popups]).toEqual([PAGE, []]);
  });

  it('says a wrong password in the dialog', async () => {
    const page = await typedInMidForm([
      refuse(signIn, 401, { message: 'E-mail, documento ou senha não conferem.' }),
    ]);
    await typePassword(page);
    await page.dialog.findByText('E-mail, documento ou senha não conferem.');
    expect([page.location(), page.popups]).toEqual([PAGE, []]);
  });

  it('gives another person a clean state: nothing of the one before stays on the screen, and the page is loaded anew', async () => {
    const bia = aUser({
      id: '9f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a99',
      name: 'Bia Reis',
      email: 'bia@example.com',
    });
    const page = await typedInMidForm([answer(signIn, sessionOf('customer', bia))]);
    await page.user.clear(page.dialog.getByLabelText('E-mail, CPF ou CNPJ'));
    await page.user.type(page.dialog.getByLabelText('E-mail, CPF ou CNPJ'), bia.email);
    await typePassword(page);
    await waitFor(() => expect(page.loads).toEqual(['/area-logada']));
    expect(screen.queryByDisplayValue('Avenida Paulista')).toBeNull();
    expect(page.stored('simulation')).toBeNull();
    expect(JSON.parse(page.stored('user') ?? '{}')).toMatchObject({ name: 'Bia Reis' });
  });

  it('goes the way of every 401 when it is cancelled, after a question', async () => {
    const page = await typedInMidForm([]);
    await page.user.click(page.dialog.getByRole('button', { name: 'Fechar' }));
    page.dialog.getByText(
      'Sem entrar de novo, o que você preencheu e ainda não foi enviado se perde.',
    );
    await page.user.click(page.dialog.getByRole('button', { name: 'Voltar e entrar' }));
    await page.dialog.findByLabelText('Senha');
    await page.user.click(page.dialog.getByRole('button', { name: 'Cancelar' }));
    await page.user.click(page.dialog.getByRole('button', { name: 'Sair sem enviar' }));
    await waitFor(() =>
      expect(page.location()).toBe(`/conta/login?returnUrl=${encodeURIComponent(PAGE)}`),
    );
    expect(
      ['token', 'user', 'simulation'].map((key) => page.stored(key as 'token')),
    ).toEqual([null, null, null]);
    expect(page.stored('campaign')).toBe('c');
  });

  it('leaves for the end of the registration when the other account is not confirmed', async () => {
    const page = await typedInMidForm([
      refuse(signIn, 403, {
        message: 'Confirme seu e-mail.',
        notifications: [{ key: 'EmailPending', message: 'x' }],
        userId: 'u-2',
      }),
    ]);
    await typePassword(page);
    await waitFor(() =>
      expect(page.location()).toBe(
        '/cadastro-de-carro-por-assinatura-mensal/rapido/finalizar',
      ),
    );
    expect([page.stored('token'), page.stored('pendingUserId')]).toEqual([null, 'u-2']);
  });
});

it('a 401 where no form is open keeps the flow of spec §8: popup, session cleared, /conta/login', async () => {
  const scene = siteScene({ simulation: '{}' }, '/area-logada/seguranca');
  const view = renderRoute(routes, '/area-logada/seguranca', {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [
      cmsWith({}),
      answer(listSimulations, []),
      refuse(getLoggedUser, 401, { message: '' }),
      refuse(refreshSession, 401),
      answer(signOut, { ok: true }),
    ],
  });
  await waitFor(() =>
    expect(view.location()).toBe('/conta/login?returnUrl=%2Farea-logada%2Fseguranca'),
  );
  expect(scene.popups).toMatchObject([{ title: 'Erro!', text: OVER }]);
  expect([scene.stored('token'), scene.stored('simulation')]).toEqual([null, null]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
