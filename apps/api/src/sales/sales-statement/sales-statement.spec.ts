import { asc, eq } from 'drizzle-orm';
import {
  exportSalesStatement,
  getSalesStatement,
  withdrawContract,
} from '@site/api-contract';
import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { auditEntries } from '#platform/security/audit.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import {
  handOver,
  moveOn,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { proposalEvents } from '../proposals/proposal-events.table';
import { proposals } from '../proposals/proposals.table';
import { commissionRates } from './commission-rates.table';
import { type Member, salesOf, SHOP } from './testing/sales';

const api = testApi();
const OTHER = 1;
const { addPeople, again, read, setRate, sold } = salesOf(api);
let desk: Member;
let dealer: Member;
let vera: Member;
beforeEach(async () => {
  ({ desk, dealer, vera } = await addPeople());
});

const withdraw = async ({ customer, contract }: Awaited<ReturnType<typeof sold>>) => {
  const { status } = await (
    await signedInAgain(api, customer)
  ).send(withdrawContract, { params: { id: contract.id }, body: { cost: 0 } });
  expect(status).toBe(200);
};
const numbersIn = (statement: Awaited<ReturnType<typeof read>>) =>
  statement.entries.map(({ contractNumber }) => contractNumber);

describe('the statement of sales', () => {
  it('has the sum first, and for each contract day, basis, rate and commission', async () => {
    await setRate(desk, 3.5);
    const { contract } = await sold({ seller: vera });
    const statement = await read(await again(dealer));
    expect(statement).toMatchObject({
      month: '2026-11',
      dealershipName: 'Rodar Paulista',
      sales: 1,
      takenBack: 0,
      earned: 1086.96,
      returned: 0,
      commission: 1086.96,
    });
    expect(statement.entries).toEqual([
      {
        kind: 'venda',
        day: saoPauloDay(api.clock.now()),
        soldOn: saoPauloDay(api.clock.now()),
        contractId: contract.id,
        contractNumber: contract.number,
        proposalId: contract.proposalId,
        versionName: contract.terms.versionName,
        customerName: 'Ana Teste',
        dealershipName: 'Rodar Paulista',
        sellerId: vera.userId,
        sellerName: 'Vera Nunes',
        basis: 31_056,
        rate: 3.5,
        commission: 1086.96,
      },
    ]);
  });

  it('sums by seller, with sales without a seller first', async () => {
    await setRate(desk, 1);
    await sold({ seller: vera });
    await sold();
    await sold({ seller: vera });
    const { sellers } = await read(await again(dealer));
    expect(sellers).toMatchObject([
      { sellerName: null, sales: 1, commission: 310.56 },
      { sellerName: 'Vera Nunes', sales: 2, commission: 621.12 },
    ]);
  });

  it('takes a sale back in the month of its withdrawal, and leaves the month of the sale', async () => {
    await setRate(desk, 3.5);
    api.clock.advance(5 * DAY_MS);
    const signed = await sold();
    const before = await read(await again(dealer));
    api.clock.advance(6 * DAY_MS);
    await withdraw(signed);
    const after = await again(dealer);
    expect(await read(after, { month: '2026-12' })).toMatchObject({
      commission: -1086.96,
      entries: [{ kind: 'estorno', soldOn: '2026-11-29', commission: -1086.96 }],
    });
    const { entries, commission } = await read(after, { month: '2026-11' });
    expect({ entries, commission }).toEqual({
      entries: before.entries,
      commission: before.commission,
    });
  });

  it('keeps what a contract earned that came to its end', async () => {
    await setRate(desk, 3.5);
    const { proposalId } = await sold();
    await handOver(api, proposalId);
    await moveOn(api, proposalId, ['encerrada', 'system']);
    expect(await read(await again(dealer))).toMatchObject({
      takenBack: 0,
      commission: 1086.96,
    });
  });

  it('is that of the newest month with a sale or one taken back, unless a month is asked', async () => {
    const month = saoPauloDay(api.clock.now()).slice(0, 7);
    expect(await read(dealer)).toMatchObject({ month, entries: [] });
    const signed = await sold({ seller: vera });
    api.clock.advance(60 * DAY_MS);
    expect(await read(await again(dealer))).toMatchObject({
      month: '2026-11',
      currentMonth: '2027-01',
      sales: 1,
    });
    expect(await read(await again(vera))).toMatchObject({ month: '2026-11', sales: 1 });
    const asked = await read(await again(dealer), { month: '2027-01' });
    expect(asked).toMatchObject({ month: '2027-01', entries: [] });
    await api.db
      .update(proposals)
      .set({ state: 'cancelada' })
      .where(eq(proposals.id, signed.proposalId));
    await api.db
      .update(contracts)
      .set({ closedAt: api.clock.now() })
      .where(eq(contracts.proposalId, signed.proposalId));
    const taken = await read(await again(dealer));
    expect(taken).toMatchObject({ month: '2027-01', takenBack: 1 });
  });

  it('begins the months with the first sale', async () => {
    await sold();
    api.clock.advance(60 * DAY_MS);
    const statement = await read(await again(dealer));
    expect(statement).toMatchObject({ firstMonth: '2026-11', currentMonth: '2027-01' });
  });
});

