import { join } from 'node:path';
import { readMigrations } from '#platform/data/migrate';
import { testApi } from '../../testing/api';
import { contractFacts, findContract } from './contracts.repository';
import { contractPlan } from './plan/contract-plan';
import { postDueCharges } from './plan/post-due-charges';

const api = testApi();
const FOLDER = join(__dirname, '../../migrations');
const PAID_INSTALLMENTS = 45;
const CONTRACTS_OF_OLD_FOLDERS = 83;
const SIGNED = '11111111-1111-4111-8111-111111111111';
const ASKED = '22222222-2222-4222-8222-222222222222';
const QUOTE = {
  monthlyCentavos: 263_700,
  lines: [{ key: 'uso', label: 'Uso do carro', centavos: 263_700 }],
  oneOff: [{ key: 'entrega-em-casa', label: 'Entrega em casa', centavos: 39_000 }],
  contractTotalCentavos: 9_532_200,
  extraKmCentavos: 70,
  deductibleCentavos: 300_000,
  delivery: { kind: 'stock', businessDays: 7, date: '2026-09-04' },
};
const CHOICE = {
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionName: 'Aroeira Evolução',
  engine: '1.0',
  gearbox: 'AT',
  paintName: 'Vermelho Ipê',
  addOns: [{ slug: 'entrega-em-casa', name: 'Entrega em casa' }],
  dealershipName: 'Rodar Paulista',
};

/** A proposal as it was stored before there were contracts. */
const proposal = (id: string, state: string) => `
  insert into simulations (id, code, session_id, client_type, city, state, latitude, longitude, origin, created_at)
    values ('${id}', 'RD-${id.slice(0, 4)}-36', 'x', 1, 'São Paulo', 'SP', 0, 0, 'site', '2026-08-26T12:00:00Z');
  insert into proposals (id, number, simulation_id, simulation_code, user_id, state, revision, client_type, version_slug,
      paint, term, km, choice, quote, price_table, monthly_centavos, contract_total_centavos, payment_method, due_day,
      income_centavos, origin, delivery_date, created_at, updated_at)
    select '${id}', 'P-2608-${id.slice(0, 4)}', '${id}', 'RD-${id.slice(0, 4)}-36', u.id, '${state}', 6, 1,
      'aroeira-evolucao', 'vermelho-ipe', 36, 1000, '${JSON.stringify(CHOICE)}', '${JSON.stringify(QUOTE)}', 'TAB', 263700,
      9532200, 'pix', 10, 1250000, 'site', '2026-09-08', '2026-08-26T12:00:00Z', '2026-09-08T17:00:00Z'
    from users u limit 1;`;

/**
 * Rows and tables as an older version left them, and the migration that takes them over.
 */
async function takeOver(): Promise<void> {
  const { sql: paidInstallments } = migration(PAID_INSTALLMENTS);
  const { sql: takesOver } = migration(CONTRACTS_OF_OLD_FOLDERS);
  await api.ports.database.withMigrationClient((client) =>
    client.exec(`begin;
      ${paidInstallments}
      insert into users (id, person_type, name, email, cellphone, password_hash, created_at, updated_at)
        values (gen_random_uuid(), 'PF', 'Ana', 'ana@exemplo.test', '', 'none', now(), now());
      ${proposal(SIGNED, 'ativa')}
      ${proposal(ASKED, 'em_analise')}
      insert into proposal_events (proposal_id, from_state, to_state, actor, at) values
        ('${SIGNED}', 'aprovada', 'contrato_assinado', 'customer', '2026-08-28T23:15:00Z'),
        ('${SIGNED}', 'entrega_agendada', 'ativa', 'system', '2026-09-08T17:00:00Z');
      insert into paid_installments values
        ('${SIGNED}', 1, '2026-08-31T12:05:00Z'), ('${SIGNED}', 2, '2026-10-13T12:05:00Z');
      ${takesOver};
      commit;`),
  );
}

function migration(number: number) {
  const found = readMigrations(FOLDER).find(({ version }) => version === number);
  if (!found) throw new Error(`No migration ${number}`);
  return found;
}

describe('a data folder from before there were contracts', () => {
  it('opens with a contract for each signature, its payments in the ledger, and the rest charged by the job', async () => {
    await takeOver();
    const { db } = api;
    expect(await findContract(db, ASKED)).toBeNull();
    const found = await findContract(db, SIGNED);
    if (!found) throw new Error('The signed proposal has no contract');
    expect(found.contract).toMatchObject({
      number: 'C-2608-0001',
      closedAt: null,
      textHash: null,
      terms: {
        versionName: 'Aroeira Evolução',
        monthlyCentavos: 263_700,
        dueDay: 10,
        signedOn: '2026-08-28',
        promisedOn: '2026-09-08',
        handover: { label: 'Entrega em casa', text: 'Pela loja Rodar Paulista' },
        oneOff: QUOTE.oneOff,
        lines: QUOTE.lines,
      },
    });
    const clock = { now: () => new Date('2026-11-22T15:00:00Z') };
    expect(await postDueCharges({ clock }, db)).toEqual({ done: 1 });
    expect(await postDueCharges({ clock }, db)).toEqual({ done: 0 });
    const record = await contractFacts(db, found);
    expect(record.entries.map(({ reference }) => reference)).toEqual([
      'charge:1',
      'charge:2',
      'payment:before-1',
      'payment:before-2',
      'charge:3',
    ]);
    const plan = contractPlan(record, '2026-11-22');
    expect(
      plan.installments
        .slice(0, 5)
        .map(({ label, dueDate, status }) => [label, dueDate, status]),
    ).toEqual([
      ['Mensalidade 1 de 36', '2026-08-31', 'paga'],
      ['Entrega em casa', '2026-08-31', 'paga'],
      ['Mensalidade 2 de 36', '2026-10-13', 'paga'],
      ['Mensalidade 3 de 36', '2026-11-10', 'vencida'],
      ['Mensalidade 4 de 36', '2026-12-10', 'a_vencer'],
    ]);
  });
});
