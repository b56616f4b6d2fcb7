import { findSession } from './cards';
import { bankForSpecs, CHARGE, SITE } from './testing/bank-for-specs';

const bank = bankForSpecs();

describe('a card', () => {
  const GOOD = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123' };
  const returnUrl = `${SITE}/area-logada`;
  async function aSession(more: object = {}) {
    const { body } = await bank.ask('/card-sessions', { ...CHARGE, returnUrl, ...more });
    return new URL((body as { url: string }).url).pathname;
  }
  /** Gives the token of a card whose owner agreed to later charges. */
  async function kept(number = GOOD.number) {
    const path = await aSession({ centavos: 0, keepAs: 'card-1' });
    await bank.press(path, { ...GOOD, number });
    await bank.press(`${path}/desafio`, { resposta: 'sim' });
    const [event] = await bank.told();
    return (event?.data['card'] as { token: string }).token;
  }
  const chargeAgain = (token: string, key?: string) =>
    bank.ask(
      '/card-charges',
      { ...CHARGE, reference: 'charge-2', token, returnUrl },
      key,
    );

  it('is typed at the bank alone, and comes back as a token that can be charged again', async () => {
    const path = await aSession({ keepAs: 'card-1' });
    const { body } = await bank.bank.inject({ url: path });
    expect(body).toContain('Número do cartão');
    expect(body).toContain('poderá cobrar nele');
    const answer = await bank.press(path, GOOD);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${SITE}/area-logada?cartao=aprovado`);
    const [paid, event] = await bank.told();
    expect(paid?.type).toBe('payment.received');
    expect(event?.type).toBe('card.kept');
    expect(event?.data['reference']).toBe('card-1');
    const card = event?.data['card'] as { token: string };
    expect(card).toEqual({
      token: expect.stringMatching(/^card_/),
      brand: 'Visa',
      last4: '1111',
      expiry: '12/30',
    });
    const later = await chargeAgain(card.token, 'same');
    expect(later.body).toMatchObject({ state: 'paid' });
    expect(await chargeAgain(card.token, 'same')).toEqual(later);
    expect(await bank.told()).toHaveLength(1);
    const everything = ['charges', 'cards', 'card_sessions', 'events', 'answers']
      .map((table) => JSON.stringify(bank.ports.store.all(`select * from ${table}`)))
      .join('');
    expect(everything).not.toContain('4111111111111111');
    expect((await bank.press(path, GOOD)).statusCode).toBe(409);
  });

  it('that nobody agreed to keep is forgotten', async () => {
    await bank.press(await aSession(), GOOD);
    expect(await bank.told()).toMatchObject([{ type: 'payment.received' }]);
    expect(bank.ports.store.all('select * from cards')).toEqual([]);
  });

  it('is kept without a charge, and gone once it is removed', async () => {
    const token = await kept();
    expect(bank.ports.store.all('select * from payments')).toEqual([]);
    expect((await chargeAgain(token)).status).toBe(200);
    expect((await bank.ask(`/cards/${token}/remove`, {})).status).toBe(200);
    expect((await bank.ask(`/cards/${token}/remove`, {})).status).toBe(200);
    expect((await chargeAgain(token)).status).toBe(404);
    expect(
      (await bank.ask('/card-sessions', { ...CHARGE, centavos: 0, returnUrl })).status,
    ).toBe(400);
  });

  it('that is refused later says why', async () => {
    const token = await kept('4000000000000341');
    expect((await chargeAgain(token)).body).toMatchObject({ state: 'declined' });
    expect(await bank.told()).toMatchObject([{ data: { reason: 'cartao_recusado' } }]);
    await bank.press(`/cartoes/${token}/aprovar`);
    bank.now = new Date('2031-01-01T12:00:00Z');
    await chargeAgain(token);
    expect(await bank.told()).toMatchObject([{ data: { reason: 'cartao_vencido' } }]);
  });

  it.each([
    ['sim', 'payment.received', undefined],
    ['nao', 'charge.declined', 'nao_reconhecida'],
  ])(
    'whose bank asks is confirmed for a later charge: %s',
    async (resposta, type, reason) => {
      const token = await kept('4000002760003184');
      expect((await chargeAgain(token)).body).toMatchObject({ state: 'open' });
      const [asked] = await bank.told();
      expect(asked?.type).toBe('charge.challenged');
      const { pathname } = new URL(String(asked?.data['url']));
      await bank.press(`${pathname}/desafio`, { resposta });
      const [answered] = await bank.told();
      expect(answered?.type).toEqual(type);
      expect(answered?.data['reason']).toEqual(reason);
    },
  );

  it('that is declined says so on the way back', async () => {
    const answer = await bank.press(await aSession(), {
      ...GOOD,
      number: '4000000000000002',
    });
    expect(answer.headers.location).toContain('cartao=recusado');
    expect(await bank.told()).toMatchObject([{ type: 'charge.declined' }]);
  });

  it.each([
    ['sim', 'aprovado'],
    ['nao', 'recusado'],
  ])('of a bank that asks is confirmed by its payer: %s', async (resposta, outcome) => {
    const path = await aSession();
    await bank.press(path, { ...GOOD, number: '5066991111111118' });
    expect(await bank.told()).toEqual([]);
    expect((await bank.bank.inject({ url: path })).body).toContain(
      'Confirme esta compra',
    );
    const answer = await bank.press(`${path}/desafio`, { resposta });
    expect(answer.headers.location).toContain(`cartao=${outcome}`);
    expect(await bank.told()).toHaveLength(1);
  });

  it('of a charge that was canceled leads its payer back to the receiver, whenever that was', async () => {
    const returnUrl = `${SITE}/area-logada/contratos/1/pagar?vencimento=2026-12-10`;
    const seesTheWayBack = async (
      path: string,
      answer = bank.bank.inject({ url: path }),
    ) => {
      const { statusCode, body } = await answer;
      expect(statusCode).toBe(409);
      expect(body).toContain('O recebedor cancelou esta cobrança. Nada foi cobrado.');
      expect(body).toContain(`<a href="${returnUrl}">Voltar ao site do recebedor</a>`);
    };
    const cancel = async (ofPath: string) => {
      const { charge_id } = findSession(
        bank.ports,
        ofPath.split('/').at(-1) ?? '',
      ).session;
      await bank.ask(`/charges/${charge_id}/cancel`, {});
    };
    const before = await aSession({ returnUrl });
    await cancel(before);
    await seesTheWayBack(before);
    await seesTheWayBack(before, bank.press(before, GOOD));
    const challenged = await aSession({ returnUrl });
    await bank.press(challenged, { ...GOOD, number: '5066991111111118' });
    await cancel(challenged);
    await seesTheWayBack(
      challenged,
      bank.press(`${challenged}/desafio`, { resposta: 'sim' }),
    );
    expect(await bank.told()).toEqual([]);
  });

  it('keeps number and expiry in the form after a slip, and neither anywhere else', async () => {
    const answer = await bank.press(await aSession(), { ...GOOD, expiry: '13/40' });
    expect(answer.body).toContain('Confira a validade: mês e ano, como 12/40.');
    expect(answer.body).toContain('value="4111 1111 1111 1111"');
    expect(answer.body).toContain('value="13/40"');
    expect(answer.body).not.toContain('value="123"');
    expect(bank.ports.store.all('select * from cards')).toEqual([]);
    expect(JSON.stringify(bank.ports.store.all('select * from answers'))).not.toContain(
      '4111',
    );
  });

  it('is taken with its expiry typed without a slash', async () => {
    const path = await aSession({ keepAs: 'card-1' });
    await bank.press(path, { ...GOOD, expiry: '1240' });
    const [, event] = await bank.told();
    expect(event?.data['card']).toMatchObject({ expiry: '12/40' });
  });

  it.each([
    ['Confira o número do cartão.', { number: '4111111111111112' }],
    ['Este cartão está vencido.', { expiry: '10/26' }],
    ['O código tem 3 dígitos (Amex 4).', { cvv: '1234' }],
  ])('with a slip is asked for again: %s', async (problem, slip) => {
    const answer = await bank.press(await aSession(), { ...GOOD, ...slip });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.includes(problem)).toBe(true);
    expect(await bank.told()).toEqual([]);
  });
});
