import { screen, waitFor, within } from '@testing-library/react';
import {
  changeAssistedSimulation,
  getAssistedCart,
  type Quote,
  quoteAssistedChange,
  setAssistedCampaign,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aBasket,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { anAssistedCart, cartOpener } from './testing/carts';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

const { open } = portalForSpecs('dealer-portal', routes);
const openCart = cartOpener(open);

const benefit: NonNullable<Quote['benefit']> = {
  code: 'VERAO26',
  monthlyOff: 150,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 36,
  endsOn: '2026-12-31',
};
const cartWith = (revision: number, given?: Quote['benefit']) =>
  anAssistedCart({
    simulations: [
      aSimulation({
        basket: aBasket({ revision, quote: aQuote(given ? { benefit: given } : {}) }),
      }),
    ],
  });
const withCode = cartWith(2, benefit);
/** The server's price of a change: the campaign counts for three years or more. */
const priced = answer(quoteAssistedChange, ({ body }) =>
  aQuote({ monthly: 1900 + body.term, ...(body.term >= 36 && { benefit }) }),
);

async function openEditor(view: ReturnType<typeof openCart>) {
  await view.user.click(await screen.findByRole('button', { name: /^Mudar o Aroeira/ }));
  return within(await screen.findByRole('dialog', { name: /^Mudar o Aroeira/ }));
}

describe('the code of a campaign in the seller’s editor', () => {
  it('is typed for the customer, and the choice on the screen goes on from it', async () => {
    let cart = cartWith(1);
    const view = openCart(
      answer(getAssistedCart, () => cart),
      answer(setAssistedCampaign, () => (cart = withCode)),
      answer(changeAssistedSimulation, () => cart),
      priced,
    );
    const { user, transport } = view;
    const editor = await openEditor(view);
    await user.click(await editor.findByRole('radio', { name: /^48/ }));
    await user.click(editor.getByText('O cliente tem um código'));
    await user.type(await editor.findByLabelText('Código da campanha'), ' verao26');
    await user.click(editor.getByRole('button', { name: 'Usar o código' }));
    await editor.findByText(
      'Campanha VERAO26: R$ 150,00 a menos em cada uma das 6 primeiras mensalidades.',
    );
    const said = editor.getByText('A campanha está nesta simulação.');
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(transport.requestsOf(setAssistedCampaign)[0]?.body).toEqual({
      revision: 1,
      code: 'VERAO26',
    });
    expect(editor.getByText(/^Total do contrato/).textContent).toContain(
      ', com a campanha VERAO26',
    );
    expect(editor.getByRole<HTMLInputElement>('radio', { name: /^48/ }).checked).toBe(
      true,
    );
    const save = editor.getByRole<HTMLButtonElement>('button', {
      name: 'Salvar alteração',
    });
    await waitFor(() => expect(save.disabled).toBe(false)); // the price is read again
    await user.click(save);
    await waitFor(() =>
      expect(transport.requestsOf(changeAssistedSimulation)[0]?.body).toMatchObject({
        term: 48,
        revision: 2,
      }),
    );
  });

  it('is taken off again from the answer, before the cart was read again', async () => {
    const first = answer(getAssistedCart, cartWith(1));
    const isSet = jest.fn(() => false);
    const view = openCart(
      {
        ...first,
        reply: (asked) => (isSet() ? neverAnswer(getAssistedCart) : first).reply(asked),
      },
      answer(setAssistedCampaign, ({ body }) =>
        cartWith(body.revision + 1, body.code === null ? undefined : benefit),
      ),
      priced,
    );
    const { user, transport } = view;
    const editor = await openEditor(view);
    isSet.mockReturnValue(true);
    await user.click(await editor.findByText('O cliente tem um código'));
    await user.type(await editor.findByLabelText('Código da campanha'), 'VERAO26');
    await user.click(editor.getByRole('button', { name: 'Usar o código' }));
    await user.click(await editor.findByRole('button', { name: /^Tirar o código/ }));
    await editor.findByText('O cliente tem um código');
    expect(transport.requestsOf(setAssistedCampaign).map(({ body }) => body)).toEqual([
      { revision: 1, code: 'VERAO26' },
      { revision: 2, code: null },
    ]);
  });

  it('says why it does not apply to another choice', async () => {
    const view = openCart(answer(getAssistedCart, withCode), priced);
    const editor = await openEditor(view);
    await editor.findByText(
      /^Vale para todos os carros, contratos de 36 meses ou mais\./,
    );
    await view.user.click(await editor.findByRole('radio', { name: /^24/ }));
    await editor.findByText(
      'Não se aplica a esta escolha. O código VERAO26 vale em contratos de 36 meses ou mais. Este tem 24.',
    );
    const said =
      'Salvar esta escolha acaba com o desconto da campanha. O código VERAO26 vale em contratos de 36 meses ou mais. Este tem 24.';
    const save = editor.getByRole('button', { name: 'Salvar alteração' });
    expect(editor.getByText(said).id).toBe(save.getAttribute('aria-describedby'));
    await view.user.click(editor.getByRole('radio', { name: /^36/ }));
    await waitFor(() => expect(editor.queryByText(said)).toBeNull());
  });

  it('is told at its field when it does not count', async () => {
    const message = 'O código VERAO26 já atingiu o limite de usos.';
    const view = openCart(
      answer(getAssistedCart, anAssistedCart()),
      refuse(setAssistedCampaign, 400, {
        message,
        fields: [{ key: 'Code', message }],
      }),
    );
    const editor = await openEditor(view);
    await view.user.click(await editor.findByText('O cliente tem um código'));
    await view.user.type(await editor.findByLabelText('Código da campanha'), 'VERAO26');
    await view.user.click(editor.getByRole('button', { name: 'Usar o código' }));
    await editor.findByText(message);
    expect(editor.getByLabelText('Código da campanha').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(view.log.popups).toEqual([]);
  });

  it('is taken off again, and says in place when it could not be', async () => {
    const message = 'Esta simulação mudou em outra janela.';
    const view = openCart(
      answer(getAssistedCart, withCode),
      refuse(setAssistedCampaign, 409, { message, reason: 'basket-changed' }),
    );
    const editor = await openEditor(view);
    await view.user.click(await editor.findByRole('button', { name: /^Tirar o código/ }));
    await editor.findByText(message);
    expect(view.transport.requestsOf(setAssistedCampaign)[0]?.body).toEqual({
      revision: 2,
      code: null,
    });
  });
});
