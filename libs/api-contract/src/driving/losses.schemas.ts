import * as z from 'zod/mini';
import { lossOutcome } from '../contracts/loss-outcome.schemas';
import { isoDay, text, uuid } from '../wire/fields';
import { serviceRequest } from './service-requests.schemas';

const ofRequest = z.object({ id: uuid });

export const quoteLoss = {
  summary: 'O que muda se o contrato terminar no dia da perda do carro',
  params: ofRequest,
  query: z.strictObject({ lostOn: isoDay('o dia da perda') }),
  data: lossOutcome,
};

export const lossForm = z.strictObject({
  /** The revision that was read; a 409 when it has changed. */
  revision: z.int(),
  lostOn: isoDay('o dia da perda'),
  /** Number of the police report, unless the request has it. */
  policeReport: z.optional(text('Informe o número do B.O.', 40)),
});
export type LossForm = z.output<typeof lossForm>;

/** The same for a request without a police report. */
export const reportedLossForm = z.extend(lossForm, {
  policeReport: text('Anote o número do boletim de ocorrência antes de encerrar.', 40),
});

export const endByLoss = {
  summary:
    'O consultor encerra o contrato de um carro roubado, furtado ou com perda total',
  params: ofRequest,
  body: lossForm,
  data: serviceRequest,
};
