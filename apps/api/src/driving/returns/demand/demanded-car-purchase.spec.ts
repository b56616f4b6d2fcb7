import { decideOverdue, getContract, getPurchase } from '@site/api-contract';
import { formatCentavos } from '@site/api-contract/brazil';
import { postTransaction, readLedger } from '../../../contracts/ledger/ledger.repository';
import { chargeOf, paymentOf } from '../../../contracts/ledger/ledger.rules';
import { openItems, refundDueIn } from '../../../contracts/ledger/statement.rules';
import { testApi } from '../../../testing/api';
import { watchPurchases } from '../../purchases/purchases.job';
import { changePurchase, insertPurchase } from '../../purchases/purchases.repository';
import { acts, type Driver } from '../testing/car-return';
import { demands } from '../testing/demanded-car';

const api = testApi();
const act = acts(api);
const { unpaid, end, mailAbout } = demands(api);

/** Unpaid as above, by a customer who had accepted to buy the car for 50.000,00. */
async function unpaidBuyer(): Promise<Driver> {
  const driver = await unpaid();
  const contractId = driver.id;
  const now = api.clock.now();
  const dueOn = '2027-03-25';
  await insertPurchase(api.db, { contractId, before: null, now });
  await changePurchase(
    api.db,
    { contractId, revision: 1 },
    {
      ...{
        state: 'aceita',
        priceCentavos: 5_000_000,
        validUntil: dueOn,
        answer: 'Tabela.',
      },
      ...{ answeredAt: now, acceptedAt: now, dueOn, updatedAt: now },
    },
  );
  await postTransaction(
    api.ports,
    api.db,
    contractId,
    chargeOf({
      ...{ reference: 'charge:purchase:1', onDay: '2027-03-15', dueOn, credit: 0 },
      items: [{ item: 'purchase:1', account: 'revenue-sale', centavos: 5_000_000 }],
    }),
  );
  return driver;
}

describe('a demanded car whose customer had accepted to buy it', () => {
  it('is not for sale any more: an accepted purchase ends with the contract', async () => {
    const driver = await unpaidBuyer();
    const { customer, id } = driver;
    const at = { params: { id } };
    const before = (await customer.send(getContract, at)).data;
    await end(driver);
    const after = (await customer.send(getContract, at)).data;
    expect(Math.round((before.owed - after.owed) * 100)).toBe(5_000_000);
    expect(after.purchase?.state).toBe('vencida');
    expect((await customer.send(getPurchase, at)).data).toMatchObject({
      canAsk: false,
      isDemanded: true,
    });
    const mail = await mailAbout('encerrado por falta de pagamento');
    expect(mail?.bodyText).toContain('A compra do carro terminou com o contrato');
    const [first] = await act.slots(customer, id);
    if (!first) throw new Error('no days');
    expect((await act.book(customer, id, first.day, first.cost)).status).toBe(200);
    expect(await watchPurchases(api.ports, api.db, [])).toEqual({ done: 0 });
  });

  it('pays with what had been paid of its price what is late, and not the cost of leaving', async () => {
    const driver = await unpaidBuyer();
    const { id } = driver;
    const ofThePrice = async () =>
      openItems(await readLedger(api.db, id)).filter(({ item }) => item === 'purchase:1');
    await postTransaction(
      api.ports,
      api.db,
      id,
      paymentOf({
        ...{ reference: 'payment:car', onDay: '2027-03-17', centavos: 2_000_000 },
        open: await ofThePrice(),
      }),
    );
    await end(driver);
    const open = openItems(await readLedger(api.db, id));
    expect(open.filter(({ dueOn }) => dueOn < '2027-03-17')).toEqual([]);
    const back = refundDueIn(await readLedger(api.db, id));
    expect(back).toBeGreaterThan(0);
    const mail = await mailAbout('encerrado por falta de pagamento');
    expect(mail?.bodyText).toContain(
      `${formatCentavos(back).replace(/\s/g, ' ')} voltam pelo mesmo caminho.`,
    );
  });

  it('is its buyer’s once the price was paid, so the contract is not ended', async () => {
    const driver = await unpaidBuyer();
    await postTransaction(
      api.ports,
      api.db,
      driver.id,
      paymentOf({
        reference: 'payment:car',
        onDay: '2027-03-17',
        centavos: 5_000_000,
        open: openItems(await readLedger(api.db, driver.id)).filter(
          ({ item }) => item === 'purchase:1',
        ),
      }),
    );
    const consultant = await api.asRole('CONSULTANT');
    const { status, body } = await consultant.send(decideOverdue, {
      params: { id: driver.id },
      body: { decision: 'encerrar', message: 'Sem resposta.', revision: 0 },
    });
    expect(status).toBe(409);
    expect(body.reason).toBe('purchase-unready');
    expect(await watchPurchases(api.ports, api.db, [])).toEqual({ done: 1 });
  });
});
