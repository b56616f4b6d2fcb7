import { createBasket, createSimulation, deleteSimulation, listSimulations, restoreSimulation, type Simulation } from '@site/contracts';
import { aBasket, answer, aQuote, aSimulation, guardConsole, refuse } from '@site/testing';
import { screen, within } from '@testing-library/react';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

describe('the cart', () => {
  const PATH = '/simulador/carrinho';
  const one = aSimulation({ basket: aBasket({ quote: aQuote({ validUntil: '2099-11-28T12:00:00.000Z' }) }) });
  const other: Simulation = aSimulation({
    id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6c',
    code: 'RD-2222-22',
    basket: aBasket({ modelSlug: 'ipe', modelName: 'Ipê', versionName: 'Ipê Conforto 1.0 Turbo AT', term: 24, quote: aQuote({ monthly: 2591, contractTotal: 62_184, validUntil: '2099-11-28T12:00:00.000Z' }) }),
  });

  it('invites to choose a car while it is empty', async () => {
    openSimulation(PATH);
    expect(await screen.findByRole('heading', { name: 'Nenhuma simulação por aqui. Comece pelo carro que você quer.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Escolher um carro' }).getAttribute('href')).toBe('/simulador/assinatura-de-veiculos-mensal');
  });

  it('sets the simulations side by side, with the difference and how long the price holds', async () => {
    openSimulation(PATH, [answer(listSimulations, [one, other])]);
    expect(await screen.findByRole('heading', { name: 'Suas duas simulações' })).toBeTruthy();
    expect(screen.getByText('Curitiba, PR. Pessoa física. Em negrito, o melhor de cada linha.')).toBeTruthy();
    expect(screen.getAllByText('Preço garantido até 28/11/99')).toHaveLength(2);
    expect(screen.getByText('A menor mensalidade')).toBeTruthy();
    expect(screen.getByText('R$ 42,00 a mais por mês')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Assinar o Ipê' }).getAttribute('href')).toBe(`/simulador/carrinho/assinar?simulacao=${other.id}`);
  });

  it('shows only what differs when asked', async () => {
    const { user } = openSimulation(PATH, [answer(listSimulations, [one, other])]);
    await screen.findByRole('heading', { name: 'Suas duas simulações' });
    await user.click(screen.getByRole('checkbox', { name: 'Só o que muda' }));
    const column = within(screen.getByRole('article', { name: 'Ipê Conforto 1.0 Turbo AT, RD-2222-22' }));
    expect(column.getByText('Prazo')).toBeTruthy();
    expect(column.queryByText('Cor')).toBeNull();
  });

  it('offers today’s price instead of subscribing once the guarantee is over', async () => {
    openSimulation(PATH, [answer(listSimulations, [aSimulation({ basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }) })])]);
    expect(await screen.findByText('A garantia do preço acabou em 02/01/20')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o preço de hoje' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Assinar o Aroeira' })).toBeNull();
  });

  it('duplicates a simulation with the same choice', async () => {
    const { user, transport } = openSimulation(PATH, [answer(listSimulations, [one]), answer(createSimulation, aSimulation({ basket: null })), answer(createBasket, one)]);
    await user.click(await screen.findByRole('button', { name: /^Duplicar/ }));
    expect(await screen.findByText('O Aroeira foi duplicado. Mude o que quiser na cópia.')).toBeTruthy();
    expect(transport.requestsOf(createBasket)[0]?.body).toMatchObject({ versionSlug: 'aroeira-evolucao', term: 36, km: 1000 });
  });

  it('removes a simulation at once and brings it back on request', async () => {
    const { user, transport } = openSimulation(PATH, [answer(listSimulations, [one]), answer(deleteSimulation, { ok: true }), answer(restoreSimulation, one)]);
    await user.click(await screen.findByRole('button', { name: /^Remover/ }));
    expect(await screen.findByText('O Aroeira saiu do carrinho.')).toBeTruthy();
    expect(transport.requestsOf(deleteSimulation)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('O Aroeira voltou para o carrinho, com o mesmo preço.')).toBeTruthy();
    expect(transport.requestsOf(restoreSimulation)[0]?.params).toEqual({ id: one.id });
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('says that the simulations are safe when it cannot be opened', async () => {
    openSimulation(PATH, [refuse(listSimulations, 503, { message: 'Fora do ar.' })]);
    expect(await screen.findByText('Suas simulações estão guardadas. Tente de novo em instantes.')).toBeTruthy();
  });
});