describe('who reads a statement', () => {
  it('is the dealership for all its sales, a seller for the own ones, the desk for any', async () => {
    const ofVera = await sold({ seller: vera });
    const ofShop = await sold();
    const ofOther = await sold({ dealershipId: OTHER });
    const shop = [ofVera, ofShop].map(({ contract }) => contract.number);
    expect(numbersIn(await read(dealer))).toEqual(shop);
    expect(numbersIn(await read(vera))).toEqual([ofVera.contract.number]);
    expect(numbersIn(await read(desk, { dealership: '5' }))).toEqual(shop);
    expect(numbersIn(await read(desk, { dealership: '1' }))).toEqual([
      ofOther.contract.number,
    ]);
  });

  it('names the seller who left the dealership, who still reads the own sales', async () => {
    const { contract } = await sold({ seller: vera });
    const moved = await api.asRole('SELLER', { dealershipId: OTHER });
    await api.db
      .update(proposals)
      .set({ sellerId: moved.userId })
      .where(eq(proposals.id, contract.proposalId));
    expect((await read(moved)).entries).toMatchObject([
      { contractNumber: contract.number, dealershipName: 'Rodar Paulista' },
    ]);
  });

  it.each([
    ['a dealer who asks for another dealership', 'DEALER', { dealership: '1' }, 404],
    ['a seller who asks for another dealership', 'SELLER', { dealership: '1' }, 404],
    [
      'the desk for a dealership that is not there',
      'CONSULTANT',
      { dealership: '99' },
      404,
    ],
    ['the desk without a dealership', 'CONSULTANT', {}, 400],
    ['a month that is none', 'DEALER', { month: '2026-13' }, 400],
  ] as const)('is not %s', async (_who, role, query, status) => {
    const viewer = await api.asRole(role, { dealershipId: SHOP });
    expect((await viewer.send(getSalesStatement, { query })).status).toBe(status);
  });

  it.each([
    ['a customer', () => api.asRole('customer')],
    [
      'a consultant without the right',
      () => api.asRole('CONSULTANT', { rights: ['analysis'] }),
    ],
  ])('is not %s', async (_who, signIn) => {
    const query = { dealership: '5' };
    const { status } = await (await signIn()).send(getSalesStatement, { query });
    expect(status).toBe(403);
  });
});

