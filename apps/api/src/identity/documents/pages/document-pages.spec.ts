import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { downloadDocument, getDocumentPage } from '@site/api-contract';
import { TEXTS } from '#platform/errors';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { documents } from '../documents.table';
import { fileOf, pdf, picture } from '../testing/files';
import { send } from '../testing/sent-files';

jest.setTimeout(60_000); // pages are drawn in processes of their own
const api = testApi();

/** A customer who sent a PDF of two pages, and the call for one of them. */
async function sentPdf() {
  const customer = await api.asRole('customer');
  const { data } = await send(customer, fileOf(await pdf(2), 'Conta de água.pdf'));
  const params = { id: customer.userId, documentId: data.id };
  const page = (client: TestClient, number = '1', changes: Partial<typeof params> = {}) =>
    client.send(getDocumentPage, { params: { ...params, page: number, ...changes } });
  return { customer, params, page };
}

describe('F4: a page of a PDF as a picture', () => {
  it('goes to the owner and to a consultant, as carefully as the file, and each look is noted', async () => {
    const { customer, params, page } = await sentPdf();
    const consultant = await api.asRole('CONSULTANT');
    for (const viewer of [customer, consultant]) {
      const { status, headers, bytes } = await page(viewer, '2');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="Conta de agua pagina 2.jpg"; filename*=UTF-8''Conta%20de%20%C3%A1gua%2C%20p%C3%A1gina%202.jpg`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1250, height: 1667 });
    }
    expect(await api.trail('document-viewed')).toMatchObject(
      [customer, consultant].map(({ userId }) => ({
        actorId: userId,
        personId: customer.userId,
        subject: `document:${params.documentId}`,
        detail: 'cnh-frente, page 2',
      })),
    );
  });

  it('asks a consultant for the right to the analysis, as the file does', async () => {
    const { page } = await sentPdf();
    const other = await api.asRole('CONSULTANT', { rights: ['leads'] });
    const { status, body } = await page(other);
    expect([status, body]).toMatchObject([403, { message: TEXTS.rightMissing }]);
  });

  it('goes to nobody else', async () => {
    const { page } = await sentPdf();
    const other = await api.asRole('customer');
    const gone = [404, TEXTS.notFound];
    const answerOf = async (asked: ReturnType<typeof page>) => {
      const { status, body } = await asked;
      return [status, body.message];
    };
    expect(await answerOf(page(other))).toEqual(gone);
    expect(await answerOf(page(other, '1', { id: other.userId }))).toEqual(gone);
    expect(await answerOf(page(other, '1', { id: randomUUID() }))).toEqual(gone);
    for (const role of ['DEALER', 'SELLER'] as const)
      expect((await page(await api.asRole(role))).status).toBe(403);
    expect((await page(api.asAnyone())).status).toBe(401);
    expect(await api.trail('document-viewed')).toEqual([]);
  });

  it('is none of a picture, beyond the last page or before the first', async () => {
    const { customer, page } = await sentPdf();
    const photo = await send(customer, fileOf(await picture()), 'cnh-verso');
    expect((await page(customer, '1', { documentId: photo.data.id })).status).toBe(404);
    expect((await page(customer, '3')).status).toBe(404);
    for (const wrong of ['0', '-1', '1.5', 'uma'])
      expect((await page(customer, wrong)).status).toBe(400);
  });

  it('waits for the malware scanner, as the file does', async () => {
    const { customer, page } = await sentPdf();
    await api.db.update(documents).set({ passedScan: false });
    const { status, body } = await page(customer);
    expect(status).toBe(409);
    expect(body.reason).toBe('file-unchecked');
  });

  it('ends at the pages that a PDF may have today, and says so', async () => {
    const { customer, page } = await sentPdf();
    await api.db.update(documents).set({ pages: 30 });
    const { status, body } = await page(customer, '21');
    expect(status).toBe(404);
    expect(body.message).toBe(
      'Mostramos até a página 20. Baixe o arquivo para ver tudo.',
    );
  });
});

describe('a PDF that can not be drawn', () => {
  /** Files that were stored under earlier rules: today an upload refuses most of them. */
  async function kept(bytes: Buffer, documentId: string) {
    const [row] = await api.db
      .select()
      .from(documents)
      .where(eq(documents.id, documentId));
    await api.ports.files.put(row?.fileName ?? '', bytes);
  }

  it.each([
    [
      'with a password',
      () => pdf(1, { password: 'segredo' }),
      'Esse PDF pede senha, então não mostramos a página. Baixe o arquivo para ver.',
    ],
    [
      'that is broken',
      async () => Buffer.from('%PDF-1.7\nnada'),
      'Não conseguimos mostrar esta página. Baixe o arquivo para ver.',
    ],
  ])('%s says so, is noted by nobody, and can still be had', async (_, file, text) => {
    const { customer, params, page } = await sentPdf();
    const bytes = await file();
    await kept(bytes, params.documentId);
    const { status, body } = await page(customer);
    expect(status).toBe(409);
    expect(body.reason).toBe('page-undrawable');
    expect(body.message).toEqual(text);
    expect(await api.trail('document-viewed')).toEqual([]);
    const original = await customer.send(downloadDocument, { params });
    expect(original.bytes.equals(bytes)).toBe(true);
  });
});
