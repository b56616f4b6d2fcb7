import * as z from 'zod/mini';
import { fileAnswer, uuid } from '../wire/fields';

export const getBoletoPdf = {
  summary: 'O boleto em PDF',
  params: z.object({ id: uuid, charge: uuid }),
  data: fileAnswer,
};

export const getReceiptPdf = {
  summary: 'O recibo de um pagamento em PDF, com a nota de demonstração',
  params: z.object({ id: uuid, payment: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  data: fileAnswer,
};
