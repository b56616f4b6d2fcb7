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
} from '@site/api-contract';
import { memoryStorage } from '@site/auth';
import {
  answer,
  aToken,
  aUser,
  aViewer,
  claimsFor,
  guardConsole,
  refuse,
  stubDrafts,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { cmsWith } from '../../../testing/cms-pages';
import { siteScene } from '../../../testing/site-scene';

guardConsole();
jest.setTimeout(60_000); // typing takes many key events

const OVER = 'Sua sessão expirou, faça login novamente para continuar!';
const RESTORED = 'Recuperamos o que você tinha digitado.';
const FORM = 'registration-address';
const PAGE = '/cadastro-de-carro-por-assinatura-mensal/endereco?returnUrl=%2Fx';
const ana = aUser({ registrationFinished: false });
const bia = aUser({
  id: '9f9a4a3e-6c57-4a0c-9a57-1f6c1d0b7a99',
  name: 'Bia Reis',
  email: 'bia@example.com',
  registrationFinished: false,
});
const BEGUN = {
  document: '52998224725',
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

/** Opens the address step, types a street and saves after the session has expired. */
async function sentTooLate(who = ana) {
  let isOver = true;
  const session = { token: aToken(claimsFor(aViewer('customer', { id: who.id }))) };
  const server = stubDrafts();
  const tab = memoryStorage();
  const scene = siteScene({ simulation: '{}', campaign: 'c' }, PAGE, { tab });
  const view = renderRoute(routes, PAGE, {
    wire: scene.wire,
    viewer: aViewer('customer', { id: ana.id }),
    answers: [
      cmsWith({}),
      ...server.answers,
      answer(getLoggedUser, () => (isOver ? ana : who)),
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
      answer(signIn, { ...session, user: who }),
      {
        call: saveAddress,
        reply: async () =>
          isOver
            ? { status: 401, json: { message: OVER, traceId: 'trace-7' } }
            : { status: 200, json: { data: ana } },
      },
    ],
  });
  const { user } = view;
  await user.type(await screen.findByLabelText('Rua'), 'Avenida Paulista');
  const send = () =>
    user.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
  await send();
  await screen.findByLabelText('Senha');
  const enter = async () => {
    isOver = false;
    await user.type(screen.getByLabelText('E-mail, CPF ou CNPJ'), who.email);
    await user.type(screen.getByLabelText('Senha'), 'Ipe-Amarelo-2026');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    return screen.findByLabelText<HTMLInputElement>('Rua');
  };
  return { ...scene, ...view, ...server, tab, send, enter };
}

// spec §4 and §8: 401
describe('a session that ends while a form is open', () => {
  it('says so, clears session, user data and simulation, and leads to the sign-in with the way back', async () => {
    const page = await sentTooLate();
    expect(page.popups).toMatchObject([{ title: 'Erro!', text: OVER }]);
    expect(page.location()).toBe(`/conta/login?returnUrl=${encodeURIComponent(PAGE)}`);
    expect(
      ['token', 'user', 'simulation'].map((key) => page.stored(key as 'token')),
    ).toEqual([null, null, null]);
    expect(page.stored('campaign')).toBe('c');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('restores the typed values of the form, and deletes them once they were sent', async () => {
    const page = await sentTooLate();
    const street = await page.enter();
    expect(page.location()).toBe(PAGE);
    await waitFor(() => expect(street.value).toBe('Avenida Paulista'));
    screen.getByText(RESTORED);
    await page.send();
    await waitFor(() =>
      expect(page.location()).toBe(
        '/cadastro-de-carro-por-assinatura-mensal/documentos?returnUrl=%2Fx',
      ),
    );
    expect(page.transport.requestsOf(saveAddress).at(-1)?.body).toMatchObject({
      street: 'Avenida Paulista',
      number: '1000',
    });
    await waitFor(() => expect(page.drafts).toEqual({}));
    expect(page.tab.getItem('ROD_TYPED')).toBeNull();
  });

  it('does not show the typed values to another person who signs in', async () => {
    const page = await sentTooLate(bia);
    delete page.drafts[FORM];
    const street = await page.enter();
    await waitFor(() => expect(page.tab.getItem('ROD_TYPED')).toBeNull());
    expect(street.value).toBe('');
    expect(screen.queryByText(RESTORED)).toBeNull();
  });
});

it('a form that is opened again shows what was typed a moment ago', async () => {
  const { answers } = stubDrafts({ [FORM]: { street: 'Rua do server', number: '7' } });
  const scene = siteScene({}, PAGE, { tab: memoryStorage() });
  renderRoute(routes, PAGE, {
    wire: scene.wire,
    viewer: aViewer('customer', { id: ana.id }),
    answers: [
      cmsWith({}),
      ...answers,
      answer(getLoggedUser, ana),
      answer(getRegistration, BEGUN),
      answer(listSimulations, []),
    ],
  });
  await screen.findByText(RESTORED);
  expect(screen.getByLabelText<HTMLInputElement>('Rua').value).toBe('Rua do server');
  expect(screen.getByLabelText<HTMLInputElement>('Número').value).toBe('7');
  expect(screen.getByLabelText<HTMLInputElement>('Bairro').value).toBe('Bela Vista');
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
  expect(scene.stored('token')).toBe(null);
  expect(scene.stored('simulation')).toBe(null);
  expect(screen.queryByRole('dialog')).toBeNull();
});
