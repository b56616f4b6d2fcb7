import { eq } from 'drizzle-orm';
import { getContract, getWithdrawalReceipt, withdrawContract } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { textOfPdf } from '../../../testing/pdf-text';
import { deliveries } from '../../deliveries/deliveries.table';
import { HOME, setStock, stockAt } from '../../deliveries/testing/signed-contract';
import { readLedger } from '../../ledger/ledger.repository';
import { paidIn, refundDueIn } from '../../ledger/statement.rules';
import { contractAmendments } from '../contract-amendments.table';
import { contracts } from '../contracts.table';
import {
  handOver,
  payContract,
  signedByLucia,
  signedContract,
  signedInAgain,
} from '../testing/signed-contract';
import { withdrawFrom } from './withdraw-contract';

const api = testApi();
beforeEach(() => setStock(api, { [HOME]: 3 }));
const EXIT = 10_548; // four months of R$ 2.637,00
/** Signed on 23 November: day 7 is the 30th. The car is promised for 2 December. */
const LAST_SECOND = Date.UTC(2026, 11, 1, 2, 59, 59, 999);

async function at(instant: number, signed: Awaited<ReturnType<typeof signedContract>>) {
  api.clock.advance(instant - api.clock.now().getTime());
  await signedInAgain(api, signed.customer);
  const params = { id: signed.contract.id };
  return (cost: number) =>
    signed.customer.send(withdrawContract, { params, body: { cost } });
}

const offered = async ({
  customer,
  contract,
}: Awaited<ReturnType<typeof signedContract>>) =>
  (await customer.send(getContract, { params: { id: contract.id } })).data.withdrawal;
const askReceipt = ({ customer, contract }: Awaited<ReturnType<typeof signedContract>>) =>
  customer.send(getWithdrawalReceipt, { params: { id: contract.id } });
async function receiptOf(signed: Awaited<ReturnType<typeof signedContract>>) {
  return textOfPdf((await askReceipt(signed)).bytes);
}

