import { screen, waitFor, within } from '@testing-library/react';
import {
  getLoggedUser,
  listSimulations,
  type RegistrationDraft,
  saveAddress,
} from '@site/api-contract';
import { aBasket, answer, aSimulation, aUser, guardConsole, refuse } from '@site/testing';
import { whereGuardLeads } from '../../../testing/site-scene';
import { registrationRoutes } from './registration.routes';
import { ADDRESS, COMPANY, PARTNERS, PERSON } from './testing/drafts';
import { BASE, EMPTY, open, openSteps, SENT } from './testing/open-registration';

guardConsole();

describe('the registration', () => {
  it.each([
    [BASE, `${BASE}/rapido`],
    [
      `${BASE}/empresa/dados?returnUrl=%2Fsimulador%2Fcarrinho`,
      `${BASE}/rapido?returnUrl=%2Fsimulador%2Fcarrinho`,
    ],
  ])('sends somebody without a session from %s to %s', async (path, target) => {
    expect(await whereGuardLeads(registrationRoutes, BASE, path)).toBe(target);
  });

  it.each([
    ['nothing', EMPTY, 'dados'],
    ['the person', { personalData: PERSON }, 'endereco'],
    ['every form', { personalData: PERSON, address: ADDRESS }, 'documentos'],
    ['everything', { personalData: PERSON, address: ADDRESS, ...SENT }, 'conferir'],
    [
      'a profession from before the list',
      { personalData: { ...PERSON, profession: 'Mestre cervejeira' }, address: ADDRESS },
      'dados',
    ],
  ] as const)(
    'goes on where it was left: with %s filled at %s',
    async (_what, draft, slug) => {
      const { location } = openSteps(BASE, draft);
      await waitFor(() => expect(location()).toBe(`${BASE}/${slug}`));
    },
  );

  it.each([
    ['nothing', EMPTY, 'dados'],
    ['the company', { companyData: COMPANY }, 'socios'],
    ['the partners', { companyData: COMPANY, partners: PARTNERS }, 'endereco'],
    [
      'an address before the partners',
      { companyData: COMPANY, address: ADDRESS },
      'socios',
    ],
  ] as const)(
    'of a company goes on where it was left: with %s filled at %s',
    async (_what, draft, slug) => {
      const { location } = openSteps(
        BASE,
        { ...draft } as Partial<RegistrationDraft>,
        [],
        { personType: 'PJ' },
      );
      await waitFor(() => expect(location()).toBe(`${BASE}/empresa/${slug}`));
    },
  );

  it('of a person has no step of partners', async () => {
    const { location } = openSteps(`${BASE}/socios`, EMPTY);
    await waitFor(() => expect(location()).toBe(`${BASE}/dados`));
  });

  it('of a company stands under empresa', async () => {
    const { location } = openSteps(`${BASE}/dados`, EMPTY, [], { personType: 'PJ' });
    await screen.findByRole('heading', { name: 'Dados da empresa' });
    expect(location()).toBe(`${BASE}/empresa/dados`);
  });

  it('that is finished opens the page that asked for it', async () => {
    const { location } = openSteps(
      `${BASE}?returnUrl=%2Fsimulador%2Fcarrinho`,
      EMPTY,
      [],
      { registrationFinished: true },
    );
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
  });

  it('that is finished changes one step and goes back, without a progress bar', async () => {
    const back = '%2Farea-logada%2Fdados';
    const { user, location } = openSteps(
      `${BASE}/endereco?returnUrl=${back}`,
      { personalData: PERSON, address: ADDRESS, ...SENT },
      [answer(saveAddress, aUser())],
      { registrationFinished: true },
    );
    await screen.findByRole('heading', { level: 1, name: 'Seu endereço' });
    expect(screen.queryByRole('list', { name: 'Passos do cadastro' })).toBeNull();
    expect(screen.queryByText(/Falta/)).toBeNull();
    screen.getByRole('link', { name: 'Voltar para Seus dados' });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(location()).toBe('/area-logada/dados'));
  });

  it('says why it asks, and which step it is', async () => {
    openSteps(`${BASE}/dados`, EMPTY);
    await screen.findByText(
      'O seguro exige CNH definitiva, categoria B ou acima, com 2 anos ou mais.',
    );
    const current = within(
      screen.getByRole('list', { name: 'Passos do cadastro' }),
    ).getAllByRole('listitem')[1];
    expect(current?.getAttribute('aria-current')).toBe('step');
    expect(current?.textContent).toBe('DadosPasso 2 de 5');
  });

  it('marks as done the steps that are filled, whichever one is open', async () => {
    openSteps(`${BASE}/documentos`, { address: ADDRESS });
    const road = await screen.findByRole('list', { name: 'Passos do cadastro' });
    const steps = within(road).getAllByRole('listitem');
    expect(
      steps.map(({ textContent, dataset }) => [textContent, dataset['state']]),
    ).toEqual([
      ['ContaFeito', 'done'],
      ['DadosFalta', undefined],
      ['EndereçoFeito', 'done'],
      ['DocumentosPasso 4 de 5', undefined],
      ['ConferirDepois', undefined],
    ]);
  });

  it('of a company has its partners in the step of its data', async () => {
    openSteps(`${BASE}/empresa/socios`, EMPTY, [], { personType: 'PJ' });
    const road = await screen.findByRole('list', { name: 'Passos do cadastro' });
    expect(road.querySelector('[aria-current]')?.textContent).toBe('DadosPasso 2 de 5');
  });

  it('that a car waits for ends with sending the proposal', async () => {
    const checkout = encodeURIComponent('/simulador/carrinho/assinar?simulacao=1');
    openSteps(`${BASE}/dados?returnUrl=${checkout}`, EMPTY);
    const road = await screen.findByRole('list', { name: 'Passos até a proposta' });
    expect(within(road).getAllByRole('listitem').at(-1)?.textContent).toBe(
      'Conferir e enviarDepois',
    );
  });

  it('shows the car that it is for', async () => {
    openSteps(`${BASE}/dados`, EMPTY, [
      answer(listSimulations, [aSimulation({ basket: aBasket() })]),
    ]);
    within(
      await screen.findByRole('complementary', { name: 'O carro que você escolheu' }),
    ).getByRole('heading', { name: 'Aroeira' });
  });

  it('that can not be loaded says what is safe and offers another try', async () => {
    open(
      `${BASE}/dados`,
      [
        refuse(getLoggedUser, 503, { message: 'Volte em instantes.' }),
        answer(listSimulations, []),
      ],
      { signedIn: true },
    );
    await screen.findByText('Não conseguimos abrir seu cadastro.');
    screen.getByText(
      'O que você já preencheu está guardado. Tente de novo em instantes.',
    );
    screen.getByRole('button', { name: 'Tentar de novo' });
  });
});
