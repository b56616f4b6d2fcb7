import { screen, waitFor, within } from '@testing-library/react';
import {
  decideSharing,
  endSharedCart,
  getSharedCart,
  listSimulations,
  offerSharedCart,
  SHARED_CART_TEXT,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  aSharedCart,
  aSimulation,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

const CART = '/simulador/carrinho';
const CODE = 'AbCdEfGhIjKlMnOpQrStUv';
const OK = { ok: true } as const;
const simulation = aSimulation();
const openCart = (...answers: Answer[]) =>
  openSimulation(CART, [answer(listSimulations, [simulation]), ...answers]);

/**
 * Sentences to which customers consent, by the day of their version. A changed sentence
 * needs another version in `SHARED_CART_TEXTS`.
 */
const AGREED: Record<string, readonly string[]> = {
  '2026-11-26': [
    'O vendedor vê e muda as simulações deste carrinho, inclusive as que você fizer depois e, se você entrar na sua conta, as que estão guardadas nela.',
    'Ele recebe a cidade de cada simulação e a posição dela, arredondada a cerca de 1 km.',
    'Cada mudança fica no histórico: quem, quando, de quanto para quanto.',
    'Ele não vê seu CPF ou CNPJ, seu e-mail, seu telefone nem seus documentos. Não envia proposta, não assina e não entra na sua conta.',
    'Se você enviar uma proposta durante o atendimento, ela aparece para ele e para a concessionária com seu nome, seu e-mail, seu telefone e parte do CPF ou CNPJ; no contrato, também o endereço.',
    'Você encerra quando quiser, e o acesso acaba na hora. Sem isso, acaba em 30 dias.',
  ],
  '2026-11-24': [
    'O vendedor vê e muda as simulações deste carrinho, inclusive as que você fizer depois e, se você entrar na sua conta, as que estão guardadas nela.',
    'Cada mudança fica no histórico: quem, quando, de quanto para quanto.',
    'Ele não vê seu CPF ou CNPJ, seu e-mail, seu telefone nem seus documentos. Não envia proposta, não assina e não entra na sua conta.',
    'Se você enviar uma proposta durante o atendimento, ela aparece para ele e para a concessionária com seu nome, seu e-mail, seu telefone e parte do CPF ou CNPJ; no contrato, também o endereço.',
    'Você encerra quando quiser, e o acesso acaba na hora. Sem isso, acaba em 30 dias.',
  ],
  '2026-11-23': [
    'O vendedor vê e muda as simulações deste carrinho, também as que você fizer depois e, se você entrar na sua conta, as que estão guardadas nela.',
    'Cada mudança fica no histórico: quem, quando, de quanto para quanto.',
    'Ele não vê seu CPF ou CNPJ, e-mail, telefone e documentos. Não envia proposta, não assina e não entra na sua conta.',
    'Se você enviar uma proposta durante o atendimento, ela aparece para ele e para a concessionária com seu nome, seu e-mail, seu telefone e o CPF ou CNPJ encoberto.',
    'Você encerra quando quiser, e o acesso acaba na hora. Sem isso, acaba em 30 dias.',
  ],
};

describe('a customer who invites a seller', () => {
  const offered = aSharedCart({
    state: 'offered',
    sellerName: null,
    dealershipName: null,
    acceptedAt: null,
    invitedUntil: '2026-11-24T12:00:00.000Z',
    history: [],
  });

  it('is told where the browser copies nothing', async () => {
    const { user } = openSimulation(
      CART,
      [
        answer(listSimulations, [simulation]),
        answer(offerSharedCart, {
          code: CODE,
          invitedUntil: '2026-11-24T12:00:00.000Z',
          cart: offered,
        }),
        answer(getSharedCart, offered),
      ],
      { machine: { refusesCopies: true } },
    );
    await user.click(await screen.findByRole('button', { name: 'Criar outro convite' }));
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    await screen.findByText('O navegador não deixou copiar. Selecione o link e copie.');
  });

  it('gets a link to send, and may take it back', async () => {
    let cart: typeof offered | null = null;
    const { user, transport, scene } = openCart(
      answer(getSharedCart, () => cart),
      answer(offerSharedCart, () => ({
        code: CODE,
        invitedUntil: '2026-11-24T12:00:00.000Z',
        cart: (cart = offered),
      })),
      answer(endSharedCart, () => ((cart = null), OK)),
    );
    await user.click(await screen.findByRole('button', { name: 'Convidar um vendedor' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link do convite');
    const title = screen.getByRole('heading', { name: 'Convite criado' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(link.value).toBe(
      `http://localhost:8080/concessionarias/seller#convite=${CODE}`,
    );
    expect(
      screen.getByText(
        'Mande ao vendedor. Vale até 24/11/2026, 09:00, para um vendedor só.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(scene.copied).toEqual([link.value]);
    expect(await screen.findByText('Link copiado.')).toBeTruthy();
    expect(
      decodeURIComponent(
        screen.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href') ??
          '',
      ),
    ).toContain(link.value);
    await user.click(screen.getByRole('button', { name: 'Desistir do convite' }));
    expect(
      await screen.findByRole('button', { name: 'Convidar um vendedor' }),
    ).toBeTruthy();
    expect(transport.requestsOf(endSharedCart)).toHaveLength(1);
  });

  it('reads after a reload that the invitation waits, and may make another', async () => {
    openCart(answer(getSharedCart, offered));
    expect(
      await screen.findByText(
        /^Seu convite espera um vendedor até 24\/11\/2026, 09:00\./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Criar outro convite' })).toBeTruthy();
    expect(screen.queryByLabelText('Link do convite')).toBeNull();
  });

  it('keeps the focus on the pressed button while it is made, once', async () => {
    const page = openCart(answer(getSharedCart, null), neverAnswer(offerSharedCart));
    const invite = await screen.findByRole('button', { name: 'Convidar um vendedor' });
    await pressTwice(page, invite, offerSharedCart);
  });

  it('hears plainly when it cannot be made', async () => {
    const { user } = openCart(refuse(offerSharedCart, 503, { message: 'Fora do ar.' }));
    await user.click(await screen.findByRole('button', { name: 'Convidar um vendedor' }));
    await waitFor(() =>
      expect(
        screen.getAllByRole('alert').map(({ textContent }) => textContent),
      ).toContain('Fora do ar.'),
    );
  });
});

it('a cart whose sharing could not be read says so, and asks again on demand', async () => {
  let answers = 0;
  const { user, scene } = openCart({
    call: getSharedCart,
    reply: (received) =>
      (answers++ === 0
        ? refuse(getSharedCart, 503, { message: 'Fora do ar.' })
        : answer(getSharedCart, aSharedCart())
      ).reply(received),
  });
  const said = await screen.findByText(
    'Não conseguimos ver se um vendedor está neste carrinho com você.',
  );
  const notice = said.closest<HTMLElement>('[role=alert]');
  if (!notice) throw new Error('not announced');
  await user.click(within(notice).getByRole('button', { name: 'Tentar de novo' }));
  expect(
    await screen.findByRole('region', {
      name: 'Vera Nunes, da Rodar Batel, em Curitiba, PR, está neste carrinho com você',
    }),
  ).toBeTruthy();
  expect(scene.popups).toEqual([]);
});

describe('a seller who asks', () => {
  const asked = aSharedCart({ state: 'requested', acceptedAt: null, history: [] });

  it('is named, and what they will see and do stands there sentence by sentence', async () => {
    openCart(answer(getSharedCart, asked));
    const panel = within(
      await screen.findByRole('region', {
        name: 'Vera Nunes, da Rodar Batel, em Curitiba, PR, quer decidir com você',
      }),
    );
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      AGREED[SHARED_CART_TEXT],
    );
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it.each([
    [
      'Sim, decidir junto',
      { accepted: true, customerName: 'Ana' },
      'Vera Nunes, da Rodar Batel, em Curitiba, PR, está neste carrinho com você',
    ],
    ['Não, sem vendedor', { accepted: false }, 'Quer decidir junto com um vendedor?'],
  ])(
    '%s: one click, with the version of the text and the page',
    async (act, sent, heading) => {
      let cart: typeof asked | null = asked;
      const { user, transport } = openCart(
        answer(getSharedCart, () => cart),
        answer(
          decideSharing,
          ({ body }) => (cart = body.accepted ? aSharedCart() : null),
        ),
      );
      await user.type(
        await screen.findByLabelText(/^Como o vendedor deve chamar você/),
        ' Ana ',
      );
      await user.click(screen.getByRole('button', { name: act }));
      expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
      expect(transport.requestsOf(decideSharing)[0]?.body).toEqual({
        code: null,
        textVersion: SHARED_CART_TEXT,
        page: CART,
        ...sent,
      });
    },
  );
});
