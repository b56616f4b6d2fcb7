import { createBasket, createSimulation, getSimulation, listAvailableDealerships, listPromptDelivery, listSimulations, quoteChoice, updateBasket } from '@site/contracts';
import { A_UUID, aBasket, aDealership, answer, aQuote, aSimulation, guardConsole, refuse, unreachable } from '@site/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CLASSES } from '../testing/catalogue';
import { openSimulation } from '../testing/open-simulation';
import { basketChoiceOf, foresee, resolveChoice } from './choice';
import { readConfigure } from './configure-search';

guardConsole();

describe('the configurator', () => {
  const QUERY = 'modelo=aroeira&cor=azul-fiorde&opcionais=vidros-e-pneus';
  const PATH = `/simulador/configure-e-assine?${QUERY}`;
  const near = [
    { ...aDealership({ id: '5', name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' }), distanceKm: 2.1 },
    { ...aDealership({ id: '6', name: 'Rodar Santana', city: 'São Paulo', state: 'SP' }), distanceKm: 6.8 },
  ];
  /** The server's answer, by the same rules. */
  const PRICED = answer(quoteChoice, ({ body }) => {
    const choice = resolveChoice(CLASSES, { ...readConfigure(new URLSearchParams()), version: body.versionSlug, paint: body.paint, term: body.term, km: body.km, addOns: body.addOns });
    return { ...aQuote(), ...(choice ? foresee(choice) : {}) };
  });
  const AROUND = [answer(listAvailableDealerships, near), answer(listPromptDelivery, []), PRICED];

  it('shows the month line by line and the cost of leaving in the middle of the contract', async () => {
    openSimulation(PATH, AROUND);
    expect(await screen.findByRole('heading', { name: 'Aroeira', level: 1 })).toBeTruthy();
    const lines = within(screen.getByRole('table', { name: 'O mês, linha por linha' }));
    expect(lines.getByRole('row', { name: 'Azul Fiorde R$ 39,00' })).toBeTruthy();
    expect(lines.getByRole('row', { name: 'Mensalidade, fixa por 36 meses R$ 2.637,00' })).toBeTruthy();
    expect(lines.getByRole('row', { name: 'Total do contrato R$ 94.932,00' })).toBeTruthy();
    expect(screen.getByText('Saindo no mês 18, você paga R$ 9.493,20.')).toBeTruthy();
    fireEvent.change(screen.getByRole('slider', { name: 'Mês da saída' }), { target: { value: '1' } });
    expect(await screen.findByText('Saindo no mês 1, você paga R$ 10.548,00.')).toBeTruthy();
  });

  it('asks the server for the price of each choice, and shows the foreseen one meanwhile', async () => {
    const { user, transport } = openSimulation(PATH, AROUND);
    await screen.findByRole('heading', { name: 'Aroeira', level: 1 });
    await user.click(screen.getByRole('radio', { name: /^48 meses/ }));
    expect(screen.getAllByText('R$ 2.487,00 por mês').length).toBeGreaterThan(0);
    await waitFor(() => expect(transport.requestsOf(quoteChoice).at(-1)?.body).toMatchObject({ term: 48, km: 1000, paint: 'azul-fiorde', addOns: ['vidros-e-pneus'], dealershipId: '5' }));
    expect(await screen.findByText('Mensalidade: R$ 2.487,00')).toBeTruthy();
  });

  it('shows the server price even when it differs from the foreseen one', async () => {
    openSimulation(PATH, [...AROUND, answer(quoteChoice, aQuote({ monthly: 2700 }))]);
    expect((await screen.findAllByText('R$ 2.700,00 por mês')).length).toBeGreaterThan(0);
  });

  it('says a refusal beside the choice that it belongs to, and nowhere else', async () => {
    const { scene } = openSimulation(PATH, [...AROUND, refuse(quoteChoice, 400, { message: 'Aroeira não tem essa cor.', notifications: [{ key: 'Color', message: 'Aroeira não tem essa cor. Escolha outra.' }] })]);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Aroeira não tem essa cor. Escolha outra.');
    expect(scene.popups).toEqual([]);
  });

  it('puts the car in the cart, remembers that there is one, and goes there', async () => {
    const saved = aSimulation();
    const { user, location, scene, transport } = openSimulation(PATH, [...AROUND, answer(createSimulation, aSimulation({ basket: null })), answer(createBasket, saved), answer(listSimulations, [saved])]);
    await screen.findByText('Rodar Paulista');
    await user.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }));
    await waitFor(() => expect(location()).toBe('/simulador/carrinho'));
    const choice = resolveChoice(CLASSES, readConfigure(new URLSearchParams(QUERY)));
    expect(transport.requestsOf(createBasket)[0]?.body).toEqual(choice && basketChoiceOf(choice, '5'));
    expect(scene.stored('hasSimulations')).toBe('true');
    expect(await screen.findByRole('heading', { name: 'Sua simulação' })).toBeTruthy();
  });

  it('keeps the choice and says so when saving fails', async () => {
    const { user, location } = openSimulation(PATH, [...AROUND, unreachable(createSimulation)]);
    await screen.findByText('Rodar Paulista');
    await user.click(screen.getByRole('button', { name: 'Adicionar ao carrinho' }));
    expect(await screen.findByText('Não conseguimos salvar. Nada foi cobrado e suas escolhas continuam aqui. Tente de novo em instantes.')).toBeTruthy();
    expect(location()).toBe(PATH);
  });

  it('shows the newer state when another window has changed the simulation, and can go back to the own choice', async () => {
    const newer = aSimulation({ basket: aBasket({ revision: 2, paint: 'branco-nuvem', term: 48 }) });
    const { user } = openSimulation(`${PATH}&simulacao=${A_UUID}`, [
      ...AROUND,
      answer(getSimulation, newer),
      refuse(updateBasket, 409, { message: 'Esta simulação mudou em outra janela.', notifications: [{ key: 'Revision', message: '2' }] }),
    ]);
    await screen.findByText('Você está mudando a simulação RD-7K2M-48.');
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }));
    expect(await screen.findByText('Esta simulação foi mudada em outra janela. Agora ela está como você vê aqui.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^48 meses/ }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Voltar à minha escolha' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^36 meses/ }).checked).toBe(true);
  });

  it('says that a car is not sold here to a person', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=mascate');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esse carro para pessoa física em São Paulo, SP.' })).toBeTruthy();
  });
});
