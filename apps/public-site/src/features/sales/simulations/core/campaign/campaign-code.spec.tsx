import { screen, within } from '@testing-library/react';
import {
  listSimulations,
  type Quote,
  setCampaign,
  type Simulation,
} from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aQuote,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { openSimulation } from '../../testing/open-simulation';

guardConsole();

const benefit: NonNullable<Quote['benefit']> = {
  code: 'VERAO26',
  monthlyOff: 150,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 0,
  endsOn: '2026-12-31',
};
const plain = aSimulation();
const withCode = aSimulation({
  basket: aBasket({ revision: 2, quote: aQuote({ contractTotal: 90_864, benefit }) }),
});

/** The cart with a simulation; a set or taken code changes what it lists. */
async function openCart(before: Simulation, ...answers: Answer[]) {
  const view = openSimulation('/simulador/carrinho', [
    answer(listSimulations, [before]),
    ...answers,
  ]);
  const column = within(await screen.findByRole('article', { name: /RD-7K2M-48$/ }));
  return { ...view, column };
}
async function typeCode(
  { user, column }: Awaited<ReturnType<typeof openCart>>,
  code: string,
) {
  await user.click(column.getByText('Tenho um código'));
  await user.type(await column.findByLabelText('Código da campanha'), code);
  await user.click(column.getByRole('button', { name: 'Usar o código' }));
}

describe('the code of a campaign in the cart', () => {
  it('is typed where somebody has one', async () => {
    let cart = plain;
    const view = openSimulation('/simulador/carrinho', [
      answer(listSimulations, () => [cart]),
      answer(setCampaign, () => (cart = withCode)),
    ]);
    const column = within(await screen.findByRole('article', { name: /RD-7K2M-48$/ }));
    await typeCode({ ...view, column }, ' verao26');
    await screen.findByText(
      'Campanha VERAO26: R$ 150,00 a menos em cada uma das 6 primeiras mensalidades.',
    );
    expect(view.transport.requestsOf(setCampaign)[0]).toMatchObject({
      params: { id: plain.id },
      body: { revision: 1, code: 'VERAO26' },
    });
  });

  it('stands with its rule and end, and with the total that contains it', async () => {
    const { column } = await openCart(withCode);
    column.getByText(
      'Vale para todos os carros. Válido até 31/12/2026 ou até acabarem os usos. O uso conta quando a proposta é enviada. A mensalidade e o custo de sair são os do plano, sem o desconto.',
    );
    column.getByText('com a campanha VERAO26');
    column.getByText('R$ 90.864,00');
  });

  it.each([
    [
      'vencida',
      '2099-11-28T12:00:00.000Z',
      'A campanha VERAO26 acabou em 31/12/2026. Esta simulação continua com ela: o total de R$ 90.864,00 está garantido até 28/11/2099.',
    ],
    [
      'encerrada',
      '2099-11-28T12:00:00.000Z',
      'A campanha VERAO26 foi encerrada. Esta simulação continua com ela: o total de R$ 90.864,00 está garantido até 28/11/2099.',
    ],
    [
      'encerrada',
      '2020-01-02T12:00:00.000Z',
      'A campanha VERAO26 foi encerrada. A garantia deste preço também terminou: o preço de hoje vem sem a campanha.',
    ],
    [
      'esgotada',
      '2099-11-28T12:00:00.000Z',
      'Os usos da campanha VERAO26 acabaram. Tire o código para enviar a proposta: o total fica em R$ 91.764,00.',
    ],
  ] as const)(
    'says that its campaign is over (%s), and which price holds until %s',
    async (over, validUntil, said) => {
      const ended = aQuote({
        ...{ contractTotal: 90_864, validUntil, benefit: { ...benefit, over } },
      });
      const { column } = await openCart(
        aSimulation({ basket: aBasket({ quote: ended }) }),
      );
      column.getByText((text) => text.replace(/\s/g, ' ').startsWith(said));
      expect(column.queryByText(/Válido até/)).toBeNull();
      expect(column.queryAllByText(/O uso conta quando a proposta/)).toHaveLength(
        over === 'esgotada' ? 0 : 1,
      );
    },
  );

  it('is told at its field when it does not count', async () => {
    const message = 'A campanha VERAO26 acabou em 23/11/2026.';
    const view = await openCart(
      plain,
      refuse(setCampaign, 400, { message, fields: [{ key: 'Code', message }] }),
    );
    await typeCode(view, 'VERAO26');
    expect(
      (await view.column.findByLabelText('Código da campanha')).getAttribute(
        'aria-invalid',
      ),
    ).toBe('true');
    view.column.getByText(message);
    expect(view.scene.popups).toEqual([]);
  });

  it('is asked for before anything is sent', async () => {
    const view = await openCart(plain);
    await typeCode(view, ' ');
    await view.column.findByText('Escreva o código.');
    expect(view.transport.requestsOf(setCampaign)).toEqual([]);
  });

  it('is taken off again', async () => {
    const { user, column, transport } = await openCart(
      withCode,
      answer(setCampaign, plain),
    );
    await user.click(column.getByRole('button', { name: /^Tirar o código/ }));
    expect(transport.requestsOf(setCampaign)[0]?.body).toEqual({
      revision: 2,
      code: null,
    });
  });

  it('keeps the focus on its button while it is taken off, and a second press sends nothing', async () => {
    const page = await openCart(withCode, neverAnswer(setCampaign));
    const takeOff = page.column.getByRole('button', { name: /^Tirar o código/ });
    await pressTwice(page, takeOff, setCampaign);
  });

  it('says in place why it could not be taken off', async () => {
    const message = 'Esta simulação mudou em outra janela.';
    const { user, column, scene } = await openCart(
      withCode,
      refuse(setCampaign, 409, { message, reason: 'basket-changed' }),
    );
    await user.click(column.getByRole('button', { name: /^Tirar o código/ }));
    await column.findByText(message);
    expect(scene.popups).toEqual([]);
  });

  it('is not asked for once the guarantee of the price is over', async () => {
    const { column } = await openCart(
      aSimulation({
        basket: aBasket({ quote: aQuote({ validUntil: '2020-01-02T12:00:00.000Z' }) }),
      }),
    );
    expect(column.queryByText('Tenho um código')).toBeNull();
  });
});
