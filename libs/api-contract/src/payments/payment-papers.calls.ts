import * as z from 'zod/mini';
import { call } from '../wire/call';
import { fileAnswer, uuid } from '../wire/fields';

export const getBoletoPdf = call(
  'GET',
  'contracts/:id/payments/boletos/:charge',
  'O boleto em PDF',
  {
    params: z.object({ id: uuid, charge: uuid }),
    data: fileAnswer,
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);

export const getReceiptPdf = call(
  'GET',
  'contracts/:id/payments/receipts/:payment',
  'O recibo de um pagamento em PDF, com a nota de demonstração',
  {
    params: z.object({ id: uuid, payment: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
    data: fileAnswer,
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);
