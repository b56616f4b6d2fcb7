import {
  chooseDeliverySlot,
  getContract,
  getReceiptPdf,
  listContracts,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { apiWithBank } from '../../../payments/payments/testing/api-with-bank';
import {
  askToPay,
  openBill,
  paymentsOf,
  payNewest,
} from '../../../payments/payments/testing/paying';
import { textOfPdf } from '../../../testing/pdf-text';
import { handOverNow } from '../../deliveries/testing/hand-over-now';
import { HOME, paidContract, setStock } from '../../deliveries/testing/signed-contract';
import { payContract, signedInAgain } from '../testing/signed-contract';
import { postDueCharges } from './post-due-charges';

// Signed on Monday 23/11/2026, promised for Wednesday 02/12/2026.
const { api, fake } = apiWithBank();
beforeEach(() => setStock(api, { [HOME]: 2 }));

type Signed = Awaited<ReturnType<typeof paidContract>>;

const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

/** Handed over on 06/12/2026, four days late, with the first installment paid. */
async function lateCar(): Promise<Signed> {
  const signed = await paidContract(api);
  const { customer, id } = signed;
  await payContract(api, id);
  await customer.send(chooseDeliverySlot, {
    params: { id },
    body: { day: '2026-11-25', time: '09:00' },
  });
  api.clock.advance(13 * DAY_MS);
  await handOverNow(api, signed);
  await signedInAgain(api, customer);
  return signed;
}

const listed = async ({ customer }: Signed) =>
  (await customer.send(listContracts, {})).data[0];
const detail = async ({ customer, id }: Signed) =>
  (await customer.send(getContract, { params: { id } })).data;

describe('a late delivery whose month costs R$ 2.637,00, four days late', () => {
  it('takes its R$ 351,60 off the next bill from the handover on: overview, contract, payments and the mail of the handover say one amount', async () => {
    const signed = await lateCar();
    const next = { number: 2, amount: 2637, credited: 351.6, open: 2285.4 };
    expect((await listed(signed))?.nextInstallment).toMatchObject(next);
    const { plan, credit } = await detail(signed);
    expect(credit).toBe(351.6);
    expect(plan.installments).toContainEqual(expect.objectContaining(next));
    expect((await paymentsOf(signed)).next).toMatchObject({ amount: 2285.4 });
    const mail = (await api.mails()).find(({ subject }) => subject === 'Carro entregue');
    expect(plain(mail?.bodyText)).toContain(
      'A próxima mensalidade, de R$ 2.285,40 já com R$ 351,60 de crédito, vence em 11/01/2027.',
    );
  });

  it('is charged and paid at that amount, and the receipt says what the credit paid', async () => {
    const signed = await lateCar();
    api.clock.advance(30 * DAY_MS);
    await signedInAgain(api, signed.customer);
    await postDueCharges(api.ports, api.db);
    const next = { number: 2, amount: 2637, credited: 351.6, open: 2285.4 };
    expect((await listed(signed))?.nextInstallment).toMatchObject(next);
    const { data } = await askToPay(signed, 'pix');
    expect(openBill(data)).toMatchObject({ amount: 2285.4, credited: 351.6, paid: 0 });
    await payNewest(api, fake);
    const mail = (await api.mails()).at(-1)?.bodyText;
    expect(plain(mail)).toContain(
      'Valor: R$ 2.285,40 Valor da conta: R$ 2.637,00 Pago com crédito: R$ 351,60',
    );
    const receipt = await signed.customer.send(getReceiptPdf, {
      params: { id: signed.id, payment: 'pay_1' },
    });
    expect(plain(textOfPdf(receipt.bytes))).toContain(
      'Valor da conta R$ 2.637,00 Pago com crédito R$ 351,60 Valor pago R$ 2.285,40',
    );
    const { plan } = await detail(signed);
    expect(plan.installments.slice(0, 3)).toMatchObject([
      { number: 1, paid: 2637, credited: 0, status: 'paga' },
      { number: 2, paid: 2285.4, credited: 351.6, open: 0, status: 'paga' },
      { number: 3, paid: 0, credited: 0, open: 2637, status: 'a_vencer' },
    ]);
  });
});

it('a credit that pays a whole installment names the one after it as the next', async () => {
  const signed = await paidContract(api);
  await payContract(api, signed.id, 2 * 263_700 + 100_000);
  expect(await listed(signed)).toMatchObject({
    nextInstallment: { number: 3, credited: 1000, open: 1637 },
  });
});
