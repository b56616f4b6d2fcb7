import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { sendDocument } from '@site/api-contract';
import { type Customer } from './customer';

/** Sends a bill with several pages as a PDF; it replaces the one sent before. */
export async function sendBillAsPdf(
  { api, person }: Customer,
  pages: number,
): Promise<void> {
  const bill = await PDFDocument.create();
  const font = await bill.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1)
    bill
      .addPage([595, 842])
      .drawText(`Conta de luz, página ${page}`, { x: 60, y: 760, size: 24, font });
  const file = new File([(await bill.save()) as BlobPart], 'conta-de-luz.pdf', {
    type: 'application/pdf',
  });
  const id = await api.signIn(person.email, person.password);
  await api.send(sendDocument, {
    params: { id },
    body: { kind: 'comprovante-residencia', file },
  });
}
