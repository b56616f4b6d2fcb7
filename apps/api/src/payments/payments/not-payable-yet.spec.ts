import { getContractPayments } from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { apiWithBank } from './testing/api-with-bank';
import { askToPay, openBill, paymentsOf, payNewest } from './testing/paying';

const { api, fake } = apiWithBank();

it('an installment that is named before it can be paid gives way to no other open bill', async () => {
  const signed = await signedContract(api);
  await askToPay(signed, 'pix');
  await payNewest(api, fake);
  const { next } = await paymentsOf(signed);
  expect(next).toHaveProperty('payableFrom');
  const params = { id: signed.contract.id };
  await postTransaction(
    api.ports,
    api.db,
    params.id,
    chargeOf({
      ...{ reference: 'charge:purchase:1', onDay: '2026-11-23', dueOn: '2026-12-07' },
      credit: 0,
      items: [{ item: 'purchase:1', account: 'revenue-sale', centavos: 6_850_000 }],
    }),
  );
  const query = { dueDate: next?.dueDate };
  const { data } = await signed.customer.send(getContractPayments, { params, query });
  expect(data.bill).toBeNull();
  expect(data.later).toMatchObject([{ label: 'Compra do carro' }]);
  // Without a name the page opens with the oldest bill.
  expect(openBill(await paymentsOf(signed)).label).toBe('Compra do carro');
});
