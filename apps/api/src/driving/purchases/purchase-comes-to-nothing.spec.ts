import { askPayment } from '@site/api-contract';
import { sum } from '@site/api-contract/pricing';
import { payContract } from '../../contracts/contracts/testing/signed-contract';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { chargeOf, creditOf, isBalanced } from '../../contracts/ledger/ledger.rules';
import { creditIn, openItems, refundDueIn } from '../../contracts/ledger/statement.rules';
import { payNewest } from '../../payments/payments/testing/paying';
import { purchaseSteps } from './testing/purchase-steps';

const {
  api,
  bank,
  nearTheEnd,
  look,
  ask,
  offer,
  reply,
  contractOf,
  subjects,
  pass,
  accepted,
} = purchaseSteps();

describe('a purchase that comes to nothing', () => {
  it('lapses when nobody accepts, or pays, in time; what was paid of it goes back', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    const offered = (await offer(driver, asked, '2029-09-28')).data;
    expect(await pass(driver, 4)).toEqual({ done: 0 }); // 28/09
    expect(await pass(driver, 1)).toEqual({ done: 1 });
    expect((await look(driver)).data).toMatchObject({ state: 'vencida', canAsk: true });
    expect((await reply(driver, offered, true)).body).toMatchObject({
      reason: 'changed-meanwhile',
    });
    const purchase = await accepted(driver);
    await payContract(api, driver.id, 100_000);
    expect(await pass(driver, 17)).toEqual({ done: 1 });
    const over = await contractOf(driver);
    expect(over.state).toBe('ativa');
    expect(over.purchase?.state).toBe('vencida');
    expect(over.credit).toBe(0);
    expect(over.refundDue).toBe(1000);
    expect(purchase.dueOn).toBeTruthy();
    expect(
      (await subjects()).filter((one) => one === 'a oferta do carro venceu'),
    ).toHaveLength(2);
  });

  it.each([
    [
      'all of it where that is not enough for them',
      100_000,
      0,
      'Os R$ 1.000,00 que você já tinha pago foram usados nas contas vencidas deste contrato.',
    ],
    [
      'and the rest goes back',
      500_000,
      230_518,
      'Do que você já tinha pago, R$ 2.694,82 foram usados nas contas vencidas deste contrato, e R$ 2.305,18 voltam pelo mesmo caminho.',
    ],
  ])(
    'that lapses pays with its part payment what is late, and no bill of another day: %s',
    async (_what, paid, back, said) => {
      const driver = await nearTheEnd();
      await accepted(driver);
      const [late, later] = ['2029-10-10', '2029-12-10'];
      await payContract(api, driver.id, paid);
      for (const [item, dueOn, centavos] of [
        ['km:1', late, 269_482],
        ['km:2', later, 35_000],
      ] as const)
        await postTransaction(
          api.ports,
          api.db,
          driver.id,
          chargeOf({
            ...{ reference: item, onDay: '2029-09-24', dueOn, detail: { [item]: 500 } },
            items: [{ item, account: 'revenue-km', centavos }],
          }),
        );
      expect(await pass(driver, 24)).toEqual({ done: 1 });
      const entries = await readLedger(api.db, driver.id);
      expect(entries.every(isBalanced)).toBe(true);
      expect(refundDueIn(entries)).toBe(back);
      const open = openItems(entries);
      expect(open.filter(({ item }) => item === 'km:2')).toMatchObject([
        { centavos: 35_000 },
      ]);
      expect(sum(open.filter(({ dueOn }) => dueOn !== later))).toBe(
        269_482 - paid + back,
      );
      const mail = (await api.mails()).findLast(({ subject }) =>
        subject.endsWith('a oferta do carro venceu'),
      );
      expect(mail?.bodyText).toContain(said);
    },
  );

  it('gives credit back as credit, and money as money, when it comes to nothing', async () => {
    const driver = await nearTheEnd();
    const cause = { reference: 'credit:late-delivery', onDay: '2029-09-24' };
    const credit = creditOf({ ...cause, centavos: 40_000, open: [] });
    await postTransaction(api.ports, api.db, driver.id, credit);
    const purchase = await accepted(driver);
    await payContract(api, driver.id, 100_000);
    await reply(driver, purchase, false);
    const entries = await readLedger(api.db, driver.id);
    expect(creditIn(entries)).toBe(40_000);
    expect(refundDueIn(entries)).toBe(100_000);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'Do que você já tinha pago, R$ 1.000,00 voltam pelo mesmo caminho, e R$ 400,00 voltam a ser crédito para as próximas cobranças.',
    );
  });

  it('gives back a price that comes after it was let pass, and keeps none of it', async () => {
    const driver = await nearTheEnd();
    const purchase = await accepted(driver);
    await driver.customer.send(askPayment, {
      params: { id: driver.id },
      body: { method: 'pix', dueDate: purchase.dueOn ?? '' },
    });
    await reply(driver, purchase, false);
    const dueOn = '2029-12-10';
    const later = chargeOf({
      ...{ reference: 'km:2', onDay: '2029-09-24', dueOn, detail: { 'km:2': 500 } },
      items: [{ item: 'km:2', account: 'revenue-km', centavos: 35_000 }],
    });
    await postTransaction(api.ports, api.db, driver.id, later);
    expect(await payNewest(api, bank)).toBe(204);
    const entries = await readLedger(api.db, driver.id);
    expect(creditIn(entries)).toBe(0);
    expect(refundDueIn(entries)).toBe(6_850_050);
    expect(openItems(entries)).toMatchObject([{ item: 'km:2', centavos: 35_000 }]);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'A compra do carro já tinha terminado: devolvemos R$ 68.500,50.',
    );
  });
});
