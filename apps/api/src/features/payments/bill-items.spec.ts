import { getReceiptPdf } from '@site/contracts';
import { testApi } from '../../testing/api';
import { textOfPdf } from '../../testing/pdf-text';
import { signedContract } from '../contracts/testing/signed-contract';
import { postTransaction } from '../ledger/ledger.repository';
import { chargeOf } from '../ledger/ledger.rules';
import { WEBHOOK_KEY } from './testing/bank-webhook';
import { FakeBank } from './testing/fake-bank';
import { askToPay, openBill, paymentsOf, payNewest } from './testing/paying';

const fake = new FakeBank();
const api = testApi({
  config: { BANK_URL: 'http://bank.test', BANK_WEBHOOK_KEY: WEBHOOK_KEY },
  ports: { bank: fake.bank },
});
beforeEach(() => fake.reset());

it('a bill of several items names them: on the page, at the bank, in mail and receipt', async () => {
  const signed = await signedContract(api);
  const { dueDate } = openBill(await paymentsOf(signed));
  await postTransaction(
    api.ports,
    api.db,
    signed.contract.id,
    chargeOf({
      reference: 'km:1',
      onDay: dueDate,
      dueOn: dueDate,
      detail: { 'km:1': 500 },
      items: [{ item: 'km:1', account: 'revenue-km', centavos: 35_000 }],
    }),
  );
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
