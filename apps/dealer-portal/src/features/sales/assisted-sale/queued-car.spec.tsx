import { screen, waitFor, within } from '@testing-library/react';
import {
  addAssistedSimulation,
  getAssistedCart,
  listVehicleClasses,
  quoteChoice,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aCar, answer, aQuote, aVersion, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { anAssistedCart, cartOpener, prepared } from './testing/carts';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);

const queue = { kind: 'queue' as const, businessDays: 45, date: '2027-02-03' };
const suv = (...vehicleModels: ReturnType<typeof aCar>[]) =>
  answer(listVehicleClasses, [{ slug: 'suv', name: 'SUV', vehicleModels }]);
const serrana = aCar({
  modelSlug: 'serrana',
  name: 'Serrana',
  delivery: queue,
  deliveryToOrder: queue,
  versions: [aVersion({ slug: 'serrana-unica' })],
});

async function openEditor(
  cart: ReturnType<typeof prepared>,
  ...answers: ReturnType<typeof answer>[]
) {
  const view = openCart(answer(getAssistedCart, cart), suv(aCar(), serrana), ...answers);
  const title = 'Incluir um carro';
  await view.user.click(await screen.findByRole('button', { name: title }));
  const editor = within(await screen.findByRole('dialog', { name: title }));
  const choose = async (model: string) =>
    view.user.selectOptions(await editor.findByLabelText('Carro'), model);
  return { ...view, editor, choose };
}
const add = { name: 'Incluir no carrinho' };

describe('a car that is sold by its queue alone', () => {
  it('is no car for a cart in preparation, and the way to its queue stands there', async () => {
    const { editor, choose } = await openEditor(
      prepared({ simulations: [] }),
      answer(quoteChoice, ({ body }) =>
        aQuote({ monthly: body.versionSlug === 'serrana-unica' ? 3899 : 2036 }),
      ),
    );
    await choose('Serrana, só na pré-reserva');
    await editor.findByText(
      'O Serrana é só na pré-reserva, e não entra no carrinho. O cliente guarda o lugar dele na página da fila.',
    );
    const way = editor.getByRole('link', { name: 'Abrir a página da fila' });
    expect(way.getAttribute('href')).toBe('/pre-reserva/boreal');
    await editor.findByText('R$ 3.899,00 por mês');
    expect(editor.getByRole<HTMLButtonElement>('button', add).disabled).toBe(true);
  });

  it('is forgotten with its refusal once another car is chosen', async () => {
    const message = 'O Serrana é só na pré-reserva: vale o preço do dia da sua vez.';
    const { user, editor, choose } = await openEditor(
      anAssistedCart({ simulations: [] }),
      refuse(addAssistedSimulation, 400, { message }),
    );
    await choose('Serrana, só na pré-reserva');
    await editor.findByText(/só entra no carrinho na vez do cliente/);
    const save = editor.getByRole<HTMLButtonElement>('button', add);
    await waitFor(() => expect(save.disabled).toBe(false)); // the price is read
    await user.click(save);
    await editor.findByText(message);
    await choose('Aroeira');
    expect(editor.queryByText(message)).toBeNull();
    expect(editor.queryByText(/só entra no carrinho na vez do cliente/)).toBeNull();
  });
});
