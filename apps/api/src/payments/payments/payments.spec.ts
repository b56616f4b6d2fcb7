import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import {
  askPayment,
  getBoletoPdf,
  getContractPayments,
  getReceiptPdf,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { sum } from '@site/api-contract/pricing';
import {
  moveOn,
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { openItems } from '../../contracts/ledger/statement.rules';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { textOfPdf } from '../../testing/pdf-text';
import { bankEvents } from '../bank/payments.table';
import { apiWithBank } from './testing/api-with-bank';
import { tellOf } from './testing/bank-webhook';
import { askToPay, openBill, owePurchase, paymentsOf, payNewest } from './testing/paying';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;

const paid = (told?: Parameters<typeof payNewest>[2]) => payNewest(api, fake, told);
const stateOf = async ({ contract }: Signed) =>
  (await api.db.select().from(proposals)).find(({ id }) => id === contract.proposalId)
    ?.state;
const owed = async ({ contract }: Signed) =>
  sum(openItems(await readLedger(api.db, contract.id)));

const withCpf = ({ customer: { userId } }: Signed) =>
  api.db.update(users).set({ document: '52998224725' }).where(eq(users.id, userId));

describe('paying a contract', () => {
  it('begins with the first bill, and offers a Pix, a boleto and a card', async () => {
    const signed = await signedContract(api);
    const before = await paymentsOf(signed);
    expect(before).toMatchObject({
      online: true,
      planned: 'pix',
      payments: [],
      credit: 0,
    });
    expect(openBill(before)).toMatchObject({ late: false, lateCharges: 0, charges: [] });
    await askToPay(signed, 'pix');
    await askToPay(signed, 'boleto');
    const { data } = await askToPay(signed, 'cartao');
    expect(openBill(data).charges.map(({ method, state }) => [method, state])).toEqual([
      ['pix', 'open'],
      ['boleto', 'open'],
      ['cartao', 'open'],
    ]);
    expect(openBill(data).charges[2]?.card?.url).toContain('/cartao/');
  });

  it('shows pictures that readers read', async () => {
    const wasmBinary = new Uint8Array(
      readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ).buffer;
    prepareZXingModule({ overrides: { wasmBinary } });
    const read = async (svg: string) => {
      const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const picture = { data: new Uint8ClampedArray(data), width, height };
      const [found] = await readBarcodes({ ...picture, colorSpace: 'srgb' } as ImageData);
      return found?.text;
    };
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    const [pix, boleto] = openBill((await askToPay(signed, 'boleto')).data).charges;
    expect(pix?.pix?.code).toContain('pix.example.com/qr/chg_1');
    expect(await read(pix?.pix?.picture ?? '')).toBe(pix?.pix?.code);
    const bars = await read(boleto?.boleto?.picture ?? '');
    const line = boleto?.boleto?.line.replace(/\D/g, '') ?? '';
    expect(bars).toBe(
      line.slice(0, 4) +
        line.slice(32) +
        line.slice(4, 9) +
        line.slice(10, 20) +
        line.slice(21, 31),
    );
  });

  it('asked twice is one charge; a bank that broke off is asked under the same key', async () => {
    const signed = await signedContract(api);
    fake.away = 'after';
    const away = await askToPay(signed, 'pix');
    expect(away.status).toBe(503);
    expect(away.body.message).toBe(
      'O banco não respondeu agora. Nada foi cobrado: tente de novo em instantes.',
    );
    fake.away = null;
    const first = openBill((await askToPay(signed, 'pix')).data).charges;
    const second = openBill((await askToPay(signed, 'pix')).data).charges;
    expect(second).toEqual(first);
    expect(fake.effects).toHaveLength(1);
  });

  it('confirms the contract once the first bill is paid, and mails the receipt', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    expect(await paid()).toBe(204);
    expect(await stateOf(signed)).toBe('pagamento_confirmado');
    const { bill, payments } = await paymentsOf(signed);
    expect(bill).toBe(null);
    expect(payments).toEqual([
      expect.objectContaining({ id: 'pay_1', method: 'pix', refunded: 0 }),
    ]);
    expect((await api.mails()).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Recebemos R\$ .* do contrato C-2611-/),
    });
    await withCpf(signed);
    const receipt = await signed.customer.send(getReceiptPdf, {
      params: { id: signed.contract.id, payment: 'pay_1' },
    });
    const words = textOfPdf(receipt.bytes).replace(/\s+/g, ' ');
    expect(words).toContain('Sem valor fiscal');
    expect(words).toMatch(/R\$ 2\.637,00 Pago em 23\/11\/2026 Recebemos de/);
    expect(words).toContain('Recebemos de Ana Teste CPF 529.982.247-25 Valor R$ ');
    expect(words).toContain('Referente a Mensalidade 1 de 36');
    expect(words).toContain('Quem recebeu Rodar Assinaturas S.A.');
    expect(words).toContain('CNPJ DE.MOF.AB1/0001-23');
    expect(words).toMatch(/Contrato C-2611-\d{4}, assinado em 23\/11\/2026/);
    expect(words).toMatch(
      /Emitente Rodar .* Destinatário Ana Teste CPF 529\.982\.247-25 Contrato C-2611-/,
    );
    expect(words).toContain('Descrição Assinatura de veículo, locação sem condutor');
  });

  it('counts a payment once, however often and in whatever order the bank tells of it', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    await Promise.all([paid({ id: 'evt_a' }), paid({ id: 'evt_a' })]);
    expect(await paid({ id: 'evt_b' })).toBe(204); // another event, the same payment
    expect((await paymentsOf(signed)).payments).toHaveLength(1);
    const { reference, id } = [...fake.charges.values()][0] ?? {};
    const declined = { chargeId: id, reference, reason: 'late' };
    expect(await tellOf(api, 'charge.declined', declined)).toBe(204);
    expect(await stateOf(signed)).toBe('pagamento_confirmado');
    const received = (await api.mails()).filter(({ subject }) =>
      subject.startsWith('Recebemos R$'),
    );
    expect(received).toHaveLength(1);
    expect(await api.db.select().from(bankEvents)).toHaveLength(3);
  });

  it('takes an amount that differs as it came: the rest stays due, what is more is credit', async () => {
    const signed = await signedContract(api);
    const due = await owed(signed);
    await askToPay(signed, 'pix');
    await paid({ centavos: due - 10_000 });
    expect(await owed(signed)).toBe(10_000);
    expect(await stateOf(signed)).toBe('contrato_assinado');
    expect((await api.mails()).at(-1)?.bodyText).toContain('faltam R$ 100,00');
    const { data } = await askToPay(signed, 'pix');
    expect(openBill(data)).toMatchObject({ amount: 100, charges: [{ amount: 100 }] });
    await paid({ centavos: 15_000, paymentId: 'pay_2' });
    expect(await stateOf(signed)).toBe('pagamento_confirmado');
    expect((await paymentsOf(signed)).credit).toBe(50);
    expect((await api.mails()).at(-1)?.bodyText).toContain('R$ 50,00 a mais');
  });

  it('of a late bill bears fine and interest of that day, once', async () => {
    const signed = await signedContract(api);
    const due = await owed(signed);
    await askToPay(signed, 'boleto');
    api.clock.advance(31 * DAY_MS);
    await signedInAgain(api, signed.customer);
    const shown = openBill(await paymentsOf(signed));
    expect(shown.late).toBe(true);
    const { data } = await askToPay(signed, 'boleto');
    expect(openBill(data).amount).toBe(shown.amount);
    expect(fake.canceled).toEqual(['chg_1']); // for the old amount
    // signed on 23/11, due on 24/11, 30 days late: 2 % and 1 %
    expect(shown.lateCharges).toBeCloseTo(due * 0.0003, 1);
    await paid();
    expect(await owed(signed)).toBe(0);
  });

  it('that the bank declines says so, and can be tried again', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'cartao');
    const [{ id, reference } = { id: '', reference: '' }] = fake.charges.values();
    await tellOf(api, 'charge.declined', {
      chargeId: id,
      reference,
      reason: 'cartao_recusado',
    });
    expect(openBill(await paymentsOf(signed)).charges).toMatchObject([
      { state: 'declined' },
    ]);
    expect((await api.mails()).at(-1)?.subject).toContain('não passou');
    await askToPay(signed, 'cartao');
    expect(openBill(await paymentsOf(signed)).charges).toMatchObject([{ state: 'open' }]);
  });

  it('for what is no installment can be paid before an older bill, and pays that alone', async () => {
    const signed = await signedContract(api);
    const first = openBill(await paymentsOf(signed));
    const params = { id: signed.contract.id };
    const dueDate = '2026-12-07';
    await owePurchase(api, signed, dueDate);
    const { customer } = signed;
    const shown = await customer.send(getContractPayments, {
      params,
      query: { dueDate },
    });
    expect(shown.data.bill).toMatchObject({ label: 'Compra do carro', amount: 68_500 });
    expect(shown.data.later).toMatchObject([{ dueDate: first.dueDate }]);
    const body = { method: 'pix', dueDate } as const;
    const asked = await customer.send(askPayment, { params, body });
    expect(openBill(asked.data).charges).toMatchObject([
      { amount: 68_500, state: 'open' },
    ]);
    await paid();
    const after = await paymentsOf(signed);
    expect(openBill(after).label).toEqual(first.label);
    expect(after.later).toEqual([]);
    // The oldest installment is paid first, whichever was named.
    const named = { dueDate: '2027-01-11' };
    const { data } = await customer.send(getContractPayments, { params, query: named });
    expect(openBill(data).dueDate).toBe(first.dueDate);
  });

  it('of a named installment pays it though the price of the car fell due before it', async () => {
    const signed = await signedContract(api);
    const first = openBill(await paymentsOf(signed));
    const params = { id: signed.contract.id };
    await owePurchase(api, signed, '2026-11-23');
    const { customer } = signed;
    const { dueDate, label, amount } = first;
    const { data } = await customer.send(getContractPayments, {
      params,
      query: { dueDate },
    });
    expect(data.bill).toMatchObject({ label, amount });
    expect(data.later).toMatchObject([{ label: 'Compra do carro' }]);
    await customer.send(askPayment, { params, body: { method: 'pix', dueDate } });
    await paid();
    const after = await paymentsOf(signed);
    expect(openBill(after).label).toBe('Compra do carro');
    expect(after.later).toEqual([]);
  });

  it('after the contract is over is to be sent back', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    const due = await owed(signed);
    await moveOn(api, signed.proposalId, ['cancelada', 'customer']);
    await paid({ centavos: due + 5_000 });
    expect((await api.mails()).at(-1)?.bodyText).toContain('devolvemos R$ 50,00');
    expect((await paymentsOf(signed)).credit).toBe(0);
  });

  it('gives the boleto as a PDF while it can be paid', async () => {
    const signed = await signedContract(api);
    const [charge] = openBill((await askToPay(signed, 'boleto')).data).charges;
    const params = { id: signed.contract.id, charge: charge?.id ?? '' };
    await withCpf(signed);
    const answer = await signed.customer.send(getBoletoPdf, { params });
    expect(textOfPdf(answer.bytes)).toContain(charge?.boleto?.line);
    const words = textOfPdf(answer.bytes).replace(/\s+/g, ' ');
    expect(words).toContain('Pagador Ana Teste CPF 529.982.247-25 Banco ');
    expect(words).toMatch(/R\$ [\d.,]+ Vence em \d{2}\/\d{2}\/\d{4} Beneficiário /);
    expect(words).toContain('Beneficiário Rodar Assinaturas S.A.');
    await paid();
    expect((await signed.customer.send(getBoletoPdf, { params })).status).toBe(404);
    const receipt = await signed.customer.send(getReceiptPdf, {
      params: { id: signed.contract.id, payment: 'pay_1' },
    });
    expect(textOfPdf(receipt.bytes)).toContain('Forma\nBoleto');
  });

  it('with nothing open, or of somebody else, is refused', async () => {
    const signed = await signedContract(api);
    await askToPay(signed, 'pix');
    await paid();
    const nothing = await askToPay(signed, 'pix');
    expect(nothing.status).toBe(409);
    expect(nothing.body.reason).toBe('nothing-due');
    const other = await api.asRole('customer');
    const params = { id: signed.contract.id };
    for (const answer of [
      await other.send(getContractPayments, { params }),
      await other.send(askPayment, { params, body: { method: 'pix' } }),
      await other.send(getReceiptPdf, { params: { ...params, payment: 'pay_1' } }),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'Não encontramos esse contrato.',
      ]);
  });
});
