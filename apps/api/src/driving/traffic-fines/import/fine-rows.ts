import * as z from 'zod';
import { type TrafficFineForm, trafficFineForm } from '@site/api-contract';
import {
  parseBRL,
  parseDate,
  parseTime,
  withoutAccents,
} from '@site/api-contract/brazil';
import {
  FINE_POINTS,
  fineAmountQuestion,
  fineAmountWithComma,
  fineProblems,
} from '@site/api-contract/driving';
import { columnName } from '../../../catalog/imports/column-names';
import { type EachRow } from '../../../catalog/imports/read-table';
import { infractionInstant } from '../traffic-fines.rules';

const cell = z.string();

/** The cells of a fine, as an issuing body or a spreadsheet writes them. */
export const fineCells = z.strictObject({
  issuingBody: cell,
  noticeNumber: cell,
  plate: cell,
  infractionOn: cell,
  infractionTime: cell,
  place: cell,
  description: cell,
  amount: cell,
  points: cell,
  answerUntil: cell,
});
export type FineCells = z.output<typeof fineCells>;

/** A row as a form. */
export type ReadableFine = { line: number; form: TrafficFineForm; infractionAt: Date };
/** A row that is no form, and why. */
export type UnreadableFine = { line: number; cells: Partial<FineCells>; message: string };

/** Excel shortens a long number as it opens a file: `1,23457E+11`. */
const CUT =
  'A planilha cortou o número. Formate a coluna como texto e gere o arquivo de novo.';

/** A person decides on an amount that may have lost its comma. */
const ONE_BY_ONE = "Se for, use 'Registrar multa'.";

/** `88.380` is 88,38 of a system that writes dots for commas, or 88.380,00: a person decides. */
const DOT_ALONE = /^[^,]*\.\d{3}[^\d,]*$/;

/** Reads the row by the rules of the form 'Registrar multa'. */
export function readFine(
  row: EachRow<FineCells>,
  now: Date,
): ReadableFine | UnreadableFine {
  const { line } = row;
  if ('problems' in row)
    return { line, cells: {}, message: row.problems.map(inColumn).join(' ') };
  const cells = row.values;
  if (/^\d+(?:[.,]\d+)?E\+\d+$/i.test(cells.noticeNumber))
    return { line, cells, message: inColumn({ field: 'noticeNumber', message: CUT }) };
  const read = trafficFineForm.safeParse(asForm(cells));
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [field = ''], message }) => ({
      field: String(field),
      message,
    }));
    return { line, cells, message: problems.map(inColumn).join(' ') };
  }
  const form = read.data;
  if (fineAmountWithComma(form.points, form.amount) !== null) {
    const question = fineAmountQuestion(form.points, form.amount) ?? '';
    const message = inColumn({ field: 'amount', message: `${question} ${ONE_BY_ONE}` });
    return { line, cells, message };
  }
  const infractionAt = infractionInstant(form.infractionOn, form.infractionTime);
  const late = fineProblems({ infractionAt, answerUntil: form.answerUntil }, now);
  if (late.length === 0) return { line, form, infractionAt };
  const problems = late.map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));
  return { line, cells, message: problems.map(inColumn).join(' ') };
}

const inColumn = ({ field, message }: { field?: string; message: string }) =>
  field ? `${columnName(field)}: ${message}` : `${message}.`;

/** Day and hour, money and points in the forms of Brazil, as the wire has them. */
function asForm(cells: FineCells) {
  const [, dayCell = '', timeCell = ''] =
    /^(\S+)\s+(\d{1,2}:\d{2}(?::\d{2})?)$/.exec(cells.infractionOn) ?? [];
  const day = dayCell || cells.infractionOn;
  const time = (cells.infractionTime || timeCell).replace(
    /^(\d{1,2}:\d{2}):\d{2}$/,
    '$1',
  );
  const centavos = DOT_ALONE.test(cells.amount) ? null : parseBRL(cells.amount);
  return {
    ...cells,
    infractionOn: parseDate(day) ?? day,
    infractionTime: parseTime(time) ?? time,
    answerUntil: parseDate(cells.answerUntil) ?? cells.answerUntil,
    amount: centavos === null ? cells.amount : centavos / 100,
    points: pointsOf(cells.points),
  };
}

/** `4`, `4 pontos`, `média`; a text that is none stays, for the form to refuse. */
function pointsOf(text: string): number | string {
  const [, digit] = /^(\d)(?: pontos?)?$/i.exec(text) ?? [];
  if (digit !== undefined) return Number(digit);
  const word = withoutAccents(text).toLowerCase();
  const known = FINE_POINTS.find(
    ({ label }) => withoutAccents(label).toLowerCase().split(',', 1)[0] === word,
  );
  return known?.points ?? text;
}
