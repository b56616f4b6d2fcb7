import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  decideSharing,
  endSharedCart,
  getSharedCart,
  listSimulations,
  offerSharedCart,
  SHARED_CART_TEXT,
} from '@site/api-contract';
import {
  aBasket,
  type Answer,
  answer,
  aSharedCart,
  aSimulation,
  guardConsole,
  heldBack,
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

describe('with a seller along', () => {
  it('the cart says who, and the history what changed from and to', async () => {
    const { user } = openCart(answer(getSharedCart, aSharedCart()));
    const panel = within(
      await screen.findByRole('region', {
        name: 'Vera Nunes, da Rodar Batel, em Curitiba, PR, está neste carrinho com você',
      }),
    );
    await user.click(panel.getByText('Histórico, 1 mudança'));
    const [newest, oldest] = panel
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(newest).toBe(
      'Vera Nunes mudou o Aroeira (RD-7K2M-48)Prazode 36 meses para 48 meses21/11/2026, 09:10',
    );
    expect(oldest).toBe('Você aceitou o atendimento21/11/2026, 09:00');
  });

  it('what she changes is read when the page is looked at again', async () => {
    let cart = aSharedCart({ history: aSharedCart().history.slice(1) });
    const { transport } = openCart(answer(getSharedCart, () => cart));
    await screen.findByText('Histórico');
    const before = transport.requestsOf(listSimulations).length;
    cart = aSharedCart();
    fireEvent.focus(window);
    expect(await screen.findByText('Histórico, 1 mudança')).toBeTruthy();
    await waitFor(() =>
      expect(transport.requestsOf(listSimulations).length).toBe(before + 1),
    );
  });

  it('her change of price is told with the old and the new one until it was read', async () => {
    const before = aSharedCart();
    let cart = before;
    const { user } = openCart(answer(getSharedCart, () => cart));
    await screen.findByText('Histórico, 1 mudança');
    expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull();
    const [change] = before.history;
    if (!change) throw new Error('The cart was changed');
    const price = {
      key: 'Price',
      from: 'R$ 1.999,00 por mês',
      to: 'R$ 2.069,00 por mês',
    };
    cart = aSharedCart({
      history: [
        { ...change, id: '3', changes: [price as (typeof change.changes)[number]] },
        ...before.history,
      ],
    });
    fireEvent.focus(window);
    const news = (await screen.findByText('O que mudou desde que você olhou')).closest(
      '[role=status]',
    );
    expect(news?.textContent).toContain(
      'Vera Nunes mudou o Aroeira (RD-7K2M-48)Mensalidadede R$ 1.999,00 por mês para R$ 2.069,00 por mês',
    );
    await user.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull();
  });

  it.each([
    ['is still told after a reload, when it was not read', '1', true],
    ['is not told again once it was read', '2', false],
  ])('her change %s', async (_what, line, isTold) => {
    const cart = aSharedCart();
    openSimulation(
      CART,
      [answer(listSimulations, [simulation]), answer(getSharedCart, cart)],
      { remembered: { readCartLine: `${cart.id} ${line}` } },
    );
    await screen.findByText('Histórico, 1 mudança');
    expect(screen.queryByText('O que mudou desde que você olhou') !== null).toBe(isTold);
  });

  it('shows what she changed while the page was loading', async () => {
    let shown = simulation;
    const { held, arrive } = heldBack(answer(getSharedCart, aSharedCart()));
    openSimulation(CART, [answer(listSimulations, () => [shown]), held], {
      remembered: { readCartLine: `${aSharedCart().id} 1` },
    });
    const car = await screen.findByRole('article', { name: /RD-7K2M-48$/ });
    expect(car.textContent).toContain('36 meses');
    shown = aSimulation({ basket: aBasket({ term: 48, revision: 2 }) });
    arrive();
    await waitFor(() => expect(car.textContent).toContain('48 meses'));
  });

  it('her change is told no more once the customer changed the same simulation', async () => {
    const before = aSharedCart();
    const [change] = before.history;
    if (!change) throw new Error('The cart was changed');
    const other = { ...change, id: '3', by: 'customer' as const, simulationCode: 'RD-2' };
    let cart = aSharedCart({ history: [other, ...before.history] });
    openSimulation(
      CART,
      [answer(listSimulations, [simulation]), answer(getSharedCart, () => cart)],
      { remembered: { readCartLine: `${cart.id} 1` } },
    );
    await screen.findByText('O que mudou desde que você olhou');
    const own = { ...change, id: '4', by: 'customer' as const };
    cart = aSharedCart({ history: [own, ...cart.history] });
    fireEvent.focus(window);
    await screen.findByText('Histórico, 3 mudanças');
    expect(screen.queryByText('O que mudou desde que você olhou')).toBeNull();
  });

  it('keeps the focus on the pressed button while it ends', async () => {
    const page = openCart(
      answer(getSharedCart, aSharedCart()),
      neverAnswer(endSharedCart),
    );
    await page.user.click(
      await screen.findByRole('button', { name: 'Encerrar atendimento' }),
    );
    const end = await screen.findByRole('button', { name: 'Sim, encerrar' });
    await pressTwice(page, end, endSharedCart);
    screen.getByRole('button', { name: 'Encerrando...' });
  });

  it('ends after a question, and the end can be read', async () => {
    let cart = aSharedCart();
    const { user, transport } = openCart(
      answer(getSharedCart, () => cart),
      answer(
        endSharedCart,
        () => (
          (cart = aSharedCart({ state: 'ended', endedAt: '2026-11-21T12:20:00.000Z' })),
          OK
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Encerrar atendimento' }));
    await screen.findByText(
      'Vera Nunes, da Rodar Batel, em Curitiba, PR, deixa de ver este carrinho na hora; suas simulações continuam aqui. Para voltar a olhar junto é preciso outro convite.',
    );
    await user.click(screen.getByRole('button', { name: 'Continuar junto' }));
    expect(transport.requestsOf(endSharedCart)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Encerrar atendimento' }));
    await user.click(await screen.findByRole('button', { name: 'Sim, encerrar' }));
    expect(
      await screen.findByRole('heading', {
        name: 'O atendimento com Vera Nunes, da Rodar Batel, em Curitiba, PR, acabou',
      }),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Encerrado em 21/11/2026, 09:20. O vendedor não vê mais este carrinho; suas simulações continuam aqui.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Convidar um vendedor' })).toBeTruthy();
  });
});
