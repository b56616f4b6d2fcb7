import {
  askPayment,
  endAutomatic,
  getContractPayments,
  startAutomatic,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { proposals } from '../../sales/proposals/proposals.table';
import { remindOfBills } from '../dunning/reminders.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { askToPay, oweKm } from '../payments/testing/paying';
import { chargeAutomatically } from './automatic.job';

const { api, fake } = apiWithBank();

type Signed = Awaited<ReturnType<typeof signedContract>>;
const start = ({ customer, contract }: Signed, journey: 1 | 2 | 3 | 4) =>
  customer.send(startAutomatic, { params: { id: contract.id }, body: { journey } });
const look = async ({ customer, contract }: Signed) =>
  (await customer.send(getContractPayments, { params: { id: contract.id } })).data;
const work = () => chargeAutomatically(api.ports, api.db);
const referenceOf = (what: string) =>
  fake.asked.findLast((asked) => asked.what === what)?.reference ?? '';
const tellState = (state: string) =>
  tellOf(api, 'recurrence.changed', {
    recurrenceId: 'chg_1',
    reference: referenceOf('recurrence'),
    state,
  });
const subjects = async () => (await api.mails()).map(({ subject }) => subject);
const effects = (what: string) =>
  new Set(fake.asked.filter((asked) => asked.what === what).map(({ key }) => key)).size;

/** Accepted at the payer's bank, and the open bill scheduled. */
async function accepted() {
  const signed = await signedContract(api);
  await start(signed, 1);
  await tellState('aceita');
  await work();
  return signed;
}
const tellFailure = (tries: number, reason = 'saldo_insuficiente') =>
  tellOf(api, 'charge.failed', {
    chargeId: fake.charges.get(referenceOf('automatic'))?.id,
    reference: referenceOf('automatic'),
    reason,
    tries,
  });
/** Tells a payment of the newest charge of this kind, by its amount and `more`. */
function tellPayment(what: string, more = 0) {
  const reference = referenceOf(what);
  const charge = fake.charges.get(reference);
  return tellOf(api, 'payment.received', {
    chargeId: charge?.id,
    reference,
    paymentId: 'pay_1',
    centavos: (charge?.centavos ?? 0) + more,
    paidAt: api.clock.now().toISOString(),
  });
}

describe('Pix Automático', () => {
  it('is proposed once, accepted at the bank, and then takes each open bill once', async () => {
    const signed = await signedContract(api);
    expect((await look(signed)).automatic).toEqual({
      state: null,
      journey: null,
      pix: null,
    });
    await start(signed, 1);
    expect((await start(signed, 1)).data.automatic).toMatchObject({ state: 'enviada' });
    expect(effects('recurrence')).toBe(1);
    await work();
    expect(effects('automatic')).toBe(0);
    await tellState('aceita');
    expect(await subjects()).toContainEqual(
      expect.stringMatching(/^Pix Automático autorizado/),
    );
    await Promise.all([work(), work()]);
    await work();
    expect(effects('automatic')).toBe(1);
    await tellPayment('automatic');
    const { bill, payments } = await look(signed);
    expect(bill).toBe(null);
    expect(payments[0]?.method).toBe('pix-automatico');
    expect((await api.db.select().from(proposals))[0]?.state).toBe(
      'pagamento_confirmado',
    );
  });

  it('takes what comes to a bill after it was charged, too, and that once', async () => {
    const { contract } = await accepted();
    const kmBought = chargeOf({
      reference: 'km:1',
      onDay: '2026-11-23',
      dueOn: '2026-11-24',
      items: [{ item: 'km:1', account: 'revenue-km', centavos: 35_000 }],
    });
    await postTransaction(api.ports, api.db, contract.id, kmBought);
    await work();
    await work();
    const amounts = fake.asked
      .filter(({ what }) => what === 'automatic')
      .map(({ centavos }) => centavos);
    expect(amounts).toEqual([263_700, 298_700]);
    expect(fake.canceled).toHaveLength(1);
  });

  it('has a QR code of its own, or rides on the one that pays the open bill', async () => {
    const alone = await signedContract(api);
    const qr = (await start(alone, 2)).data.automatic?.pix?.code ?? '';
    expect(qr).toMatch(/80\d\d0014br\.gov\.bcb\.pix25\d\dpix\.example\.com\/rec\//);
    expect(qr).not.toMatch(/5303986540/);
    await alone.customer.send(endAutomatic, { params: { id: alone.contract.id } });
    const { data } = await start(alone, 3);
    const code = data.bill?.charges[0]?.pix?.code ?? '';
    expect(code).toContain('pix.example.com/qr/');
    expect(code).toContain('pix.example.com/rec/');
    expect(data.automatic?.pix).toBeNull();
  });

  it('that finds no money is tried three times more, then a single Pix is offered', async () => {
    const signed = await accepted();
    for (const tries of [1, 2, 3]) {
      await tellFailure(tries);
      await work();
      await work();
      expect(effects('retry')).toBe(tries);
      expect(await subjects()).not.toContainEqual(expect.stringMatching(/não passou:/));
      api.clock.advance(DAY_MS);
    }
    const told = (await api.mails()).filter(({ subject }) =>
      subject.startsWith('O Pix Automático tenta de novo em '),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.bodyText).toContain('há multa de 2%, uma vez, e juros de 1% ao mês');
    await signedInAgain(api, signed.customer);
    expect((await look(signed)).bill?.charges).toMatchObject([
      { method: 'pix-automatico', state: 'scheduled', triedBefore: true },
    ]);
    await tellFailure(4);
    await work();
    await work();
    expect(effects('retry')).toBe(3);
    expect(
      (await subjects()).filter((subject) => subject.includes('não passou:')),
    ).toHaveLength(1);
    await signedInAgain(api, signed.customer);
    const { bill } = await look(signed);
    expect(bill?.charges).toMatchObject([
      { method: 'pix-automatico', state: 'declined' },
    ]);
  });

  it('that finds no money for what bears no fine does not speak of one', async () => {
    const { contract } = await accepted();
    const kmBought = chargeOf({
      reference: 'km:1',
      onDay: '2026-11-23',
      dueOn: '2026-12-10',
      items: [{ item: 'km:1', account: 'revenue-km', centavos: 35_000 }],
    });
    await postTransaction(api.ports, api.db, contract.id, kmBought);
    await work();
    await tellFailure(1);
    await work();
    const told = (await api.mails()).at(-1);
    expect(told?.subject).toMatch(/^O Pix Automático tenta de novo em .*: km a mais/);
    expect(told?.bodyText).toContain('Para não esperar, pague agora com um Pix avulso.');
    expect(told?.bodyText).not.toContain('multa');
  });

  it('that takes a bill after a leap of the clock bears no fine, and reminds of nothing', async () => {
    const signed = await signedContract(api);
    await start(signed, 1);
    await tellState('aceita');
    api.clock.advance(20 * DAY_MS);
    await remindOfBills(api.ports, api.db);
    await work();
    await tellPayment('automatic');
    await signedInAgain(api, signed.customer);
    expect((await look(signed)).bill).toBeNull();
    expect(await subjects()).not.toContainEqual(
      expect.stringMatching(/vence|venceu|em aberto/),
    );
  });

  it('canceled at the bank ends here, and older news change nothing', async () => {
    const signed = await accepted();
    await tellState('cancelada');
    await tellState('aceita');
    expect((await look(signed)).automatic).toMatchObject({ state: 'cancelada' });
    await tellFailure(1, 'recorrencia_cancelada');
    await work();
    expect(effects('retry')).toBe(0);
    expect(await subjects()).toContainEqual(
      expect.stringMatching(/^Pix Automático encerrado/),
    );
    const last = (await api.mails()).at(-1);
    expect(last?.subject).toBe('Sem Pix Automático, falta pagar: mensalidade 1 de 36');
    expect(last?.bodyText).toContain(
      'O Pix Automático foi encerrado antes de pagar esta conta. Ela continua em aberto: pague com um Pix avulso.',
    );
  });

  it.each([
    ['rejeitada', 'Pix Automático não autorizado', /Seu banco avisou que o pedido/],
    ['expirada', 'Pedido de Pix Automático sem resposta', /venceu sem a sua autorização/],
  ] as const)(
    '%s was never active, and the mail says so',
    async (state, subject, text) => {
      const { customer, contract } = await signedContract(api);
      await customer.send(startAutomatic, {
        params: { id: contract.id },
        body: { journey: 1 },
      });
      await tellState(state);
      const mail = (await api.mails()).at(-1);
      expect(mail?.subject).toBe(`${subject} no contrato ${contract.number}`);
      expect(mail?.bodyText).toMatch(text);
      expect(mail?.bodyText).not.toContain('não está mais ativo');
    },
  );

  it('lets go of a bill that was paid in another way', async () => {
    const signed = await accepted();
    const params = { id: signed.contract.id };
    await signed.customer.send(askPayment, { params, body: { method: 'pix' } });
    await tellPayment('pix');
    await work();
    expect(fake.canceled).toEqual([fake.charges.get(referenceOf('automatic'))?.id]);
    const asked = fake.asked.length;
    await work();
    expect(fake.asked).toHaveLength(asked);
  });

  it.each([
    ['all', 35_000, [263_700, 35_000]],
    ['part', 10_000, [263_700, 35_000, 25_000]],
  ])(
    'lets go of a bill of which a payment of another one paid %s',
    async (_, more, asked) => {
      const signed = await accepted();
      await oweKm(api, signed, '2026-12-10');
      await work();
      const scheduled = fake.charges.get(referenceOf('automatic'))?.id;
      await askToPay(signed, 'pix');
      await tellPayment('pix', more);
      await work();
      await work();
      expect(fake.canceled).toContain(scheduled);
      const amounts = fake.asked
        .filter(({ what }) => what === 'automatic')
        .map(({ centavos }) => centavos);
      expect(amounts).toEqual(asked);
    },
  );

  it('waits for a bank that is away, and asks under the same key', async () => {
    const signed = await signedContract(api);
    fake.away = 'after';
    expect((await start(signed, 1)).status).toBe(503);
    fake.away = null;
    expect((await start(signed, 1)).data.automatic?.state).toBe('enviada');
    expect(effects('recurrence')).toBe(1);
    await tellState('aceita');
    fake.away = 'after';
    expect(await work()).toEqual({ done: 0 });
    fake.away = null;
    await work();
    expect(effects('automatic')).toBe(1);
  });

  it('is nobody else’s to start or to end', async () => {
    const { contract } = await signedContract(api);
    const other = await api.asRole('customer');
    const params = { id: contract.id };
    for (const answer of [
      await other.send(startAutomatic, { params, body: { journey: 1 } }),
      await other.send(endAutomatic, { params }),
    ])
      expect(answer.status).toBe(404);
  });
});
