import {
  askPayment,
  type Bill,
  type ContractPayments,
  getContractPayments,
  type PaymentMethod,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { postTransaction } from '../../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../../contracts/ledger/ledger.rules';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { tellOf } from './bank-webhook';
import { type FakeBank, type FakeCharge } from './fake-bank';

type Own = { customer: TestClient; contract: { id: string } };

export const askToPay = ({ customer, contract }: Own, method: PaymentMethod) =>
  customer.send(askPayment, { params: { id: contract.id }, body: { method } });

export const paymentsOf = async ({ customer, contract }: Own) =>
  (await customer.send(getContractPayments, { params: { id: contract.id } })).data;

export const openBill = ({ bill }: ContractPayments): Bill => {
  if (!bill) throw new Error('A bill is open');
  return bill;
};

/** The contract owes R$ 350,00 for 500 km on a day. */
export const oweKm = (
  api: TestApi,
  { contract }: Pick<Own, 'contract'>,
  dueOn: IsoDate,
) =>
  postTransaction(
    api.ports,
    api.db,
    contract.id,
    chargeOf({
      reference: 'km:1',
      onDay: dueOn,
      dueOn,
      detail: { 'km:1': 500 },
      items: [{ item: 'km:1', account: 'revenue-km', centavos: 35_000 }],
    }),
  );

/** The contract owes R$ 68.500,00 for the car, since 23 November. */
export const owePurchase = (
  api: TestApi,
  { contract }: Pick<Own, 'contract'>,
  dueOn: IsoDate,
) =>
  postTransaction(
    api.ports,
    api.db,
    contract.id,
    chargeOf({
      ...{ reference: 'charge:purchase:1', onDay: '2026-11-23', dueOn },
      credit: 0,
      items: [{ item: 'purchase:1', account: 'revenue-sale', centavos: 6_850_000 }],
    }),
  );

/**
 * The bank tells that a charge was paid, by default the newest, now or at `paidAt`; `id`
 * is the event's.
 */
export async function payNewest(
  api: TestApi,
  fake: FakeBank,
  {
    centavos,
    paymentId = 'pay_1',
    paidAt = api.clock.now(),
    charge = [...fake.charges.values()].at(-1),
    ...event
  }: {
    centavos?: number;
    paymentId?: string;
    paidAt?: Date;
    charge?: FakeCharge | undefined;
    id?: string;
  } = {},
): Promise<number> {
  if (!charge) throw new Error('Nothing was asked of the bank');
  const data = {
    chargeId: charge.id,
    reference: charge.reference,
    paymentId,
    centavos: centavos ?? charge.centavos,
    paidAt: paidAt.toISOString(),
  };
  return tellOf(api, 'payment.received', data, event);
}
