import { sql } from 'drizzle-orm';
import { exportData } from '@site/api-contract';
import { rowsOf } from '#platform/data/database';
import { SYSTEM } from '#platform/security/audit';
import { signContract } from '../../../contracts/contracts/sign/sign-contract';
import { moveOn } from '../../../contracts/contracts/testing/signed-contract';
import { somePaper } from '../../../contracts/contracts/testing/some-paper';
import { chargeDisputes } from '../../../payments/disputes/charge-disputes.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { testApi } from '../../../testing/api';
import { textOfPdf } from '../../../testing/pdf-text';
import { withoutSecrets } from '../person-tables';
import { markedPerson, PASSWORD } from '../testing/marked-person';
import { COLUMN_LABELS, isOnlyInJson } from './export-columns.words';
import { NOT_PRINTED, TABLE_TITLES } from './export-tables.data';
import { VALUE_WORDS } from './export-values.data';

const api = testApi();
const PRINTED = Object.keys(TABLE_TITLES);

/** The words of the PDF of a customer with a contract and a dispute. */
async function printed() {
  const person = await markedPerson(api, { withProposal: true });
  const [proposal] = await api.db.select().from(proposals);
  await moveOn(api, proposal?.id ?? '', ['aprovada', 'consultant']);
  const [approved] = await api.db.select().from(proposals);
  if (!approved) throw new Error('No proposal');
  const contract = await signContract(api.ports, api.db, {
    proposal: approved,
    actor: SYSTEM,
    paper: await somePaper(api.ports),
  });
  await api.db.insert(chargeDisputes).values({
    id: api.ports.random.uuid(),
    ...{ contractId: contract.id, item: 'installment:1', dueOn: '2026-11-24' },
    ...{ centavos: 263_700, paidCentavos: 0, contestedCentavos: 263_700 },
    ...{ reason: 'Não reconheço.', openedAt: api.clock.now(), state: 'aberta' },
  });
  const { data } = await person.send(exportData, {
    params: { id: person.userId },
    body: { currentPassword: PASSWORD },
  });
  const pdf = Buffer.from(data.files[1]?.base64 ?? '', 'base64');
  return textOfPdf(pdf).replace(/\s+/g, ' ');
}

describe('the copy of all data on paper', () => {
  it('has amounts, documents and codes as people write and call them', async () => {
    const text = await printed();
    for (const words of [
      'CPF ou CNPJ 529.982.247-25',
      'Celular (41) 99123-4567',
      'CEP 01310-100',
      'Estado SP',
      'Tipo CNH, frente',
      'Versão Aroeira Evolução',
      'Cor Vermelho Ipê',
      'De Rascunho',
      'Por Você',
      'Telefone da empresa zqmarca',
      'Situação Contrato assinado',
      'Cobrança Mensalidade 1 de 36 Valor R$ 2.637,00',
      'Contestado R$ 2.637,00',
      'Situação Em análise',
      'Ato Enviou uma proposta',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(
      /Extrato do contrato C-\d{4}-\d{4} .*Dia O quê Valor Saldo 23\/11\/2026 Mensalidade 1 de 36, vence em/,
    );
  });

  it('leaves accounts, inner codes and centavos to the JSON', async () => {
    expect(await printed()).not.toMatch(
      /centavos|installment:|receivable|revenue-|proposal-sent|documentos_pendentes|em_analise|vermelho-ipe|\b\w+_id\b/,
    );
  });

  it('has a label for each column that is printed', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(
      api.db,
      sql`select table_name as "table", column_name as "column"
        from information_schema.columns
        where table_schema = 'public'`,
    );
    const unnamed = columns.filter(
      ({ table, column }) =>
        PRINTED.includes(table) &&
        !NOT_PRINTED.has(table) &&
        column in withoutSecrets(table, { [column]: '' }) &&
        !isOnlyInJson(table, column) &&
        COLUMN_LABELS[column] === undefined,
    );
    expect(unnamed).toEqual([]);
  });

  it('has words for each code that the database allows', async () => {
    const checks = await rowsOf<{ table: string; rule: string }>(
      api.db,
      sql`select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule
        from pg_constraint
        where contype = 'c'`,
    );
    const codes = checks
      .filter(({ table }) => PRINTED.includes(table) && !NOT_PRINTED.has(table))
      .flatMap(({ table, rule }) => {
        const [, column = '', values = ''] =
          /^CHECK \(\(\(?(\w+) = ANY \(ARRAY\[([^\]]+)\]\)\)\)?\)$/.exec(rule) ?? [];
        return values
          .split(', ')
          .map((value) => ({ table, column, code: value.replace(/^'|'::text$/g, '') }));
      })
      .filter(({ column, code }) => column !== 'due_day' && code !== '');
    expect(codes.length).toBeGreaterThan(100);
    expect(
      codes.filter(
        ({ table, column, code }) =>
          !isOnlyInJson(table, column) &&
          column in withoutSecrets(table, { [column]: '' }) &&
          (VALUE_WORDS[`${table}.${column}`] ?? VALUE_WORDS[column])?.[code] ===
            undefined,
      ),
    ).toEqual([]);
  });
});
