import * as z from 'zod/mini';
import { crossFieldRule } from '../wire/cross-field-rule';
import { isoDayAhead, longText, text, uuid } from '../wire/fields';
import { proposalDetail } from './proposals.schemas';

export const proposalNote = z
  .strictObject({
    /** Revision of the follow-up when it was read; a 409 when it has changed. */
    revision: z.int(),
    note: z.optional(longText('Escreva a anotação.', 2000)),
    /** Without it there is no next step. */
    nextStep: z.optional(text('Escreva o próximo passo.', 120)),
    nextDay: z.optional(isoDayAhead('o dia do próximo passo')),
  })
  .check(
    crossFieldRule<{ nextStep?: string; nextDay?: string }>(({ nextStep, nextDay }) => {
      if (nextDay && !nextStep)
        return [{ path: ['nextStep'], message: 'Escreva o próximo passo desse dia.' }];
      if (nextStep && !nextDay)
        return [{ path: ['nextDay'], message: 'Escolha o dia do próximo passo.' }];
      return [];
    }),
  );
export type ProposalNote = z.output<typeof proposalNote>;

export const noteProposal = {
  summary: 'A concessionária anota o que fez e o próximo passo de uma proposta sua',
  params: z.object({ id: uuid }),
  body: proposalNote,
  data: proposalDetail,
};
