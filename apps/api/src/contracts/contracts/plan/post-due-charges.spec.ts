import { getContractInstallments } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { readyCustomer } from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';
import { HOME, setStock } from '../../deliveries/testing/signed-contract';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from '../testing/signed-contract';
import { postDueCharges } from './post-due-charges';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));

describe('the job that charges', () => {
  it('charges each installment 10 days before it is due, once however many run it, and none before the handover', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id, 300_000); // R$ 363,00 too much
    api.clock.advance(8 * DAY_MS);
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 0 });
    await handOver(api, proposalId); // 1 December: the second is due on 11 January
    api.clock.advance(30 * DAY_MS); // 31 December
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    const runs = await Promise.all(
      [1, 2, 3].map(() => postDueCharges(api.ports, api.db)),
    );
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    await signedInAgain(api, customer);
    const { data } = await customer.send(getContractInstallments, {
      params: { id: contract.id },
    });
    // The overpaid amount has paid part of it.
    expect(data.installments[1]).toMatchObject({
      dueDate: '2027-01-11',
      status: 'parcial',
      open: 2274,
    });
  });

  it('catches up on everything that was missed while nobody ran it, and passes by who never signed', async () => {
    await readyCustomer(api);
    const { contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id);
    await handOver(api, proposalId);
    api.clock.advance(100 * DAY_MS); // 3 March: 2, 3 and 4
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 3 });
    expect(await postDueCharges(api.ports, api.db)).toEqual({ done: 0 });
  });
});
