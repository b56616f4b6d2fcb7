import { asc, eq } from 'drizzle-orm';
import { exportProposals, listProposals } from '@site/api-contract';
import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { SYSTEM } from '#platform/security/audit';
import { auditEntries } from '#platform/security/audit.table';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { proposals } from '../proposals.table';
import { copiesOf } from '../testing/copies-of';
import { readyCustomer, sentProposal } from '../testing/ready-customer';
import { exportProposals as exportFiltered } from './export-proposals.service';

const api = testApi();

async function fileFor(viewer: TestClient, query: Record<string, string> = {}) {
  const { status, headers, bytes } = await viewer.send(exportProposals, { query });
  const [head = '', ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  return { status, headers, head, rows: lines.map((line) => line.split(';')) };
}
const numbersIn = async (viewer: TestClient, query?: Record<string, string>) =>
  (await fileFor(viewer, query)).rows.map(([number]) => number);

describe('the file of proposals', () => {
  it('opens in a spreadsheet: one line each, Brazilian numbers and days, documents masked', async () => {
    const ana = await readyCustomer(api, {
      name: '=HYPERLINK("http://mau.test";"Ana")',
      document: '52998224725',
      cellphone: '11987654321',
    });
    const sent = await sentProposal(ana, { link: 'dealerid=5' });
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const { status, headers, bytes } = await dealer.send(exportProposals, {});
    const day = saoPauloDay(api.clock.now());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(`propostas-${day}.csv`);
    const [head, line, end] = bytes.toString('utf8').split('\r\n');
    expect(head).toBe(
      '\uFEFFNúmero;Criada em;Situação;Cliente;Pessoa;Documento;E-mail;Celular;Carro;Cor;Prazo (meses);Km por mês;Mensalidade (R$);Total do contrato (R$);Origem;Vendedor;Loja;Próximo passo;Dia do próximo passo;Última mudança',
    );
    expect(end).toBe('');
    const brazilian = day.split('-').reverse().join('/');
    expect(line).toContain(`${sent.number};${brazilian};Em análise;`);
    expect(line).toContain(
      '"\'=HYPERLINK(""http://mau.test"";""Ana"")";Física;•••.982.247-••;',
    );
    expect(line).toContain(';(11) 98765-4321;');
    expect(line).toContain(`;${sent.monthly.toFixed(2).replace('.', ',')};`);
    expect(line).toContain(`;(11) 98765-4321;${sent.versionName};${sent.paintName};`);
    expect(line).toContain(';Link da loja;;');
    expect(line).not.toContain('529.982');
  });

  it("holds the dealership's own proposals, or the seller's own sales, and the trail says who took it", async () => {
    const seller = await api.asRole('SELLER', {
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
    });
    const colleague = await api.asRole('SELLER', { dealershipId: 5 });
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const elsewhere = await api.asRole('DEALER', { dealershipId: 1 });
    const customer = await readyCustomer(api);
    const sold = await sentProposal(customer, { link: 'vendaassistida=PAULISTA-01' });
    api.clock.advance(1000);
    const ofShop = await sentProposal(customer, { link: 'dealerid=5' });
    api.clock.advance(1000);
    const ofOther = await sentProposal(customer, { link: 'dealerid=1' });
    expect(await numbersIn(dealer)).toEqual([ofShop.number, sold.number]);
    expect(await numbersIn(elsewhere)).toEqual([ofOther.number]);
    expect(await numbersIn(seller)).toEqual([sold.number]);
    expect(await numbersIn(colleague)).toEqual([]);
    const taken = await api.db
      .select({ by: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'proposals-exported'))
      .orderBy(asc(auditEntries.id));
    expect(taken.map(({ by }) => by)).toEqual(
      [dealer, elsewhere, seller, colleague].map(({ userId }) => userId),
    );
  });

  it('has the filters and the order of the list', async () => {
    const customer = await readyCustomer(api, { name: 'Ana Souza' });
    const sent: { id: string; number: string }[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id, number } = await sentProposal(customer, { link: 'dealerid=5' });
      const createdAt = new Date(api.clock.now().getTime() - (9 - index) * DAY_MS);
      await api.db.update(proposals).set({ createdAt }).where(eq(proposals.id, id));
      sent.push({ id, number });
    }
    const [first, second, third] = sent.map(({ number }) => number);
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const [row] = await api.db
      .select({ at: proposals.createdAt })
      .from(proposals)
      .where(eq(proposals.number, second ?? ''));
    const day = saoPauloDay(row?.at ?? new Date());
    expect(await numbersIn(dealer, { order: 'oldest' })).toEqual([first, second, third]);
    expect(await numbersIn(dealer, { from: day, to: day })).toEqual([second]);
    expect(await numbersIn(dealer, { from: day })).toEqual([third, second]);
    expect(await numbersIn(dealer, { to: day })).toEqual([second, first]);
    expect(await numbersIn(dealer, { to: '2999-12-31' })).toHaveLength(3);
    expect(await numbersIn(dealer, { from: '1800-01-01' })).toHaveLength(3);
    expect(await numbersIn(dealer, { search: 'ninguém' })).toEqual([]);
    const { data } = await dealer.send(listProposals, { query: { from: day, to: day } });
    expect(data.total).toBe(1);
    expect(data.items.map(({ number }) => number)).toEqual([second]);
  });

  it('counts a day from midnight to midnight in São Paulo', async () => {
    const customer = await readyCustomer(api);
    const { id, number } = await sentProposal(customer, { link: 'dealerid=5' });
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const at = async (instant: string) => {
      await api.db
        .update(proposals)
        .set({ createdAt: new Date(instant) })
        .where(eq(proposals.id, id));
      return numbersIn(dealer, { from: '2026-11-20', to: '2026-11-20' });
    };
    expect(await at('2026-11-20T02:59:59.999Z')).toEqual([]);
    expect(await at('2026-11-20T03:00:00.000Z')).toEqual([number]);
    expect(await at('2026-11-21T02:59:59.999Z')).toEqual([number]);
    expect(await at('2026-11-21T03:00:00.000Z')).toEqual([]);
  });

  it.each(['from=ontem', 'to=2026-02-30', 'limit=5', 'cursor=abc', 'state=nenhum'])(
    'refuses %s',
    async (query) => {
      const dealer = await api.asRole('DEALER', { dealershipId: 5 });
      const { status } = await dealer.request({
        url: `/api/v1/proposals/exports?${query}`,
      });
      expect(status).toBe(400);
    },
  );

  it('is read in batches while it is sent, each proposal once, though others come meanwhile', async () => {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer, { link: 'dealerid=5' });
    await copiesOf(api.db, id, 1200);
    const viewer = { kind: 'dealer', id: customer.userId, dealershipId: '5' } as const;
    const { chunks } = await exportFiltered(api.ports, api.db, {
      viewer: viewer as never,
      actor: SYSTEM,
      query: {},
    });
    const sizes: number[] = [];
    const numbers: string[] = [];
    for await (const chunk of chunks) {
      const lines = chunk.trimEnd().split('\r\n');
      sizes.push(lines.length);
      numbers.push(...lines.map((line) => line.split(';')[0] ?? ''));
      if (sizes.length === 2) {
        api.clock.advance(1000);
        await sentProposal(customer, { link: 'dealerid=5' });
      }
    }
    expect(sizes).toEqual([1, 500, 500, 201]);
    expect(new Set(numbers).size).toBe(1202);
  });
});
