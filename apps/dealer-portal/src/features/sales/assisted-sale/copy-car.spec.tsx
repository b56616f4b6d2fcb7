import { screen } from '@testing-library/react';
import { addAssistedSimulation, getAssistedCart } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  aBasket,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { anAssistedCart, cartOpener, prepared } from './testing/carts';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);
const COPY = 'Duplicar o Aroeira, simulação RD-7K2M-48';
const car = aSimulation();
const copied = (monthly?: number) =>
  aSimulation({
    id: '11111111-1111-4111-8111-111111111111',
    code: 'RD-9P3X-22',
    basket: aBasket(monthly === undefined ? {} : { quote: aQuote({ monthly }) }),
  });

describe('a car that a seller copies in the cart', () => {
  it.each([
    ['prepared', prepared],
    ['shared', anAssistedCart],
  ])('is added with the same choice to a %s cart, with a notice', async (_, cartWith) => {
    let cart = cartWith();
    const { user, transport } = openCart(
      answer(getAssistedCart, () => cart),
      answer(
        addAssistedSimulation,
        () => (cart = cartWith({ simulations: [car, copied()] })),
      ),
    );
    await user.click(await screen.findByRole('button', { name: COPY }));
    await screen.findByText('O Aroeira foi duplicado. Mude o que quiser na cópia.');
    // The cart shows the answer a frame later than the notice.
    const code = await screen.findByText('Simulação RD-9P3X-22');
    const [first, second, ...others] = screen.getAllByRole('article');
    expect(first?.contains(code)).toBe(false);
    expect(second?.contains(code)).toBe(true);
    expect(others).toEqual([]);
    const { basket, place, clientType } = car;
    if (!basket) throw new Error('The car has no choice');
    const { versionSlug, paint, term, km, addOns, dealershipId } = basket;
    expect(transport.requestsOf(addAssistedSimulation)).toMatchObject([
      {
        params: { id: A_UUID },
        body: {
          clientType,
          place,
          choice: {
            ...{ versionSlug, paint, term, km, dealershipId },
            addOns: addOns.map(({ slug }) => slug),
          },
        },
      },
    ]);
  });

  it('says when the copy has another price', async () => {
    let cart = prepared();
    const { user } = openCart(
      answer(getAssistedCart, () => cart),
      answer(
        addAssistedSimulation,
        () => (cart = prepared({ simulations: [car, copied(3000)] })),
      ),
    );
    await user.click(await screen.findByRole('button', { name: COPY }));
    await screen.findByText(
      /^O Aroeira foi duplicado com o preço de hoje: R\$\s3\.000,00 por mês, em vez de R\$/,
    );
  });

  it('is copied once, whatever is pressed meanwhile', async () => {
    const opened = openCart(
      answer(getAssistedCart, prepared()),
      neverAnswer(addAssistedSimulation),
    );
    const button = await screen.findByRole('button', { name: COPY });
    await pressTwice(opened, button, addAssistedSimulation);
    expect(button.textContent).toMatch(/^ Duplicando\.\.\. o Aroeira/);
  });

  it('says why it was not copied', async () => {
    const message = 'O carrinho já tem dez simulações.';
    const { user } = openCart(
      answer(getAssistedCart, anAssistedCart()),
      refuse(addAssistedSimulation, 409, { message }),
    );
    await user.click(await screen.findByRole('button', { name: COPY }));
    await screen.findByText(message);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
