import { screen } from '@testing-library/react';
import {
  finishRegistration,
  getLoggedUser,
  getRegistration,
  getSimulation,
  listSimulations,
  saveAddress,
} from '@site/api-contract';
import {
  A_UUID,
  type Answer,
  answer,
  aSimulation,
  aUser,
  aViewer,
  guardConsole,
  neverAnswer,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { ADDRESS, PERSON } from '../features/identity/registration/testing/drafts';
import { PUBLIC_ANSWERS } from '../testing/route-table';
import { siteScene } from '../testing/site-scene';
import { routes } from './routes';

guardConsole();
jest.setTimeout(60_000);

const CHECKOUT = `/simulador/carrinho/assinar?simulacao=${A_UUID}`;
const REVIEW = `/cadastro-de-carro-por-assinatura-mensal/conferir?returnUrl=${encodeURIComponent(CHECKOUT)}`;

/** Answers the first request of `getLoggedUser`; later ones never get an answer. */
function toldOnce(): Answer {
  const [first, later] = [
    answer(getLoggedUser, aUser({ registrationFinished: false })),
    neverAnswer(getLoggedUser),
  ];
  let isTold = false;
  return {
    call: getLoggedUser,
    reply: (seen) => (isTold ? later : ((isTold = true), first)).reply(seen),
  };
}

it('a registration that was just finished leads to the checkout and not back, even if the account is loaded again late', async () => {
  const simulation = aSimulation({ id: A_UUID });
  const documents = { wanted: [], missing: [] };
  const { user, location } = renderRoute(routes, REVIEW, {
    wire: siteScene({}, REVIEW).wire,
    viewer: aViewer('customer'),
    answers: [
      ...PUBLIC_ANSWERS,
      toldOnce(),
      answer(getRegistration, {
        document: '52998224725',
        personalData: null,
        companyData: null,
        partners: null,
        address: null,
        documents,
      }),
      answer(listSimulations, [simulation]),
      answer(getSimulation, simulation),
      answer(finishRegistration, aUser({ registrationFinished: true })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Concluir cadastro' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Assinar o Aroeira' }),
  ).toBeTruthy();
  expect(location()).toBe(CHECKOUT);
});

it('the header of the registration says when a step was saved, and links to a page for the meantime', async () => {
  const path = '/cadastro-de-carro-por-assinatura-mensal/endereco';
  const { user } = renderRoute(routes, path, {
    wire: siteScene({}, path).wire,
    viewer: aViewer('customer'),
    answers: [
      ...PUBLIC_ANSWERS,
      answer(getLoggedUser, aUser({ registrationFinished: false })),
      answer(getRegistration, {
        document: '52998224725',
        personalData: PERSON,
        companyData: null,
        partners: null,
        address: ADDRESS,
        documents: { wanted: [], missing: [] },
      }),
      answer(listSimulations, []),
      answer(saveAddress, aUser()),
    ],
  });
  const save = await screen.findByRole('button', { name: 'Salvar e continuar' });
  expect(screen.queryByText(/^Salvo às/)).toBeNull();
  await user.click(save);
  expect(await screen.findByText(/^Salvo às \d{2}:\d{2}$/)).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Continuar depois' }).getAttribute('href'),
  ).toBe('/area-logada');
});
