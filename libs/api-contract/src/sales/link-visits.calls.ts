import * as z from 'zod/mini';
import { call } from '../wire/call';

/**
 * The link itself is in `x-attribution`, as in every write; no data of the visitor is
 * sent or stored.
 */
export const sendLinkVisit = call(
  'POST',
  'link-visits',
  'Conta uma visita pelo link de uma loja ou de um vendedor',
  {
    data: z.object({ ok: z.literal(true) }),
    quiet: true, // the visitor can do nothing about it
  },
);
