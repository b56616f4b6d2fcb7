import { screen, within } from '@testing-library/react';
import { listSimulations, repriceBasket } from '@site/api-contract';
import {
  aBasket,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const PATH = '/simulador/carrinho';

describe('a price in the cart whose guarantee is over', () => {
  it('offers today’s price instead of subscribing once the guarantee is over, and shows line by line what changed', async () => {
    const old = aQuote({
      validUntil: '2020-01-02T12:00:00.000Z',
      lines: [
        { key: 'uso', label: 'Uso do carro', monthly: 2500 },
        { key: 'seguro', label: 'Seguro', monthly: 49 },
      ],
    });
    const expired = aSimulation({ basket: aBasket({ quote: old }) });
    const repriced = aSimulation({
      basket: aBasket({
        revision: 2,
        quote: aQuote({
          monthly: 2599,
          contractTotal: 93_564,
          validUntil: '2099-11-28T12:00:00.000Z',
          lines: [
            { key: 'uso', label: 'Uso do carro', monthly: 2550 },
            { key: 'seguro', label: 'Seguro', monthly: 49 },
          ],
        }),
        repriced: {
          at: '2026-11-30T15:00:00.000Z',
          priceTable: 'Tabela 2026-11',
          monthly: 2549,
          lines: old.lines,
          oneOff: [],
          contractTotal: 91_764,
        },
      }),
    });
    let cart = [expired];
    const { user, transport } = openSimulation(PATH, [
      answer(listSimulations, () => cart),
      answer(repriceBasket, () => {
        cart = [repriced];
        return repriced;
      }),
    ]);
    expect(
      await screen.findByText('A garantia do preço acabou em 02/01/2020'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Assinar o Aroeira' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver o preço de hoje' }));
    expect(
      await screen.findByText(
        'O Aroeira custava R$ 2.549,00 por mês e agora custa R$ 2.599,00, garantido até 28/11/2099.',
      ),
    ).toBeTruthy();
    expect(transport.requestsOf(repriceBasket)[0]?.body).toEqual({ revision: 1 });
    const changes = within(
      await screen.findByRole('table', { name: 'O que mudou no preço do Aroeira' }),
    );
    expect(
      changes.getByRole('row', {
        name: 'Uso do carro R$\u00a02.500,00 R$\u00a02.550,00',
      }),
    ).toBeTruthy();
    expect(
      changes.getByRole('row', { name: 'Mensalidade R$\u00a02.549,00 R$\u00a02.599,00' }),
    ).toBeTruthy();
    expect(
      changes.getByRole('row', {
        name: 'Total do contrato R$\u00a091.764,00 R$\u00a093.564,00',
      }),
    ).toBeTruthy();
    expect(changes.queryByText('Seguro')).toBeNull();
    expect(screen.getByRole('link', { name: 'Assinar o Aroeira' })).toBeTruthy();
  });

  it('says so when the price of today is the same', async () => {
    const { quote } = aBasket();
    openSimulation(PATH, [
      answer(listSimulations, [
        aSimulation({
          basket: aBasket({ repriced: { ...quote, at: '2026-11-30T15:00:00.000Z' } }),
        }),
      ]),
    ]);
    expect(
      await screen.findByText('Recalculamos em 30/11/2026 e o preço continua o mesmo.'),
    ).toBeTruthy();
  });

  it.each([
    {
      what: 'amount',
      gift: { monthlyOff: 150, months: 6, km: 0 },
      contractTotal: 90_864,
      benefitRow: 'Campanha VERAO26 − R$ 900,00 não vale mais',
      totalRow: 'Total do contrato R$ 90.864,00 R$ 91.764,00',
    },
    {
      what: 'km',
      gift: { monthlyOff: 0, months: 0, km: 2000 },
      contractTotal: 91_764,
      benefitRow: 'Campanha VERAO26 2.000 km a mais não vale mais',
      totalRow: 'Total do contrato R$ 91.764,00 R$ 91.764,00',
    },
  ])(
    'says that the $what of a campaign is gone, and blames no table',
    async ({ gift, contractTotal, benefitRow, totalRow }) => {
      const { quote } = aBasket();
      const benefit = {
        code: 'VERAO26',
        ...gift,
        models: [],
        clientType: 0 as const,
        minTerm: 0,
        endsOn: '2026-12-31',
      };
      openSimulation(PATH, [
        answer(listSimulations, [
          aSimulation({
            basket: aBasket({
              repriced: {
                ...quote,
                contractTotal,
                benefit,
                at: '2026-11-30T15:00:00.000Z',
              },
            }),
          }),
        ]),
      ]);
      await screen.findByText('O que mudou em 30/11/2026 foi a campanha');
      const changes = within(
        screen.getByRole('table', { name: 'O que mudou no preço do Aroeira' }),
      );
      const rowOf = (name: string) =>
        changes.getByRole('row', { name: name.replaceAll('R$ ', 'R$\u00a0') });
      expect(rowOf(benefitRow)).toBeTruthy();
      expect(rowOf(totalRow)).toBeTruthy();
      screen.getByText('A campanha VERAO26 foi encerrada.');
    },
  );

  it('believes the server that a price is still guaranteed, whatever the clock of the device', async () => {
    const early = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
    });
    const message =
      'O preço desta simulação está garantido até 02/01/2020, 09:00. Não há o que recalcular.';
    const { user } = openSimulation(PATH, [
      answer(listSimulations, [early]),
      refuse(repriceBasket, 409, { message, reason: 'price-guaranteed' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Ver o preço de hoje' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Assinar o Aroeira' })).toBeTruthy();
  });

  it('takes a simulation that was sent meanwhile for no guarantee of its price', async () => {
    const early = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
    });
    const message = 'Esta simulação já virou proposta. Veja na sua conta.';
    const { user } = openSimulation(PATH, [
      answer(listSimulations, [early]),
      refuse(repriceBasket, 409, { message, reason: 'already-proposal' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Ver o preço de hoje' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Assinar o Aroeira' })).toBeNull();
  });
});
