import * as z from 'zod/mini';
import { call } from '../wire/call';

/**
 * The link itself comes in `x-attribution`, as with every write; nothing of the visitor
 * is sent or kept.
 */
export const sendLinkVisit = call(
  'POST',
  'link-visits',
  'Conta uma visita pelo link de uma loja ou de um vendedor',
  {
    data: z.object({ ok: z.literal(true) }),
    quiet: true, // a visitor has nothing to do with it
  },
);
