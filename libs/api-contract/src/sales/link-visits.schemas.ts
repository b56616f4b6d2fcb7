import * as z from 'zod/mini';

export const sendLinkVisit = {
  summary: 'Conta uma visita pelo link de uma loja ou de um vendedor',
  data: z.object({ ok: z.literal(true) }),
};