describe('the file of a statement', () => {
  it('opens in a spreadsheet with what was taken back in a column of its own', async () => {
    await setRate(desk, 3.5);
    const nasty = await api.asRole('SELLER', { dealershipId: SHOP, name: '=1+1' });
    const signed = await sold({ seller: nasty });
    await withdraw(signed);
    const file = await (await again(dealer)).send(exportSalesStatement, {});
    expect(file.headers['content-disposition']).toContain(
      'extrato-de-vendas-2026-11.csv',
    );
    const { number, terms } = signed.contract;
    const row = (kind: string, amounts: string) =>
      `24/11/2026;${kind};${number};Ana Teste;24/11/2026;${terms.versionName};Rodar Paulista;'=1+1;31056,00;3,50;${amounts}`;
    expect(file.bytes.toString('utf8').split('\r\n')).toEqual([
      '\uFEFFDia;Lançamento;Contrato;Cliente;Assinado em;Carro;Loja;Vendedor;Base (R$);Taxa (%);Comissão (R$);Estorno (R$)',
      row('Venda', '1086,96;'),
      row('Estorno', ';1086,96'),
      '',
    ]);
  });

  it('names the customers to the dealership alone, not to the desk', async () => {
    await sold();
    const query = { dealership: String(SHOP) };
    const statement = await (await again(desk)).send(getSalesStatement, { query });
    expect(statement.data.entries).toHaveLength(1);
    expect(JSON.stringify(statement.data)).not.toContain('Ana Teste');
    const file = await (await again(desk)).send(exportSalesStatement, { query });
    expect(file.bytes.toString('utf8')).not.toMatch(/Cliente|Ana Teste/);
  });

  it('leaves its download in the trail', async () => {
    await dealer.send(exportSalesStatement, {});
    const taken = await api.db
      .select({ by: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'sales-statement-exported'));
    expect(taken).toEqual([{ by: dealer.userId }]);
  });
});

/** A statement counted by hand from the moves of proposals, what was signed, and rates. */
async function recompute(dealershipId: number, month: string) {
  const events = await api.db
    .select({
      to: proposalEvents.toState,
      at: proposalEvents.at,
      number: contracts.number,
      terms: contracts.terms,
      signedAt: contracts.signedAt,
      shop: proposals.dealershipId,
    })
    .from(proposalEvents)
    .innerJoin(contracts, eq(contracts.proposalId, proposalEvents.proposalId))
    .innerJoin(proposals, eq(proposals.id, proposalEvents.proposalId))
    .orderBy(asc(proposalEvents.id));
  const rates = await api.db.select().from(commissionRates).orderBy(commissionRates.id);
  const lines: string[] = [];
  for (const { to, at, number, terms, signedAt, shop } of events) {
    const isSale = to === 'contrato_assinado';
    if (shop !== dealershipId || !(isSale || to === 'cancelada')) continue;
    if (saoPauloDay(at).slice(0, 7) !== month) continue;
    const day = saoPauloDay(signedAt);
    const [rate] = rates
      .filter((one) => one.dealershipId === dealershipId && one.holdsFrom <= day)
      .sort((a, b) => b.holdsFrom.localeCompare(a.holdsFrom) || b.id - a.id);
    const addOns = terms.addOns.map(({ slug }) => slug);
    let year = 0;
    for (let month = 1; month <= 12; month += 1)
      for (const { key, centavos } of terms.lines)
        if (!addOns.includes(key)) year += centavos;
    const commission = Math.round((year * (rate?.rateHundredths ?? 0)) / 10_000);
    lines.push(`${number} ${saoPauloDay(at)} ${isSale ? commission : -commission}`);
  }
  return lines.sort();
}

const linesOf = ({ entries }: Awaited<ReturnType<typeof read>>) =>
  entries
    .map(
      ({ contractNumber, day, commission }) =>
        `${contractNumber} ${day} ${Math.round(commission * 100)}`,
    )
    .sort();

it('is identical when it is recomputed from the events, also for months that are over', async () => {
  await setRate(desk, 3.5);
  const first = await sold({ seller: vera });
  await sold({ dealershipId: OTHER });
  await setRate(desk, 4.05);
  const second = await sold();
  await withdraw(first);
  api.clock.advance(5 * DAY_MS);
  const november = linesOf(await read(await again(dealer), { month: '2026-11' }));
  api.clock.advance(DAY_MS);
  await withdraw(second);
  await setRate(desk, 2);
  await sold({ seller: vera });
  const reader = await again(dealer);
  for (const month of ['2026-11', '2026-12'])
    expect(linesOf(await read(reader, { month }))).toEqual(await recompute(SHOP, month));
  expect(linesOf(await read(reader, { month: '2026-11' }))).toEqual(november);
  expect(november).toHaveLength(3);
});
