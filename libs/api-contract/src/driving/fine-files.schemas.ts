import * as z from 'zod/mini';
import { csvText } from '../wire/csv-text';
import { instant, reais } from '../wire/fields';

/**
 * The fate of a row: `matched` can be registered, and was `added` by the import; `known` is
 * registered already, `repeated` stands in the file before, `no-car` names a plate that no
 * customer has, `not-theirs` an hour without a contract; `unreadable` has a wrong field.
 */
const FINE_ROW_OUTCOMES = [
  'matched',
  'added',
  'known',
  'repeated',
  'no-car',
  'not-theirs',
  'unreadable',
] as const;

const fineRow = z.object({
  /** The line of the file, from 1 with the header. */
  line: z.int(),
  outcome: z.enum(FINE_ROW_OUTCOMES),
  /** Why it can't be registered, as a sentence; null for `matched` and `added`. */
  message: z.nullable(z.string()),
  /** In the words of the file where a field is wrong. */
  plate: z.string(),
  noticeNumber: z.string(),
  issuingBody: z.string(),
  infractionAt: z.nullable(instant),
  amount: z.nullable(reais),
  /** The contract of the car at that hour, and who could drive it then. */
  contract: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      customerName: z.string(),
      /** Drivers of that day besides the customer. */
      drivers: z.array(z.string()),
    }),
  ),
  /** The registered fine of `added`. */
  fineId: z.nullable(z.string()),
});
export type FineRow = z.output<typeof fineRow>;

export const fineFile = z.strictObject({ csv: csvText });
export type FineFileForm = z.output<typeof fineFile>;

const checkedRows = z.object({ rows: z.array(fineRow) });

export const checkTrafficFines = {
  summary:
    'Confere um arquivo de multas de um órgão, linha por linha: placa e hora acham o contrato e quem dirigia; nada é gravado',
  body: fineFile,
  data: checkedRows,
};

export const importTrafficFines = {
  summary:
    'Registra as multas de um arquivo que têm contrato e são novas; a mesma de novo não muda nada. Ninguém é avisado antes da notificação',
  body: fineFile,
  data: checkedRows,
};