describe('withdrawing from a contract', () => {
  it('names plan and price of now in its mail, not those that were signed', async () => {
    const signed = await signedContract(api);
    await api.db.insert(contractAmendments).values({
      contractId: signed.contract.id,
      number: 1,
      kind: 'km',
      changes: { km: 1500, monthlyCentavos: 282_700, fromInstallment: 1 },
      effectiveFrom: '2026-11-24',
      confirmedAt: api.clock.now(),
    });
    expect((await (await at(LAST_SECOND, signed))(0)).status).toBe(200);
    const mail = (await api.mails()).findLast(({ subject }) =>
      subject.endsWith('recibo da desistência'),
    );
    expect(mail?.bodyText).toMatch(/^Mensalidade: R\$\s2\.827,00$/m);
    expect(mail?.bodyText).toContain('Km por mês: 1.500');
  });

  it('is free until the last second of day 7: everything paid is to be refunded, and a mail is the receipt', async () => {
    const signed = await signedContract(api);
    await payContract(api, signed.contract.id);
    const withdraw = await at(LAST_SECOND, signed);
    const { data: before } = await signed.customer.send(getContract, {
      params: { id: signed.contract.id },
    });
    expect(before.withdrawal).toEqual({
      kind: 'livre',
      freeUntil: '2026-12-01T02:59:59.999Z',
      cost: 0,
      paid: 2637,
      refund: 2637,
    });
    const { status, data } = await withdraw(0);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'cancelada',
      closedAt: '2026-12-01T02:59:59.999Z',
      refundDue: 2637,
      owed: 0,
      balance: -2637,
      nextInstallment: null,
      exit: null,
      withdrawal: null,
    });
    expect(data.statement.map(({ label, amount }) => [label, amount])).toEqual([
      ['Mensalidade 1 de 36, vence em 24/11/2026', 2637],
      ['Pagamento', -2637],
      ['Desistência: cobranças desfeitas', -2637],
    ]);
    expect(data.plan.installments.every(({ status }) => status === 'cancelada')).toBe(
      true,
    );
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(
      `Contrato ${signed.contract.number}: recibo da desistência`,
    );
    expect(mail?.bodyText).toContain('Devolvemos R$ 2.637,00 do que você pagou.');
    expect(mail?.bodyText.replace(/\s+/g, ' ')).toContain(
      'O dinheiro volta para a conta ou o cartão de onde saiu. Na conta, costuma chegar em 1 dia útil; no cartão, em até duas faturas.',
    );
    expect(mail?.bodyText).toContain('30/11/2026, 23:59');
    const receipt = await receiptOf(signed);
    expect(receipt).toContain('Recibo da desistência');
    expect(receipt.replace(/\s+/g, ' ')).toContain(
      `Contrato ${signed.contract.number}, assinado em 23/11/2026 Contratante Ana Teste Locadora Rodar Assinaturas S.A.`,
    );
    expect(receipt).toContain('30/11/2026, 23:59');
    expect(receipt).toMatch(/R\$\s2\.637,00\s+Você recebe de volta/);
    expect(receipt).toMatch(/Você recebe de volta\s+R\$\s2\.637,00/);
    expect(data.withdrawnAt).toBe(data.closedAt);
    const [trace] = await api.trail('contract-withdrawn');
    expect(trace).toMatchObject({
      actorId: signed.customer.userId,
      subject: `contract:${signed.contract.id}`,
      detail: 'seven-days',
    });
  });

  it('of a company names both parties, and the partner who signed', async () => {
    const signed = await signedContract(api, {
      columns: {
        personType: 'PJ',
        name: 'Massa Fresca Ltda.',
        document: 'DEM0PJ01000160',
      },
      clientType: 2,
    });
    await signedByLucia(api, signed.contract.id);
    expect((await (await at(LAST_SECOND, signed))(0)).status).toBe(200);
    expect((await receiptOf(signed)).replace(/\s+/g, ' ')).toContain(
      [
        `Contrato ${signed.contract.number}, assinado em 23/11/2026`,
        'Empresa contratante Massa Fresca Ltda.',
        'CNPJ DE.M0P.J01/0001-60',
        'Quem assinou por ela Lúcia Massa, CPF 000.000.001-91',
        'Locadora Rodar Assinaturas S.A. (marca fictícia), CNPJ DE.MOF.AB1/0001-23',
      ].join(' '),
    );
  });

  it('a second later costs what leaving before the delivery costs, and only when that was shown', async () => {
    const signed = await signedContract(api);
    await payContract(api, signed.contract.id);
    const withdraw = await at(LAST_SECOND + 1, signed);
    expect((await askReceipt(signed)).status).toBe(404);
    const stale = await withdraw(0);
    expect(stale.status).toBe(409);
    expect(stale.body.reason).toBe('terms-moved');
    expect(stale.body.notifications).toEqual([{ key: 'Cost', message: String(EXIT) }]);
    const { data } = await withdraw(EXIT);
    expect(data).toMatchObject({ state: 'cancelada', refundDue: 0, owed: EXIT - 2637 });
    const text = (await api.mails()).at(-1)?.bodyText;
    expect(text).toContain('Falta pagar R$ 7.911,00 do custo de saída, até 11/12/2026.');
    expect(text).not.toContain('Você recebe de volta');
    expect(text).toMatch(/Pagar:?\s+\S+\/pagar\?vencimento=2026-12-11\n/);
    const receipt = (await receiptOf(signed)).replace(/\s+/g, ' ');
    expect(receipt).toContain('Falta pagar R$ 7.911,00 Pague até 11/12/2026');
    expect(receipt).not.toContain('Você recebe de volta');
  });

  it('costs the exit rule for who never paid, however late the car would be', async () => {
    const signed = await signedContract(api);
    const never = await at(Date.UTC(2026, 11, 3, 3), signed);
    expect((await never(0)).body.reason).toBe('terms-moved');
    const offer = await offered(signed);
    expect(offer?.awaitedOn).toBe(undefined);
    expect(offer?.isSlotAwaited).toBe(undefined);
  });

  it('gives the car back to the stock that it was taken from', async () => {
    const signed = await signedContract(api);
    const stocked = await stockAt(api, HOME);
    const withdraw = await at(api.clock.now().getTime() + DAY_MS, signed);
    await withdraw(0);
    const [delivery] = await api.db.select().from(deliveries);
    expect(delivery?.releasedAt).toEqual(api.clock.now());
    expect(await stockAt(api, HOME)).toBe(stocked + 1);
  });

  it('is refused with the car in use after the 7 days, and allowed within them', async () => {
    const signed = await signedContract(api);
    await payContract(api, signed.contract.id);
    await handOver(api, signed.proposalId);
    const late = await at(LAST_SECOND + 1, signed);
    const { status, body } = await late(0);
    expect(status).toBe(409);
    expect(body.reason).toBe('withdrawal-over');
    const other = await signedContract(api);
    await handOver(api, other.proposalId);
    const now = await at(api.clock.now().getTime() + DAY_MS, other);
    expect((await now(0)).data.state).toBe('cancelada');
  });

  it('happens once: a second click finds the contract over, and the ledger has one settlement', async () => {
    const signed = await signedContract(api);
    await payContract(api, signed.contract.id);
    const withdraw = await at(api.clock.now().getTime() + DAY_MS, signed);
    const answers = await Promise.all([withdraw(0), withdraw(0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe(
      'contract-over',
    );
    const ledger = await readLedger(api.db, signed.contract.id);
    expect(ledger.filter(({ kind }) => kind === 'settlement')).toHaveLength(1);
    expect(refundDueIn(ledger)).toBe(263_700);
    expect(paidIn(ledger)).toBe(263_700);
    const receipts = (await api.mails()).filter(({ subject }) =>
      subject.includes('recibo'),
    );
    expect(receipts).toHaveLength(1);
  });

  it('is the customer’s alone', async () => {
    const { contract } = await signedContract(api);
    const stranger = await api.asRole('customer');
    const params = { id: contract.id };
    expect(
      (await stranger.send(withdrawContract, { params, body: { cost: 0 } })).status,
    ).toBe(404);
    const [row] = await api.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, contract.proposalId));
    expect(row?.state).toBe('contrato_assinado');
  });

  it('is undone whole when what must go with it fails', async () => {
    const { customer, contract } = await signedContract(api);
    const viewer = { id: customer.userId, kind: 'customer' as const };
    await expect(
      api.db.transaction((tx) =>
        withdrawFrom(api.ports, tx, {
          viewer: viewer as never,
          id: contract.id,
          cost: 0,
          actor: {
            id: customer.userId,
            role: 'customer',
            address: null,
            traceId: null,
          },
          closings: [() => Promise.reject(new Error('no car to let go'))],
        }),
      ),
    ).rejects.toThrow('no car to let go');
    const [row] = await api.db
      .select()
      .from(contracts)
      .where(eq(contracts.id, contract.id));
    expect(row?.closedAt).toBeNull();
    expect(await readLedger(api.db, contract.id)).toHaveLength(1);
  });
});
