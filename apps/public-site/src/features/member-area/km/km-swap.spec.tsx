import { screen, waitFor, within } from '@testing-library/react';
import {
  getContract,
  getKmBank,
  getKmPackages,
  type KmPackages,
  swapKmPackage,
} from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse, someKmPackages } from '@site/testing';
import { openContract, plain } from '../contracts/testing/open-contract';

guardConsole();

const openPackages = (packages: Partial<KmPackages> = {}, ...answers: Answer[]) =>
  openContract({}, [answer(getKmPackages, someKmPackages(packages)), ...answers], '/km');

async function openOffer({ user }: ReturnType<typeof openPackages>) {
  await user.click(await screen.findByRole('button', { name: 'Trocar pacote de km' }));
  return screen.findByRole('dialog', { name: 'Trocar o pacote de km' });
}

describe('another km package', () => {
  it('shows the price of each beside the present one, and its first installment', async () => {
    const scene = openPackages();
    const dialog = await openOffer(scene);
    const options = await within(dialog).findAllByRole('radio');
    expect(options.map((radio) => plain(radio.closest('label') as Element))).toEqual([
      '500 km por mêsR$ 150,00 a menos por mêsR$ 2.487,00',
      '1.000 km por mêsO seu hojeR$ 2.637,00',
      '1.500 km por mêsR$ 200,00 a mais por mêsR$ 2.837,00',
      '2.000 km por mêsR$ 410,00 a mais por mêsR$ 3.047,00',
      '3.000 km por mêsR$ 810,00 a mais por mêsR$ 3.447,00',
    ]);
    await scene.user.click(
      within(dialog).getByRole('button', { name: 'Escolha outro pacote' }),
    );
    expect(scene.transport.requestsOf(swapKmPackage)).toEqual([]);
    await scene.user.click(within(dialog).getByRole('radio', { name: /^1\.500 km/ }));
    const text = plain(dialog);
    expect(text).toContain('Mensalidade hojeR$ 2.637,00');
    expect(text).toContain('Mensalidade novaR$ 2.837,00');
    expect(text).toContain('Vale a partir damensalidade 8, que vence em 11/01/2027');
    expect(text).toContain('Próxima troca possível22/06/2027');
  });

  it('is confirmed at the shown price, reported, and loaded again everywhere', async () => {
    const scene = openPackages(
      {},
      answer(swapKmPackage, someKmPackages({ km: 1500, possibleOn: '2027-06-22' })),
    );
    const dialog = await openOffer(scene);
    await scene.user.click(
      await within(dialog).findByRole('radio', { name: /^1\.500 km/ }),
    );
    await scene.user.click(
      within(dialog).getByRole('button', { name: 'Trocar para 1.500 km por mês' }),
    );
    await screen.findByText(
      'Pronto: 1.500 km por mês a partir da mensalidade 8. A mudança do contrato está no seu e-mail.',
    );
    expect(scene.transport.requestsOf(swapKmPackage).map(({ body }) => body)).toEqual([
      { km: 1500, monthly: 2837, fromInstallment: 8 },
    ]);
    await waitFor(() => {
      expect(scene.transport.requestsOf(getKmBank).length).toBeGreaterThan(1);
      expect(scene.transport.requestsOf(getContract).length).toBeGreaterThan(1);
    });
  });

  it('that has another price by now is reported, and the prices are loaded again', async () => {
    const message =
      'Agora o pacote de 1.500 km custa R$ 2.857,00 por mês, a partir da mensalidade 9. Confira e confirme de novo.';
    const scene = openPackages(
      {},
      refuse(swapKmPackage, 409, { message, reason: 'terms-moved' }),
    );
    const dialog = await openOffer(scene);
    await scene.user.click(
      await within(dialog).findByRole('radio', { name: /^1\.500 km/ }),
    );
    await scene.user.click(within(dialog).getByRole('button', { name: /^Trocar para/ }));
    await within(dialog).findByText(message);
    await waitFor(() =>
      expect(scene.transport.requestsOf(getKmPackages).length).toBeGreaterThan(1),
    );
  });

  it.each<[string, Partial<KmPackages>]>([
    [
      'O pacote muda uma vez a cada 6 meses. A próxima troca é possível em 22/06/2027.',
      { possibleOn: '2027-06-22' },
    ],
    [
      'Nenhuma outra mensalidade vai ser cobrada: o pacote fica como está até o fim.',
      { from: null },
    ],
    ['Não há outro pacote para este carro.', { packages: [{ km: 1000, monthly: 2637 }] }],
  ])('says why there is none now: %s', async (sentence, packages) => {
    const dialog = await openOffer(openPackages(packages));
    await within(dialog).findByText(sentence);
    expect(within(dialog).queryByRole('radio')).toBeNull();
  });

  it('that cannot be loaded shows a message instead', async () => {
    const scene = openPackages(
      {},
      refuse(getKmPackages, 500, { message: 'Algo deu errado.' }),
    );
    const dialog = await openOffer(scene);
    await within(dialog).findByText('Não conseguimos abrir os pacotes');
  });
});
