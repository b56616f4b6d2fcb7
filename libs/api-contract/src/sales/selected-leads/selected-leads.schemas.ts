import * as z from 'zod/mini';
import { crossFieldRule } from '../../wire/cross-field-rule';
import { longText } from '../../wire/fields';
import { selectedRows, selectionAnswer } from '../../wire/selection';
import { LEAD_REASONS, leadWorkProblems } from '../lead-states';

const assignment = {
  /** The account of the consultant who gets the leads. */
  to: z.uuid('Escolha com quem os leads ficam.'),
};
export const leadAssignmentForm = z.strictObject(assignment);
export type LeadAssignmentForm = z.output<typeof leadAssignmentForm>;

export const assignLeads = {
  summary:
    'Deixa os leads selecionados com um consultor: os livres e os de quem pede, nunca os de um colega',
  body: z.strictObject({ items: selectedRows, ...assignment }),
  data: selectionAnswer,
};

const closing = {
  reason: z.enum(LEAD_REASONS, 'Escolha o motivo.'),
  note: z.optional(longText('Escreva a anotação.', 2000)),
};
/** A closing in a selection is always one without interest; its field asks for the reason. */
const closingRule = crossFieldRule((form: object) =>
  leadWorkProblems({ ...form, status: 'sem_interesse' }).filter(
    ({ path }) => path[0] !== 'reason',
  ),
);
export const leadClosingForm = z.strictObject(closing).check(closingRule);
export type LeadClosingForm = z.output<typeof leadClosingForm>;

export const closeLeads = {
  summary:
    'Encerra os leads selecionados como sem interesse, com um motivo: os livres e os de quem pede',
  body: z.strictObject({ items: selectedRows, ...closing }).check(closingRule),
  data: selectionAnswer,
};
