import { startAutomatic } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { overdueDecisions } from '../dunning/overdue-decisions.table';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { openBill, oweKm, paymentsOf } from '../payments/testing/paying';
import { chargeAutomatically } from './automatic.job';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;
const work = () => chargeAutomatically(api.ports, api.db);
const scheduled = () =>
  fake.asked.filter(({ what }) => what === 'automatic').map(({ centavos }) => centavos);

/** Proposed and accepted at the payer's bank; gives the mail about it. */
async function accept({ customer, contract }: Signed): Promise<string> {
  await customer.send(startAutomatic, {
    params: { id: contract.id },
    body: { journey: 1 },
  });
  await tellOf(api, 'recurrence.changed', {
    recurrenceId: 'chg_1',
    reference: fake.asked.findLast(({ what }) => what === 'recurrence')?.reference,
    state: 'aceita',
  });
  return (await api.mails()).at(-1)?.bodyText ?? '';
}

describe('Pix Automático', () => {
  it('takes bills that fall due since it was accepted, and says that a late one stays', async () => {
    const signed = await signedContract(api);
    api.clock.advance(11 * DAY_MS);
    await signedInAgain(api, signed.customer);
    const told = await accept(signed);
    expect(told).toContain(
      'A conta que venceu em 24/11/2026 fica fora: pague na área logada.',
    );
    await oweKm(api, signed, '2026-12-10');
    await work();
    expect(scheduled()).toEqual([35_000]);
    expect(openBill(await paymentsOf(signed))).toMatchObject({
      dueDate: '2026-11-24',
      charges: [],
    });
    expect(openBill(await paymentsOf(signed)).takenBy).toBeUndefined();
    expect(await remindOfBills(api.ports, api.db)).toEqual({ done: 1 });
  });

  it('says nothing of late bills where there are none', async () => {
    expect(await accept(await signedContract(api))).not.toContain('fica fora');
  });

  it('takes nothing until a day that was agreed on has passed', async () => {
    const signed = await signedContract(api);
    await accept(signed);
    await api.db.insert(overdueDecisions).values({
      ...{ id: api.ports.random.uuid(), contractId: signed.contract.id },
      ...{ kind: 'combinar', message: 'Até lá.', promisedOn: '2026-11-30' },
      decidedAt: api.clock.now(),
    });
    const locks = jest.spyOn(api.db, 'transaction');
    await work();
    api.clock.advance(7 * DAY_MS);
    await work();
    expect(scheduled()).toEqual([]);
    expect(locks.mock.calls.length).toBe(0);
    api.clock.advance(DAY_MS);
    await work();
    expect(scheduled()).toEqual([263_700]);
  });
});
