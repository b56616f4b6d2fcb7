import * as z from 'zod/mini';

const ageBand = z.object({
  /** Days on the calendar of São Paulo since it was made. */
  from: z.int(),
  /** Null for all that are older. */
  to: z.nullable(z.int()),
  /** How many wait for the analysis, the customer, or, paid, for the handover. */
  analysis: z.int(),
  customer: z.int(),
  delivery: z.int(),
});
export type AgeBand = z.output<typeof ageBand>;

export const getProposalAges = {
  summary: 'Há quantos dias existem as propostas em aberto, e por quem esperam',
  data: z.object({ bands: z.array(ageBand) }),
};
