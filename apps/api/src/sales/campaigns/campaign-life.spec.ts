import {
  getContract,
  getContractDraft,
  getKmBank,
  getProposal,
  getSimulationInstallments,
} from '@site/api-contract';
import {
  approveAndSign,
  moveOn,
} from '../../contracts/contracts/testing/signed-contract';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { balanceOf } from '../../contracts/ledger/statement.rules';
import { testApi } from '../../testing/api';
import { readyCustomer } from '../proposals/testing/ready-customer';
import { aCampaign, cartWithCode, sendCart } from './testing/campaigns';

const api = testApi();
/** 36 months of R$ 2.637, and six times R$ 150 less. */
const MONTH = 2637;
const TOTAL = 36 * MONTH - 6 * 150;

/** A proposal that was sent with the code. */
async function sent(change = {}) {
  await aCampaign(api, change);
  const customer = await readyCustomer(api);
  const { data } = await sendCart(customer, await cartWithCode(customer));
  return { customer, proposal: data };
}

/** The same, approved and signed. */
async function signed(change = {}) {
  const { customer, proposal } = await sent(change);
  const contract = await approveAndSign(api, { customer, proposalId: proposal.id });
  const { data } = await customer.send(getContract, { params: { id: contract.id } });
  return { customer, contract, shown: data };
}
const sumOf = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;

describe('a campaign from the cart to the ledger', () => {
  it('gives the cart installments that add up to its total', async () => {
    await aCampaign(api);
    const customer = await readyCustomer(api);
    const { id, basket } = await cartWithCode(customer);
    const { data } = await customer.send(getSimulationInstallments, {
      params: { id },
      query: { dueDay: '10' },
    });
    const amounts = data.installments.map(({ amount }) => amount);
    expect(amounts.slice(0, 7)).toEqual([2487, 2487, 2487, 2487, 2487, 2487, MONTH]);
    expect(data.installments.slice(5, 7).map(({ label }) => label)).toEqual([
      'Mensalidade 6 de 36 (campanha VERAO26)',
      'Mensalidade 7 de 36',
    ]);
    expect(sumOf(amounts)).toBe(TOTAL);
    expect(basket.quote.contractTotal).toBe(TOTAL);
    expect(data.total).toBe(TOTAL);
  });

  it('is read the same by customer, dealership and consultant in the proposal', async () => {
    const { customer, proposal } = await sent();
    const consultant = await api.asRole('CONSULTANT');
    for (const reader of [customer, consultant]) {
      const { data } = await reader.send(getProposal, { params: { id: proposal.id } });
      expect(data).toMatchObject({
        monthly: MONTH,
        contractTotal: TOTAL,
        benefit: { code: 'VERAO26', monthlyOff: 150, months: 6 },
      });
    }
  });

  it('stands in the contract that is signed, with its effect on the other clauses', async () => {
    const { customer, proposal } = await sent();
    await moveOn(api, proposal.id, ['aprovada', 'consultant']);
    const { data } = await customer.send(getContractDraft, {
      params: { id: proposal.id },
    });
    const text = JSON.stringify(data).replaceAll('\u00a0', ' ');
    expect(text).toContain('R$ 2.487,00 nas 6 primeiras, pela campanha VERAO26.');
    expect(text).toContain('36 mensalidades, menos R$ 900,00 da campanha.');
    expect(text).toContain('["Campanha VERAO26","menos R$ 900,00"]');
    expect(text).toContain('["Total do contrato","R$ 94.032,00"]');
    expect(text).toContain('A primeira parcela, de R$ 2.487,00,');
    expect(text).toContain(
      'Campanha VERAO26: R$ 150,00 a menos em cada uma das 6 primeiras mensalidades. O custo de sair, o crédito por atraso na entrega e a mudança de pacote de km são calculados pela mensalidade sem esse desconto; a perda do carro, pela mensalidade com ele. O desconto que você já teve não é cobrado de volta.',
    );
  });

  it('is charged in the ledger, and the whole plan adds up to the contract', async () => {
    const { contract, shown } = await signed();
    const entries = await readLedger(api.db, contract.id);
    expect(balanceOf(entries, 'receivable', 'installment:1')).toBe(248_700);
    expect(shown.statement.map(({ label, amount }) => [label, amount])).toEqual([
      ['Mensalidade 1 de 36 (campanha VERAO26), vence em 24/11/2026', 2487],
    ]);
    expect(sumOf(shown.plan.installments.map(({ amount }) => amount))).toBe(TOTAL);
    expect(shown.plan.total).toBe(TOTAL);
    expect(shown.terms.benefit?.code).toBe('VERAO26');
  });

  it('leaves the cost of leaving at the month’s price', async () => {
    const { shown } = await signed();
    expect(shown.monthly).toBe(MONTH);
    expect(shown.exit?.cost).toBe(4 * MONTH);
  });

  it('of km adds them to the km of the contract', async () => {
    const { customer, contract, shown } = await signed({
      kind: 'km',
      monthlyOff: undefined,
      months: undefined,
      km: 2000,
    });
    expect(shown.plan.total).toBe(36 * MONTH);
    const { data } = await customer.send(getKmBank, { params: { id: contract.id } });
    expect(data).toMatchObject({ total: 38_000, given: 2000, toppedUp: 0 });
  });
});
