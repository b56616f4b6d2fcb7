import { screen } from '@testing-library/react';
import {
  getSimulation,
  repriceBasket,
  sendProposal,
  type Simulation,
} from '@site/api-contract';
import {
  aBasket,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  refuse,
} from '@site/testing';
import { customer, fill, locked, PATH, READY } from '../testing/open-checkout';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const expectFocusOnForm = () =>
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Como você vai pagar' }),
  );

describe('checkout after the guarantee', () => {
  it('shows the price of today and what changed before anything can be sent, once the guarantee is over', async () => {
    const { quote } = aBasket();
    let shown: Simulation = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
    });
    const { user } = openSimulation(
      PATH,
      [
        ...READY,
        answer(getSimulation, () => shown),
        answer(repriceBasket, () => {
          const now = aQuote({
            monthly: 2599,
            contractTotal: 93_564,
            lines: [{ key: 'uso', label: 'Uso do carro', monthly: 2599 }],
            validUntil: '2099-11-28T12:00:00.000Z',
          });
          shown = aSimulation({
            basket: aBasket({
              revision: 2,
              quote: now,
              repriced: { ...quote, at: '2026-11-30T15:00:00.000Z' },
            }),
          });
          return shown;
        }),
      ],
      customer,
    );
    expect(
      await screen.findByText(
        'A garantia deste preço acabou em 02/01/2020. Veja o preço de hoje e o que mudou antes de enviar.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar proposta' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver o preço de hoje' }));
    expect(
      await screen.findByRole('row', {
        name: 'Mensalidade R$\u00a02.549,00 R$\u00a02.599,00',
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('checkbox', {
        name: 'Li o resumo e quero contratar por R$\u00a02.599,00 por mês durante 36 meses.',
      }),
    ).toBeTruthy();
    expectFocusOnForm();
  });

  it('believes the server that the guarantee is over, whatever the clock of the device, and keeps what was filled in', async () => {
    let shown: Simulation = locked;
    const message =
      'O preço valia até 20/11/2026. Recalcule a simulação para ver o preço de hoje.';
    const { user } = await fill([
      answer(getSimulation, () => shown),
      refuse(sendProposal, 409, {
        message,
        reason: 'guarantee-over',
        notifications: [{ key: 'Version', message }],
      }),
      answer(repriceBasket, () => {
        shown = aSimulation({
          basket: aBasket({
            revision: 2,
            quote: aQuote({ monthly: 2599, validUntil: '2099-11-28T12:00:00.000Z' }),
          }),
        });
        return shown;
      }),
    ]);
    const todaysPrice = await screen.findByRole('button', {
      name: 'Ver o preço de hoje',
    });
    expectFocusOnForm();
    await user.click(todaysPrice);
    expect(
      (
        await screen.findByRole<HTMLInputElement>('checkbox', {
          name: 'Li o resumo e quero contratar por R$\u00a02.599,00 por mês durante 36 meses.',
        })
      ).checked,
    ).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Renda por mês').value).toContain(
      '12.000',
    );
  });

  it('shows the form when the server says that the price is still guaranteed, whatever the clock of the device', async () => {
    const early = aSimulation({
      basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
    });
    const { user } = openSimulation(
      PATH,
      [
        ...READY,
        answer(getSimulation, early),
        refuse(repriceBasket, 409, {
          reason: 'price-guaranteed',
          message:
            'O preço desta simulação está garantido até 02/01/2020, 09:00. Não há o que recalcular.',
        }),
      ],
      customer,
    );
    await user.click(await screen.findByRole('button', { name: 'Ver o preço de hoje' }));
    expect(await screen.findByRole('button', { name: 'Enviar proposta' })).toBeTruthy();
    expectFocusOnForm();
  });
});
