import { screen, waitFor, within } from '@testing-library/react';
import { buyKm, getContract, getKmBank, type KmBank } from '@site/api-contract';
import {
  aContract,
  aKmBank,
  type Answer,
  answer,
  guardConsole,
  refuse,
} from '@site/testing';
import { openContract, plain } from '../contracts/testing/open-contract';

guardConsole();

const openBank = (bank: Partial<KmBank> = {}, ...answers: Answer[]) =>
  openContract({}, [answer(getKmBank, aKmBank(bank)), ...answers], '/km');

async function openOffer({ user }: ReturnType<typeof openBank>) {
  await user.click(await screen.findByRole('button', { name: 'Comprar km' }));
  return screen.findByRole('dialog', { name: 'Comprar km' });
}

describe('buying km', () => {
  it('shows what each number costs and when it falls due, before the button that buys', async () => {
    const dialog = await openOffer(openBank());
    expect(plain(dialog)).toContain('Pelo preço do seu plano, R$ 0,70 por km.');
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => plain(radio.closest('label') as Element)),
    ).toEqual([
      '250 kmR$ 175,00',
      '500 kmR$ 350,00',
      '1.000 kmR$ 700,00',
      '2.000 kmR$ 1.400,00',
      '5.000 kmR$ 3.500,00',
    ]);
    expect(plain(dialog)).toContain('Vence em11/01/2027');
    within(dialog).getByRole('button', { name: /^Comprar 250 km por R\$\s175,00$/ });
  });

  it('sends what was shown, says what was bought, and leads to the payments', async () => {
    const scene = openBank({}, answer(buyKm, aKmBank({ toppedUp: 500 })));
    const dialog = await openOffer(scene);
    await scene.user.click(within(dialog).getByRole('radio', { name: /^500 km/ }));
    await scene.user.click(
      within(dialog).getByRole('button', { name: /^Comprar 500 km/ }),
    );
    const done = await screen.findByText(/^Pronto: 500 km comprados\./);
    expect(plain(done)).toContain('R$ 350,00 vencem em 11/01/2027.');
    expect(scene.transport.requestsOf(buyKm).map(({ body }) => body)).toEqual([
      { km: 500, cost: 350, dueOn: '2027-01-11' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Comprar km' }),
    );
    expect(
      within(done).getByRole('link', { name: 'Ver pagamentos' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${aContract().id}/pagar?vencimento=2027-01-11`);
    // Km, contract and bill are loaded again.
    await waitFor(() => {
      expect(scene.transport.requestsOf(getKmBank).length).toBeGreaterThan(1);
      expect(scene.transport.requestsOf(getContract).length).toBeGreaterThan(1);
    });
  });

  it('that has another price by now is reported, and nothing is bought', async () => {
    const message =
      'Agora 250 km custam R$ 187,50 e vencem em 11/01/2027. Confira e confirme de novo.';
    const scene = openBank(
      {},
      refuse(buyKm, 409, {
        message,
        reason: 'terms-moved',
        notifications: [{ key: 'Cost', message: '187.5' }],
      }),
    );
    const dialog = await openOffer(scene);
    await scene.user.click(within(dialog).getByRole('button', { name: /^Comprar 250/ }));
    await within(dialog).findByText(message);
    expect(screen.queryByText(/^Pronto/)).toBeNull();
    await waitFor(() =>
      expect(scene.transport.requestsOf(getKmBank).length).toBeGreaterThan(1),
    );
  });

  it('is not offered where the car is not with the customer', async () => {
    openBank({ topUp: null, canRead: false });
    await screen.findByText(/^Você rodou/);
    expect(screen.queryByRole('button', { name: 'Comprar km' })).toBeNull();
  });

  it('has a dash of its own in the chart, after the months that have begun', async () => {
    openBank({ toppedUp: 500, total: 12_500, balance: 1770 });
    const chart = await screen.findByRole('img', {
      name: '12 traços, um por mês, e um dos km comprados, 12.500 km no total. Rodados desde a entrega: 4.730 km, Saldo: 1.770 km, Comprados: 500 km, Previsão: 11.433 km.',
    });
    const dashes = [...chart.querySelectorAll('i')];
    expect(dashes.map((dash) => Object.keys(dash.dataset)[0])).toEqual([
      ...Array.from({ length: 6 }, () => 'begun'),
      'bought',
      ...Array.from({ length: 6 }, () => 'ahead'),
    ]);
  });
});
