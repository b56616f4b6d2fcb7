import { getContractPayments } from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { apiWithBank } from './testing/api-with-bank';
import { askToPay, openBill, owePurchase, paymentsOf, payNewest } from './testing/paying';

const { api, fake } = apiWithBank();

it('an installment that is named before it can be paid gives way to no other open bill', async () => {
  const signed = await signedContract(api);
  await askToPay(signed, 'pix');
  await payNewest(api, fake);
  const { next } = await paymentsOf(signed);
  expect(next).toHaveProperty('payableFrom');
  const params = { id: signed.contract.id };
  await owePurchase(api, signed, '2026-12-07');
  const query = { dueDate: next?.dueDate };
  const { data } = await signed.customer.send(getContractPayments, { params, query });
  expect(data.bill).toBeNull();
  expect(data.later).toMatchObject([{ label: 'Compra do carro' }]);
  // Without a name the page opens with the oldest bill.
  expect(openBill(await paymentsOf(signed)).label).toBe('Compra do carro');
});
