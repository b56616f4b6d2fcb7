import {
  findStateById,
  formatBRL,
  formatCentavos,
  formatCep,
  formatCount,
  formatDate,
  formatDateTime,
  formatDocument,
  formatPhone,
} from '@site/api-contract/brazil';
import { type PdfPart, type PdfSheet } from '#platform/files/pdf';
import { type ContractRecord } from '../../../contracts/contracts/contracts.repository';
import { type ItemBook, itemLabel } from '../../../contracts/ledger/item-labels.rules';
import { statementOf } from '../../../contracts/ledger/statement.rules';
import { toStatementLine } from '../../../contracts/ledger/statement-lines.rules';
import { type PersonTable, type Row } from '../person-tables';
import { COLUMN_LABELS, isOnlyInJson, TABLE_COLUMN_LABELS } from './export-columns.words';
import { NOT_PRINTED, TABLE_TITLES } from './export-tables.data';
import { VALUE_WORDS } from './export-values.data';
import { type storedData } from './stored-data';

/**
 * Rows of one table in the PDF; the JSON has all of them.
 */
const MOST_PRINTED = 200;

type Stored = Awaited<ReturnType<typeof storedData>>[number];

/**
 * The copy of a person's data for reading: formatted amounts, documents and days, codes
 * in words, the statement for the ledger. Codes stand in the JSON.
 */
export function exportSheet({
  now,
  brand,
  stored,
  tables,
  records,
}: {
  now: Date;
  brand: string;
  stored: readonly Stored[];
  tables: readonly PersonTable[];
  /** The person's contracts. */
  records: readonly ContractRecord[];
}): PdfSheet {
  const books = new Map(records.map((record) => [record.contract.id, record]));
  return {
    title: 'Seus dados',
    lead: [
      `Tudo o que guardamos da sua conta em ${formatDateTime(now)}.`,
      'O arquivo JSON desta mesma cópia traz também os códigos internos',
      'e o cálculo de cada preço.',
    ].join(' '),
    mark: `Cópia de dados pessoais · ${formatDate(now)}`,
    issuedAt: now,
    brand,
    parts: [
      { heading: 'Para que servem e até quando ficam' },
      ...stored.filter(({ count }) => count > 0).map(toPurpose),
      ...tables
        .filter(({ table }) => !NOT_PRINTED.has(table))
        .flatMap((rows) => [
          ...toParts(rows, books),
          ...(rows.table === 'contracts' ? records.flatMap(toStatement) : []),
        ]),
    ],
  };
}

function toPurpose({ what, why, basis, until }: Stored): PdfPart {
  return {
    facts: [
      ['O quê', what],
      ['Para quê', why],
      ['Base legal', basis],
      ['Até quando', until],
    ],
  };
}

function toStatement(record: ContractRecord): PdfPart[] {
  const lines = statementOf(record.entries).map((line) => toStatementLine(line, record));
  return [
    { heading: `Extrato do contrato ${record.contract.number}` },
    {
      table: {
        caption: 'O que foi cobrado e o que foi pago, em ordem',
        head: ['Dia', 'O quê', 'Valor', 'Saldo'],
        rows: lines.map(({ day, label, amount, balance }) => [
          formatDate(day),
          label,
          formatBRL(amount),
          formatBRL(balance),
        ]),
        right: [2, 3],
        widths: [76, '*', 96, 96],
      },
    },
  ];
}

type Books = ReadonlyMap<unknown, ItemBook>;

/**
 * A heading and the facts of each row. Empty values, internal numbers and all rows after
 * the first ones are left out.
 */
