import * as z from 'zod/mini';
import { uuid } from './fields';
import { MOST_SELECTED } from './most-selected';

/** The selected rows of a list, each with the revision that was read. */
export const selectedRows = z
  .array(z.strictObject({ id: uuid, revision: z.int() }))
  .check(
    z.minLength(1, 'Selecione ao menos um item.'),
    z.maxLength(MOST_SELECTED, `Selecione no máximo ${MOST_SELECTED} itens por vez.`),
  );
export type SelectedRows = z.output<typeof selectedRows>;

/**
 * The fate of one selected row: `held` by a colleague, `over` before, `changed` since it
 * was read, `refused` by a rule, `missing`.
 */
const SELECTION_OUTCOMES = [
  'done',
  'held',
  'over',
  'changed',
  'refused',
  'missing',
] as const;

const selectionRow = z.object({
  id: z.string(),
  outcome: z.enum(SELECTION_OUTCOMES),
  /** Why nothing was done with it, as a sentence; null for `done`. */
  message: z.nullable(z.string()),
});
export type SelectionRow = z.output<typeof selectionRow>;

/** The answer of an act on a selection: one line a row, in the order of the request. */
export const selectionAnswer = z.object({ rows: z.array(selectionRow) });
