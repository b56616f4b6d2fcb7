import { screen, waitFor, within } from '@testing-library/react';
import {
  listAvailableDealerships,
  listContracts,
  listPromptDelivery,
  listSimulations,
  quoteChoice,
} from '@site/api-contract';
import { addDays, formatDate, nextBusinessDay } from '@site/api-contract/brazil';
import { RENEWAL_PARAM } from '@site/api-contract/site-paths';
import {
  aBasket,
  aContract,
  aContractSummary,
  answer,
  aQuote,
  aSimulation,
  aViewer,
  guardConsole,
} from '@site/testing';
import { renewalPath } from '../../../../member-area/proposals/renewal-path';
import { openSimulation } from '../../testing/open-simulation';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const contract = aContractSummary({ monthly: 2637, term: 12, km: 1000 });
const customer = { viewer: aViewer('customer') };
const QUERY = `${RENEWAL_PARAM}=${contract.id}`;
const around = (monthly: number) => [
  answer(listContracts, [contract]),
  answer(listAvailableDealerships, []),
  answer(listPromptDelivery, []),
  answer(quoteChoice, { ...aQuote(), monthly }),
];

async function rowsOf(region: HTMLElement) {
  return within(region)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    );
}

describe('the days between the car of today and the new one', () => {
  const gapFor = async (endsOn: string) => {
    const { delivery } = aQuote();
    openSimulation(
      renewalPath(aContract()),
      [answer(listContracts, [{ ...contract, endsOn }]), ...around(2537).slice(1)],
      customer,
    );
    const region = await screen.findByRole('region', {
      name: 'Renovação: hoje e depois',
    });
    await waitFor(async () => expect((await rowsOf(region))[2]).toContain('R$ 2.537,00'));
    return { region, date: delivery.date };
  };

  it('are named, by return and delivery, with the way to stay in the car of today', async () => {
    const before = addDays(aQuote().delivery.date, -10);
    const { region, date } = await gapFor(before);
    within(region).getByText(
      (text) =>
        text.replaceAll('\u00a0', ' ') ===
        `O carro de hoje volta até ${formatDate(nextBusinessDay(before))}; o novo chega até ${formatDate(date)}, se você assinar hoje. Para não ficar sem carro, fique com o de hoje até o novo chegar. Depois do fim do contrato, cada dia custa 1/30 da mensalidade de hoje (R$ 87,90) e traz 1/30 dos km: um mês a mais sai pelo mesmo preço.`,
    );
  });

  it('are no matter where the new one comes before the end', async () => {
    const { region } = await gapFor('2099-06-17');
    expect(within(region).queryByText(/O carro de hoje volta/)).toBeNull();
  });
});

describe('the renewal of a contract', () => {
  it('opens the simulator with its plan filled in, and shows it beside the new one', async () => {
    openSimulation(
      renewalPath(aContract({ term: 24, km: 1500 })),
      around(2537),
      customer,
    );
    const region = await screen.findByRole('region', {
      name: 'Renovação: hoje e depois',
    });
    await waitFor(async () =>
      expect(await rowsOf(region)).toEqual([
        ['O que muda', 'Hoje', 'Novo plano'],
        ['Carro', contract.versionName, contract.versionName],
        ['Mensalidade', 'R$ 2.637,00', 'R$ 2.537,00'],
        ['Prazo', '12 meses', '24 meses'],
        ['Km por mês', '1.000', '1.500'],
      ]),
    );
    within(region).getByText(/^O novo plano custa R\$\s100,00 a menos por mês\.$/);
  });

  it('goes along to the cart, from there to the summary, and back to the choices', async () => {
    const simulation = aSimulation({
      basket: aBasket({
        quote: aQuote({ monthly: 2700.5, validUntil: '2099-11-28T12:00:00.000Z' }),
      }),
    });
    openSimulation(
      `/simulador/carrinho?${QUERY}`,
      [answer(listSimulations, [simulation]), answer(listContracts, [contract])],
      customer,
    );
    await screen.findByText(
      /^Renovação do contrato C-2606-0001: Aroeira Evolução 1\.0 Turbo AT, R\$\s2\.637,00 por mês, 12 meses, 1\.000 km por mês\.$/,
    );
    screen.getByText(/^R\$\s63,50 a mais que o plano de hoje$/);
    for (const name of [/^Assinar o/, /^Editar/, 'Outra simulação'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(QUERY);
  });

  it('shows nothing of what is over or of somebody else, nor to who is not signed in', async () => {
    const path = `/simulador/carrinho?${RENEWAL_PARAM}=${contract.id.replace('c0', 'd0')}`;
    const { unmount } = openSimulation(
      path,
      [answer(listSimulations, [aSimulation()]), answer(listContracts, [contract])],
      customer,
    );
    await screen.findByRole('heading', { name: 'Sua simulação' });
    expect(screen.queryByText(/^Renovação/)).toBeNull();
    unmount();
    const over = openSimulation(
      `/simulador/carrinho?${QUERY}`,
      [
        answer(listSimulations, [aSimulation()]),
        answer(listContracts, [{ ...contract, state: 'encerrada' as const }]),
      ],
      customer,
    );
    await screen.findByRole('heading', { name: 'Sua simulação' });
    await waitFor(() => expect(over.transport.requestsOf(listContracts)).toHaveLength(1));
    expect(screen.queryByText(/^Renovação/)).toBeNull();
    over.unmount();
    const { transport } = openSimulation(`/simulador/carrinho?${QUERY}`, [
      answer(listSimulations, [aSimulation()]),
    ]);
    await screen.findByRole('heading', { name: 'Sua simulação' });
    expect(transport.requestsOf(listContracts)).toHaveLength(0);
  });
});