function toParts({ table, rows }: PersonTable, books: Books): PdfPart[] {
  const left = rows.length - MOST_PRINTED;
  const facts = rows
    .slice(0, MOST_PRINTED)
    .map((row) => factsOf(table, row, books))
    .filter((row) => row.length > 0);
  if (facts.length === 0) return [];
  return [
    { heading: TABLE_TITLES[table] ?? table },
    ...facts.map((row): PdfPart => ({ facts: row })),
    ...(left > 0
      ? [
          {
            text:
              left === 1
                ? 'Mais 1 registro no arquivo JSON.'
                : `Mais ${left} registros no arquivo JSON.`,
          },
        ]
      : []),
  ];
}

const ORDER = Object.keys(COLUMN_LABELS);
const rank = (name: string) => {
  const found = ORDER.indexOf(name);
  return found < 0 ? ORDER.length : found;
};

/** In the order of the labels, since columns of the database have no useful order. */
function factsOf(table: string, row: Row, books: Books): [string, string][] {
  const book = books.get(row['contract_id']);
  return Object.entries({ ...row, ...chosenNames(row), ...stateOf(row) })
    .filter(([name]) => !isOnlyInJson(table, name))
    .sort(([one], [other]) => rank(one) - rank(other))
    .flatMap(([name, value]): [string, string][] => {
      const text =
        name === 'item' && book
          ? itemLabel(String(value), book)
          : toText(table, name, value);
      const label = TABLE_COLUMN_LABELS[`${table}.${name}`] ?? COLUMN_LABELS[name];
      return text === '' ? [] : [[label ?? name, text]];
    });
}

/** Replaces the codes of a choice by the names that they had on its day. */
function chosenNames({ choice, version_slug, paint, add_ons }: Row): Row {
  if (typeof choice !== 'object' || choice === null) return {};
  const { versionName, paintName, addOns } = choice as Row;
  return {
    ...(version_slug !== undefined && { version_slug: versionName ?? version_slug }),
    ...(paint !== undefined && { paint: paintName ?? paint }),
    ...(Array.isArray(add_ons) &&
      Array.isArray(addOns) && { add_ons: addOns.map(({ name }: Row) => name) }),
  };
}

/** The state in an address stays a number. */
function stateOf({ state_id }: Row): Row {
  const state = typeof state_id === 'number' ? findStateById(state_id) : null;
  return state ? { state: state.uf } : {};
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How values are written, by the end of their column's name. */
const FORMATS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/(^|_)(document|cpf|cnpj)$/, formatDocument],
  [/^(cellphone|company_phone)$/, formatPhone],
  [/^cep$/, formatCep],
];

function toText(table: string, name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'object') return partsText(table, name, value);
  const words = VALUE_WORDS[`${table}.${name}`] ?? VALUE_WORDS[name];
  const word = words?.[String(value)];
  if (word !== undefined) return word;
  if (typeof value === 'number') return numberText(name, value);
  const text = String(value);
  if (DAY.test(text)) return formatDate(text);
  if (INSTANT.test(text)) return formatDateTime(text);
  const written = FORMATS.find(([ending]) => ending.test(name))?.[1](text);
  return written && sameLetters(written, text) ? written : text;
}

/** A mask drops digits that do not fit: such a text stays as it is. */
function sameLetters(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other);
}

/** A list, or the extra answers of a form: `Km: 12.000, Local: Oficina`. */
function partsText(table: string, name: string, value: object): string {
  return Object.entries(value)
    .filter(([, part]) => typeof part !== 'object')
    .map(([key, part]) => {
      if (Array.isArray(value)) return toText(table, name, part);
      const label = COLUMN_LABELS[key];
      const text = toText(table, key, part);
      return label ? `${label}: ${text}` : text;
    })
    .join(', ')
    .replaceAll('., ', '. ');
}

function numberText(name: string, value: number): string {
  if (/(^|_)centavos$/.test(name)) return formatCentavos(value);
  if (/(^|_)km$/.test(name)) return formatCount(value);
  if (name.endsWith('_hundredths')) return `${formatCount(value / 100)}%`;
  if (name === 'size_bytes') return `${formatCount(Math.ceil(value / 1024))} KB`;
  return String(value);
}
