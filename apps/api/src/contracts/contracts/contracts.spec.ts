import { randomUUID } from 'node:crypto';
import {
  getContract,
  getExitQuotes,
  getProposal,
  listContracts,
} from '@site/api-contract';
import { DAY_MS, reaisFromCentavos } from '@site/api-contract/brazil';
import { exitCostCentavos } from '@site/api-contract/pricing';
import { testApi } from '../../testing/api';
import { HOME, setStock } from '../deliveries/testing/signed-contract';
import {
  handOver,
  payContract,
  signedContract,
  signedInAgain,
} from './testing/signed-contract';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));

describe('a contract', () => {
  it('is made at the signature with a number, frozen terms, a first charge and a mail', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    expect(contract.number).toMatch(/^C-2611-\d{4,}$/);
    const params = { id: contract.id };
    const { data } = await customer.send(getContract, { params });
    expect(data).toMatchObject({
      number: contract.number,
      proposalId,
      state: 'contrato_assinado',
      monthly: 2637,
      term: 36,
      km: 1000,
      signedOn: '2026-11-23',
      promisedOn: '2026-12-02',
      handedOverOn: null,
      owed: 2637,
      balance: 2637,
      credit: 0,
      refundDue: 0,
      amendments: [],
      exit: { month: 0, cost: 10_548 },
      dueDayFrom: 2,
      nextInstallment: { number: 1, dueDate: '2026-11-24', status: 'a_vencer' },
    });
    expect(
      data.terms.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    ).toBe(263_700);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Contrato ${contract.number} assinado`);
    expect(mail?.bodyText).toContain(
      'A primeira parcela, de R$ 2.637,00, vence em 24/11/2026. Você recebe o carro até 02/12/2026.',
    );
    expect(mail?.bodyText).toContain('Até 30/11/2026, às 23:59');
    // The promise counts from the signature on every screen.
    const proposal = await customer.send(getProposal, { params: { id: proposalId } });
    expect(proposal.data.deliveryDate).toBe('2026-12-02');
    expect((await customer.send(listContracts, {})).data).toMatchObject([
      { id: contract.id, owed: 2637, versionSlug: 'aroeira-evolucao' },
    ]);
  });

  it('is read by its customer and by consultants, whose look leaves a trace, by nobody else', async () => {
    const { customer, contract } = await signedContract(api, {
      choice: { dealershipId: '5' },
    });
    const params = { id: contract.id };
    const consultant = await api.asRole('CONSULTANT');
    const seen = await consultant.send(getContract, { params });
    expect(seen.status).toBe(200);
    expect(seen.data.number).toEqual(contract.number);
    expect(seen.data.saleClaims).toMatchObject([
      { rule: 'loja-da-entrega', outcome: 'decidiu', dealershipName: 'Rodar Paulista' },
    ]);
    expect(
      (await customer.send(getContract, { params })).data.saleClaims,
    ).toBeUndefined();
    const traces = await api.trail('contract-viewed');
    expect(traces).toMatchObject([
      { personId: customer.userId, subject: `contract:${contract.id}` },
    ]);
    const stranger = await api.asRole('customer');
    expect((await stranger.send(listContracts, {})).data).toEqual([]);
    for (const call of [getContract, getExitQuotes])
      expect((await stranger.send(call, { params })).status).toBe(404);
    expect(
      (await consultant.send(getContract, { params: { id: randomUUID() } })).status,
    ).toBe(404);
    expect(
      (await (await api.asRole('DEALER')).send(getContract, { params })).status,
    ).toBe(403);
  });

  it('names in its mail the first payment as the contract does, with what is charged once', async () => {
    const addOns = ['vidros-e-pneus', 'entrega-em-casa'];
    const { contract } = await signedContract(api, { choice: { addOns } });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Contrato ${contract.number} assinado`);
    expect(mail?.bodyText).toContain('Mensalidade: R$ 2.637,00\n');
    expect(mail?.bodyText).toContain(
      'A primeira parcela, de R$ 3.027,00, vence em 24/11/2026.',
    );
  });

  it('quotes leaving in each month by the function of the simulator', async () => {
    const { customer, contract, proposalId } = await signedContract(api);
    await payContract(api, contract.id);
    api.clock.advance(8 * DAY_MS);
    await handOver(api, proposalId); // 1 December
    api.clock.advance(31 * DAY_MS);
    await signedInAgain(api, customer);
    const { data } = await customer.send(getExitQuotes, { params: { id: contract.id } });
    expect(data.quotes.map(({ cost }) => cost)).toEqual(
      Array.from({ length: 36 }, (_, index) =>
        reaisFromCentavos(exitCostCentavos(263_700, 36, index + 1)),
      ),
    );
    expect(data.month).toBe(2);
    expect(data.cost).toBe(data.quotes[1]?.cost);
    expect(data.quotes.slice(0, 2).map(({ from }) => from)).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
  });
});
