import {
  endAutomatic,
  getContract,
  listContracts,
  removeCard,
  startAutomatic,
  startCard,
} from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { chargeAutomatically } from '../automatic-pix/automatic.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { openBill, oweKm, paymentsOf } from '../payments/testing/paying';
import { paymentCards } from '../saved-cards/payment-cards.table';
import { paymentCharges } from './payment-charges.table';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;
const params = ({ contract }: Signed) => ({ params: { id: contract.id } });
/** `takenBy` in the list of contracts, on the contract's page and on the bill itself. */
const takenBy = async (signed: Signed) => {
  const [listed] = (await signed.customer.send(listContracts, {})).data;
  const { data: shown } = await signed.customer.send(getContract, params(signed));
  const bill = openBill(await paymentsOf(signed));
  return [listed, shown, bill].map((one) => one?.takenBy);
};
const by = (way?: string) => [way, way, way];

describe('what pays a bill by itself', () => {
  it('is nothing until its customer agrees to it', async () => {
    expect(await takenBy(await signedContract(api))).toEqual(by());
  });

  it('is Pix Automático while it is active and has not given the bill up', async () => {
    const signed = await signedContract(api);
    const { customer } = signed;
    await customer.send(startAutomatic, { ...params(signed), body: { journey: 1 } });
    expect(await takenBy(signed)).toEqual(by());
    await tellOf(api, 'recurrence.changed', {
      recurrenceId: 'chg_1',
      reference: fake.asked.at(-1)?.reference,
      state: 'aceita',
    });
    await chargeAutomatically(api.ports, api.db);
    expect(await takenBy(signed)).toEqual(by('pix-automatico'));
    // A failed charge is tried again, but the customer is told of it.
    await api.db.update(paymentCharges).set({ state: 'failed' });
    expect((await takenBy(signed)).slice(0, 2)).toEqual([undefined, undefined]);
    await api.db.update(paymentCharges).set({ state: 'declined' });
    expect(await takenBy(signed)).toEqual(by());
    await api.db.update(paymentCharges).set({ state: 'scheduled' });
    await customer.send(endAutomatic, params(signed));
    expect(await takenBy(signed)).toEqual(by());
  });

  it('is the saved card until it is removed, with what else falls due that day', async () => {
    const signed = await signedContract(api);
    const { customer } = signed;
    await customer.send(startCard, params(signed));
    await tellOf(api, 'card.kept', {
      reference: (await api.db.select().from(paymentCards))[0]?.id,
      card: { token: 'card_tok', brand: 'Visa', last4: '1111', expiry: '12/30' },
    });
    await oweKm(api, signed, openBill(await paymentsOf(signed)).dueDate);
    expect(await takenBy(signed)).toEqual(by('cartao-salvo'));
    await customer.send(removeCard, params(signed));
    expect(await takenBy(signed)).toEqual(by());
  });
});
