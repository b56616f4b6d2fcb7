import { randomUUID } from 'node:crypto';
import { getContractInstallments, type InstallmentPlan } from '@site/api-contract';
import { centavosFromReais, DAY_MS } from '@site/api-contract/brazil';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';
import {
  handOver,
  moveOn,
  payContract,
  signedContract,
  signedInAgain,
} from '../testing/signed-contract';
import { postDueCharges } from './post-due-charges';

const api = testApi();
const sumOf = ({ installments }: InstallmentPlan) =>
  installments.reduce((sum, { amount }) => sum + centavosFromReais(amount), 0);

/** Signed on 23 November, handed over on 1 December, two installments charged and paid. */
async function aContract() {
  const signed = await signedContract(api, { order: { dueDay: 10 } });
  await payContract(api, signed.contract.id);
  api.clock.advance(8 * DAY_MS);
  await handOver(api, signed.proposalId);
  api.clock.advance(40 * DAY_MS); // 10 January: the second is due on the 11th
  await postDueCharges(api.ports, api.db);
  await payContract(api, signed.contract.id);
  return signed;
}

describe('the installments of a contract', () => {
  it('say what is paid, what is late and what is to come, and add up to the total of the contract', async () => {
    const { customer, contract, proposalId } = await aContract();
    api.clock.advance(33 * DAY_MS); // 12 February: the third was due on the 10th
    await postDueCharges(api.ports, api.db);
    await signedInAgain(api, customer);
    const { status, data } = await customer.send(getContractInstallments, {
      params: { id: contract.id },
    });
    expect(status).toBe(200);
    expect(data.dueDay).toBe(10);
    expect(data.signedOn).toBe('2026-11-23');
    expect(data.deliveredOn).toBe('2026-12-01');
    expect(data.total).toBe(94_932);
    expect(
      data.installments
        .slice(0, 4)
        .map(({ number, dueDate, status, open }) => [number, dueDate, status, open]),
    ).toEqual([
      [1, '2026-11-24', 'paga', 0],
      [2, '2027-01-11', 'paga', 0],
      [3, '2027-02-10', 'vencida', 2637],
      [4, '2027-03-10', 'a_vencer', 2637],
    ]);
    expect(sumOf(data)).toBe(9_493_200);
    // The proposal's id names it too.
    const byProposal = await customer.send(getContractInstallments, {
      params: { id: proposalId },
    });
    expect(byProposal.data).toEqual(data);
  });

  it('say what is still open of one that was paid in part', async () => {
    const { customer, contract } = await signedContract(api);
    await payContract(api, contract.id, 100_000);
    const { data } = await customer.send(getContractInstallments, {
      params: { id: contract.id },
    });
    expect(data.installments[0]).toMatchObject({ status: 'parcial', open: 1637 });
  });

  it('start from the promised delivery until there is one, and from today once it has passed', async () => {
    const { customer, contract } = await signedContract(api);
    const plan = async () =>
      (await customer.send(getContractInstallments, { params: { id: contract.id } }))
        .data;
    expect((await plan()).deliveredOn).toBe(contract.terms.promisedOn);
    api.clock.advance(120 * DAY_MS);
    await signedInAgain(api, customer);
    const late = await plan();
    expect(late.deliveredOn).toBe('2027-03-23');
    expect(late.installments[1]).toMatchObject({
      status: 'a_vencer',
      dueDate: '2027-05-10',
    });
  });

  it('are not charged any more once the contract was cancelled', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id);
    await moveOn(api, proposalId, ['cancelada', 'consultant']);
    const { data } = await customer.send(getContractInstallments, {
      params: { id: contract.id },
    });
    expect(data.installments.slice(0, 3).map(({ status }) => status)).toEqual([
      'paga',
      'cancelada',
      'cancelada',
    ]);
  });

  it('are shown to their customer alone, and not before the signature', async () => {
    const { contract, proposalId } = await signedContract(api);
    const other = await readyCustomer(api, {
      email: 'outra@exemplo.test',
      document: '11144477735',
    });
    const unsigned = await sentProposal(other);
    for (const asked of [contract.id, proposalId, unsigned.id, randomUUID()]) {
      const { status, body } = await other.send(getContractInstallments, {
        params: { id: asked },
      });
      expect(status).toBe(404);
      expect(body.message).toBe('Não encontramos esse contrato.');
    }
    const params = { id: contract.id };
    expect((await api.asAnyone().send(getContractInstallments, { params })).status).toBe(
      401,
    );
    const consultant = await api.asRole('CONSULTANT');
    expect((await consultant.send(getContractInstallments, { params })).status).toBe(403);
  });
});
