import { askPayment, getReceiptPdf } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { textOfPdf } from '../../testing/pdf-text';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import {
  askToPay,
  openBill,
  oweKm,
  paymentsOf,
  payNewest,
} from '../payments/testing/paying';

const { api, fake } = apiWithBank();

it('a bill of several items names them: on the page, at the bank, in mail and receipt', async () => {
  const signed = await signedContract(api);
  const { dueDate } = openBill(await paymentsOf(signed));
  await oweKm(api, signed, dueDate);
  const label = 'Mensalidade 1 de 36 e 500 km a mais';
  const { data } = await askToPay(signed, 'pix');
  expect(openBill(data)).toMatchObject({ label, amount: 2987 });
  const described = [...fake.charges.values()].map(({ description }) => description);
  expect(described).toEqual([`${label}, contrato ${signed.contract.number}`]);
  await payNewest(api, fake);
  expect((await paymentsOf(signed)).payments[0]?.label).toBe(label);
  expect((await api.mails()).at(-1)?.bodyText).toContain(label);
  const receipt = await signed.customer.send(getReceiptPdf, {
    params: { id: signed.contract.id, payment: 'pay_1' },
  });
  expect(textOfPdf(receipt.bytes)).toContain(label);
});

it('what was paid late says how much of it was fine and interest, in mail and receipt', async () => {
  const signed = await signedContract(api);
  api.clock.advance(20 * DAY_MS);
  await signedInAgain(api, signed.customer);
  await askToPay(signed, 'pix');
  const { amount, lateCharges } = openBill(await paymentsOf(signed));
  expect(amount).toBe(2706.44);
  expect(lateCharges).toBe(69.44);
  await payNewest(api, fake);
  const mail = (await api.mails()).at(-1)?.bodyText;
  expect(mail).toContain('Valor: R$ 2.706,44\nMulta e juros incluídos: R$ 69,44\n');
  const receipt = await signed.customer.send(getReceiptPdf, {
    params: { id: signed.contract.id, payment: 'pay_1' },
  });
  const text = textOfPdf(receipt.bytes).replace(/\s+/g, ' ');
  expect(text).toContain('Multa e juros incluídos R$ 69,44');
});

describe('a mail about a bill that is not the oldest', () => {
  const DUE = '2026-12-10';
  async function withKmAlone() {
    const signed = await signedContract(api);
    await oweKm(api, signed, DUE);
    return signed;
  }
  const opened = async (subject: RegExp) =>
    (await api.mails()).findLast((mail) => subject.test(mail.subject))?.bodyText;

  it('opens that bill: a reminder', async () => {
    await withKmAlone();
    api.clock.advance(14 * DAY_MS); // three days before
    await remindOfBills(api.ports, api.db);
    expect(await opened(/^Sua conta vence em .+: 500 km a mais$/)).toContain(
      `?vencimento=${DUE}\n`,
    );
  });

  it('opens that bill: a payment that did not pass', async () => {
    const { customer, contract } = await withKmAlone();
    await customer.send(askPayment, {
      params: { id: contract.id },
      body: { method: 'cartao', dueDate: DUE },
    });
    const charge = [...fake.charges.values()].at(-1);
    await tellOf(api, 'charge.declined', {
      chargeId: charge?.id,
      reference: charge?.reference,
      reason: 'no limit',
    });
    expect(await opened(/^O pagamento não passou: 500 km/)).toContain(
      `?vencimento=${DUE}\n`,
    );
  });
});
