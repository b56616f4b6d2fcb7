import { screen, waitFor, within } from '@testing-library/react';
import {
  answerPurchase,
  askPurchase,
  getPurchase,
  listContracts,
  type Purchase,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  aPurchase,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { STORES_NEAR } from '../testing/stores-near';

guardConsole();

const PATH = `/area-logada/contratos/${aPurchase().id}/compra`;
const asked = aPurchase({
  state: 'pedida',
  revision: 1,
  canAsk: false,
  askedAt: '2027-04-20T14:00:00.000Z',
  answerUntil: '2027-04-26',
});
const offered = aPurchase({
  ...asked,
  state: 'oferecida',
  revision: 2,
  price: 68_500,
  validUntil: '2027-05-10',
  answer: 'Preço de tabela, com a revisão em dia.',
});
const accepted = aPurchase({
  ...offered,
  state: 'aceita',
  revision: 3,
  dueOn: '2027-05-03',
});

function open(purchase: Purchase, ...answers: Answer[]) {
  return renderRoute(amongOthers(memberAreaRoutes), PATH, {
    wire: siteScene().wire,
    viewer: aViewer('customer'),
    answers: [
      answer(listContracts, []),
      answer(getPurchase, purchase),
      ...STORES_NEAR,
      ...answers,
    ],
  });
}

const button = (name: string) => screen.findByRole('button', { name });

describe('buying the car', () => {
  it('is asked for once the end is in sight, and says by when the answer comes', async () => {
    const { user, transport } = open(aPurchase(), answer(askPurchase, asked));
    await screen.findByRole('heading', {
      name: 'Comprar o carro',
    });
    screen.getByText(/em até 3 dias úteis/);
    expect(screen.getByText(/art\. 123, § 1º/).textContent).toContain(
      'art.\u00a0123, §\u00a01º',
    );
    await user.click(await button('Pedir uma oferta'));
    await waitFor(() => expect(transport.requestsOf(askPurchase)).toHaveLength(1));
  });

  it('says from which day on it can be asked for', async () => {
    open(aPurchase({ canAsk: false, isEarly: true }));
    await screen.findByText(/^Dá para pedir uma oferta a partir de 18\/04\/2027/);
    expect(screen.queryByRole('button', { name: 'Pedir uma oferta' })).toBeNull();
  });

  it('is not offered for a car that must come back, whose contract has no last day', async () => {
    open(aPurchase({ canAsk: false, isEarly: true, isDemanded: true }));
    await screen.findByText(/^Agora não dá para pedir uma oferta/);
    expect(screen.queryByText('Último dia do contrato')).toBeNull();
  });

  it('is accepted at the price that was read, which takes the return back', async () => {
    const { user, transport } = open(
      { ...offered, returnOn: '2027-06-15' },
      answer(answerPurchase, accepted),
    );
    await screen.findByText(/^Oferecemos o carro a você por R\$\s68\.500,00/);
    screen.getByText('Preço de tabela, com a revisão em dia.');
    screen.getByText(/^Ao aceitar, a devolução marcada para 15\/06\/2027/);
    await user.click(await button('Aceitar e comprar'));
    await waitFor(() =>
      expect(transport.requestsOf(answerPurchase)[0]?.body).toEqual({
        revision: 2,
        accepts: true,
      }),
    );
  });

  it('can be let pass, or given up until it is paid', async () => {
    const { user, transport, unmount } = open(offered, answer(answerPurchase, offered));
    await user.click(await button('Dispensar a oferta'));
    await waitFor(() =>
      expect(transport.requestsOf(answerPurchase)[0]?.body).toMatchObject({
        accepts: false,
      }),
    );
    unmount();
    open(accepted);
    await button('Desistir da compra');
    // The frame of the page has a link to pay, too.
    const acts = (
      await screen.findByText(/^O Pix Automático e o cartão salvo não cobram/)
    ).parentElement;
    expect(
      within(acts ?? document.body)
        .getByRole('link', { name: 'Pagar' })
        .getAttribute('href'),
    ).toBe(`${PATH.replace('compra', 'pagar')}?vencimento=2027-05-03`);
  });

  it.each(['recusada', 'dispensada', 'vencida'] as const)(
    'that came to nothing (%s) leads to what ends the contract instead',
    async (state) => {
      open(aPurchase({ ...offered, state }));
      const link = await screen.findByRole('link', { name: 'Ver o fim do contrato' });
      expect(link.getAttribute('href')).toBe(
        `/area-logada/contratos/${aPurchase().id}#contrato-fim`,
      );
    },
  );

  it('that ended with an unpaid contract leads to the return', async () => {
    open(aPurchase({ ...offered, state: 'vencida', canAsk: false, isDemanded: true }));
    const link = await screen.findByRole('link', { name: 'Marcar a devolução' });
    expect(link.getAttribute('href')).toBe(
      `/area-logada/contratos/${aPurchase().id}/devolucao`,
    );
  });

  it('says why it was refused, or what somebody else did meanwhile', async () => {
    const { unmount } = open(
      aPurchase({ ...asked, state: 'recusada', answer: 'O modelo volta à fábrica.' }),
    );
    await screen.findByText('O modelo volta à fábrica.');
    unmount();
    const { user } = open(
      offered,
      refuse(answerPurchase, 409, {
        reason: 'changed-meanwhile',
        message: 'Há novidade nesta compra. Confira antes de continuar.',
      }),
    );
    await user.click(await button('Aceitar e comprar'));
    expect((await screen.findByRole('alert')).textContent).toContain('Há novidade');
  });

  describe('with a late bill that keeps it from being bought', () => {
    const late = aPurchase({
      ...offered,
      lateBill: { since: '2027-04-10', amount: 357.35 },
    });
    const LATE = 'Há contas atrasadas neste contrato. Pague antes de comprar o carro.';
    const refused = refuse(answerPurchase, 409, { reason: 'bills-late', message: LATE });
    const addressIn = (text: HTMLElement) =>
      within(text)
        .getByRole('link', {
          name: /^Pagar a conta de R\$\s357,35, vencida em 10\/04\/2027$/,
        })
        .getAttribute('href');
    const payment = `/area-logada/contratos/${late.id}/pagar?vencimento=2027-04-10`;

    it('names it and leads to it before anybody accepts', async () => {
      open(late);
      await button('Aceitar e comprar');
      expect(addressIn(screen.getByText(LATE, { exact: false }))).toBe(payment);
    });

    it('says it once when the offer was accepted nevertheless', async () => {
      const { user } = open(late, refused);
      await user.click(await button('Aceitar e comprar'));
      expect(addressIn(await screen.findByRole('alert'))).toBe(payment);
      expect(screen.getAllByText(LATE, { exact: false })).toHaveLength(1);
    });

    it('names it no more once the offer is over', async () => {
      open(aPurchase({ ...late, state: 'vencida' }));
      await screen.findByRole('link', { name: 'Ver o fim do contrato' });
      expect(screen.queryByText(LATE, { exact: false })).toBeNull();
    });
  });

  it('is over with the payment, and names the last day for the title', async () => {
    open(
      aPurchase({
        ...accepted,
        state: 'comprada',
        boughtOn: '2027-04-30',
        transferUntil: '2027-05-30',
      }),
    );
    const title = await screen.findByRole('region', {
      name: 'Transferência do documento',
    });
    within(title).getByText(
      'Quem assina a transferência com você é a loja Rodar Batel, em Curitiba, PR. Pela lei, o documento no seu nome tem de ser pedido até 30/05/2027. Combine o dia com a loja.',
    );
    await within(title).findByText('Fica a 3,2 km do seu endereço.');
    expect(screen.queryByText('Último dia do contrato')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desistir da compra' })).toBeNull();
  });

  it('names the dealership with its city once the title was transferred', async () => {
    open(
      aPurchase({
        ...accepted,
        state: 'transferida',
        boughtOn: '2027-04-30',
        transferUntil: '2027-05-30',
        transferredOn: '2027-05-10',
      }),
    );
    await screen.findByText(
      'O documento foi transferido em 10/05/2027 pela loja Rodar Batel, em Curitiba, PR.',
    );
  });

  it('names the dealership alone where its city is not known', async () => {
    const { name, phone } = aPurchase().dealership;
    open(
      aPurchase({
        ...accepted,
        state: 'comprada',
        boughtOn: '2027-04-30',
        transferUntil: '2027-05-30',
        dealership: { name, phone },
      }),
    );
    await screen.findByText(
      /^Quem assina a transferência com você é a loja Rodar Batel\. Pela lei/,
    );
  });
});
