import {
  answerDispute,
  askPayment,
  contestCharge,
  type ContractPayments,
  type DisputeAnswer,
  getContract,
  getContractInstallments,
  listCustomerContracts,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { type PostedEntry, readLedger } from '../../contracts/ledger/ledger.repository';
import { creditIn, openItems } from '../../contracts/ledger/statement.rules';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { askToPay, oweKm, paymentsOf, payNewest } from '../payments/testing/paying';

const { api, fake } = apiWithBank();
const FIRST = 'installment:1';
const DUE = '2026-11-24'; // signed the day before

type Signed = Awaited<ReturnType<typeof signedContract>>;

async function days(count: number, { customer }: Signed) {
  api.clock.advance(count * DAY_MS);
  await signedInAgain(api, customer);
}
const contest = ({ customer, contract }: Signed, amount?: number) =>
  customer.send(contestCharge, {
    params: { id: contract.id },
    body: { item: FIRST, reason: 'Era menos.', amount },
  });
async function answered(signed: Signed, body: Omit<DisputeAnswer, 'answer'>) {
  const consultant = await api.asRole('CONSULTANT');
  const [dispute] = (await paymentsOf(signed)).disputes;
  return consultant.send(answerDispute, {
    params: { id: String(dispute?.id) },
    body: { ...body, answer: 'Conferimos com você.' },
  });
}
const ledgerOf = ({ contract }: Signed): Promise<PostedEntry[]> =>
  readLedger(api.db, contract.id);
const detailOf = async ({ customer, contract }: Signed) =>
  (await customer.send(getContract, { params: { id: contract.id } })).data;
const lastMail = async () => (await api.mails()).at(-1)?.bodyText;
const billsIn = ({ bill, later }: ContractPayments) =>
  [bill, ...later].map((one) => [one?.dueDate, one?.amount]);
const lateIn = ({ bill, later }: ContractPayments) =>
  [bill, ...later].map((one) => one?.late);

it('a part that is contested was not paid, nor one that was taken back', async () => {
  const signed = await signedContract(api);
  const first = async () => (await detailOf(signed)).plan.installments[0];
  await contest(signed, 637);
  expect(await first()).toMatchObject({ status: 'a_vencer', open: 2000, paid: 0 });
  await answered(signed, { to: 'aceita' });
  expect(await first()).toMatchObject({ status: 'a_vencer', open: 2000, paid: 0 });
  await askToPay(signed, 'pix');
  await payNewest(api, fake);
  expect(await first()).toMatchObject({ status: 'paga', open: 0, paid: 2000 });
});

describe('a part that was contested and kept', () => {
  async function keptInPart() {
    const signed = await signedContract(api);
    await contest(signed, 637);
    await answered(signed, { to: 'aceita', credit: 137 });
    return signed;
  }

  it('falls due on a day of its own, and the rest keeps its day everywhere', async () => {
    const signed = await keptInPart();
    expect(billsIn(await paymentsOf(signed))).toEqual([
      [DUE, 2000],
      ['2026-11-30', 500],
    ]);
    expect(await lastMail()).toContain(
      'O resto do que você contestou vence de novo em 30/11/2026.',
    );
    const detail = await detailOf(signed);
    expect(detail.nextInstallment).toMatchObject({ dueDate: DUE, open: 2000 });
    expect(detail).toMatchObject({ owed: 2500, balance: 2500 });
    const { data: plan } = await signed.customer.send(getContractInstallments, {
      params: { id: signed.contract.id },
    });
    expect(plan.installments.slice(0, 2)).toMatchObject([
      { number: 1, dueDate: DUE, open: 2000 },
      { number: 1, dueDate: '2026-11-30', amount: 500, open: 500 },
    ]);
  });

  it('leaves the rest late from its own day on, for its customer and for consultants', async () => {
    const signed = await keptInPart();
    await days(4, signed); // 27/11: the kept part is not late yet
    // 2 % of R$ 2.000,00 and its interest of 3 days; R$ 500,00 bear nothing.
    expect(billsIn(await paymentsOf(signed))).toEqual([
      [DUE, 2042],
      ['2026-11-30', 500],
    ]);
    expect(lateIn(await paymentsOf(signed))).toEqual([true, false]);
    expect((await detailOf(signed)).late).toMatchObject({ since: DUE, amount: 2042 });
    const consultant = await api.asRole('CONSULTANT');
    const listed = await consultant.send(listCustomerContracts, {
      query: { stage: 'late' },
    });
    expect(listed.data.items).toMatchObject([{ number: signed.contract.number }]);
  });

  it('bears its own fine and interest from its own day on', async () => {
    const signed = await keptInPart();
    await days(17, signed); // 10/12
    expect(billsIn(await paymentsOf(signed))).toEqual([
      [DUE, 2050.66], // 40,00 and 16 days of 2.000,00
      ['2026-11-30', 511.66], // 10,00 and 10 days of 500,00
    ]);
    expect(lateIn(await paymentsOf(signed))).toEqual([true, true]);
    await askToPay(signed, 'pix'); // posts both
    expect(lateChargesOn(await ledgerOf(signed), '2026-12-10')).toEqual([]);
  });

  it('is paid by itself after the rest, and nothing is left', async () => {
    const signed = await keptInPart();
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    expect(billsIn(await paymentsOf(signed))).toEqual([['2026-11-30', 500]]);
    expect((await detailOf(signed)).nextInstallment).toMatchObject({
      dueDate: '2026-11-30',
      open: 500,
    });
    await askToPay(signed, 'pix');
    await payNewest(api, fake, { paymentId: 'pay_2' });
    expect(openItems(await ledgerOf(signed))).toEqual([]);
  });

  it('is paid before the rest where its own bill is opened', async () => {
    const signed = await signedContract(api);
    const { customer, contract } = signed;
    await oweKm(api, signed, DUE);
    const params = { id: contract.id };
    await customer.send(contestCharge, {
      params,
      body: { item: 'km:1', reason: 'Era menos.', amount: 100 },
    });
    await answered(signed, { to: 'mantida' });
    await customer.send(askPayment, {
      params,
      body: { method: 'pix', dueDate: '2026-11-30' },
    });
    await payNewest(api, fake);
    expect(openItems(await ledgerOf(signed))).toEqual([
      { item: FIRST, centavos: 263_700, dueOn: DUE },
      { item: 'km:1', centavos: 25_000, dueOn: DUE },
    ]);
  });

  it('is kept as a whole with the words that the rest keeps its day', async () => {
    const signed = await signedContract(api);
    await contest(signed, 637);
    await days(4, signed);
    await answered(signed, { to: 'mantida' });
    expect(billsIn(await paymentsOf(signed))).toEqual([
      [DUE, 2042],
      ['2026-12-04', 637],
    ]);
    expect(await lastMail()).toContain(
      'O que você contestou continua valendo e vence de novo em 04/12/2026. ' +
        'Até lá não há multa nem juros novos. ' +
        'O resto continua com o vencimento de antes.',
    );
  });

  it('is fined once alone: what it bore before it was contested counts', async () => {
    const signed = await signedContract(api);
    await days(11, signed); // 04/12
    await askToPay(signed, 'pix'); // 2 % of R$ 2.637,00: 52,74; 10 days: 8,79
    await contest(signed, 637);
    await answered(signed, { to: 'mantida' }); // due on 11/12
    await days(10, signed); // 14/12
    const [, kept] = billsIn(await paymentsOf(signed));
    expect(kept).toEqual(['2026-12-11', 637.63]); // 3 days of 637,00 and no second fine
  });
});

describe('fine and interest of a part that is taken back', () => {
  /** Ten days late, with 52,74 of fine and 8,79 of interest of R$ 2.637,00. */
  async function late() {
    const signed = await signedContract(api);
    await days(11, signed);
    await askToPay(signed, 'pix');
    return signed;
  }
  const BACK = [
    ['fine:1', -1274], // 2 % of R$ 637,00
    [FIRST, -63_700],
    ['interest:1', -213], // 8,79 in proportion, rounded up for the customer
  ];
  const undone = async (signed: Signed) =>
    (await ledgerOf(signed))
      .filter(({ reference }) => reference.endsWith(':accepted'))
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => ['fine', 'interest', 'revenue-monthly'].includes(account))
      .map(({ item, centavos }) => [item, -centavos])
      .sort(([one], [other]) => String(one).localeCompare(String(other)));

  it('go back with it, in ledger, bill, statement, mail and answer', async () => {
    const signed = await late();
    await contest(signed, 637);
    const { data } = await answered(signed, { to: 'aceita' });
    expect(await undone(signed)).toEqual(BACK);
    expect(data).toMatchObject({ credited: 637, creditedLate: 14.87 });
    // R$ 2.000,00, 2 % of it, and what is left of the interest.
    expect(billsIn(await paymentsOf(signed))).toEqual([[DUE, 2046.66]]);
    const { statement, balance } = await detailOf(signed);
    expect(statement.at(-1)).toMatchObject({ amount: -14.87, balance });
    expect(balance).toBe(2046.66);
    const mail = await lastMail();
    expect(mail).toContain(
      'R$ 637,00 da cobrança foram desfeitos, com R$ 14,87 de multa e juros.',
    );
    expect(mail).toContain('Desfeito: R$ 637,00, com R$ 14,87 de multa e juros');
    expect((await paymentsOf(signed)).disputes[0]).toMatchObject({ creditedLate: 14.87 });
  });

  it('go back where all was contested and a part is kept', async () => {
    const signed = await late();
    await contest(signed);
    const { data } = await answered(signed, { to: 'aceita', credit: 637 });
    expect(await undone(signed)).toEqual(BACK);
    expect(data.creditedLate).toBe(14.87);
    expect(billsIn(await paymentsOf(signed))).toEqual([['2026-12-11', 2046.66]]);
  });

  it('go back where they were paid, twice where the mistake can not be excused', async () => {
    const signed = await late();
    await payNewest(api, fake);
    await contest(signed, 637);
    await answered(signed, { to: 'aceita', double: true });
    expect(await undone(signed)).toEqual(BACK);
    expect(creditIn(await ledgerOf(signed))).toBe(2 * (63_700 + 1_274 + 213));
    expect(await lastMail()).toContain('R$ 1.303,74 (o dobro do que você pagou');
  });

  it('stay where only the rest bore them, while the part was contested', async () => {
    const signed = await signedContract(api);
    await contest(signed, 637);
    await days(11, signed);
    await askToPay(signed, 'pix'); // 2 % and interest of R$ 2.000,00
    const { data } = await answered(signed, { to: 'aceita' });
    expect(await undone(signed)).toEqual([[FIRST, -63_700]]);
    expect(data.creditedLate).toBe(0);
    expect(billsIn(await paymentsOf(signed))).toEqual([[DUE, 2046.66]]);
  });

  it('go back with what is taken back beyond what was contested', async () => {
    const signed = await signedContract(api);
    await contest(signed, 637);
    await days(11, signed);
    await askToPay(signed, 'pix');
    await answered(signed, { to: 'aceita', credit: 1637 });
    // 2 % of the R$ 1.000,00 beyond it, and half of R$ 6,66.
    expect(await undone(signed)).toEqual([
      ['fine:1', -2000],
      [FIRST, -163_700],
      ['interest:1', -333],
    ]);
  });

  it('are not let go twice when the bank tells late of a payment in time', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    const asked = api.clock.now();
    const charge = [...fake.charges.values()].at(-1);
    await days(11, signed);
    await askToPay(signed, 'boleto');
    await contest(signed, 637);
    await answered(signed, { to: 'aceita' });
    await payNewest(api, fake, { charge, centavos: 200_000, paidAt: asked });
    expect(openItems(await ledgerOf(signed))).toEqual([]);
    expect(creditIn(await ledgerOf(signed))).toBe(0);
  });
});
