import { eq } from 'drizzle-orm';
import { deleteDocument } from '@site/api-contract';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  readyCustomer,
  sentProposal,
} from '../../sales/proposals/testing/ready-customer';
import { testApi } from '../../testing/api';
import { openApiDocument } from '../../testing/openapi-document';
import { users } from '../accounts/accounts.table';
import { doomedFiles } from './documents.table';
import { fileOf, pdf, picture } from './testing/files';
import { list, send, storedIn } from './testing/sent-files';
import { removeDoomedFiles } from './upload/store-file';

jest.setTimeout(60_000); // PDFs run in threads of their own
const api = testApi();
type Operation = {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: object }>;
};

describe('the documents of a registration', () => {
  it('that an open proposal relies on may be replaced, not removed', async () => {
    const customer = await readyCustomer(api);
    const { data } = await send(customer, fileOf(await picture()));
    await sentProposal(customer);
    const remove = (documentId: string) =>
      customer.send(deleteDocument, { params: { id: customer.userId, documentId } });
    const refused = await remove(data.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Sua proposta em andamento usa este documento. Você pode trocar o arquivo; apagar, só quando ela terminar.',
    );
    const newer = await send(customer, fileOf(await picture()));
    expect(newer.status).toBe(200);
    await api.db.update(proposals).set({ state: 'reprovada' });
    expect((await remove(newer.data.id)).status).toBe(200);
  });

  it('are described as a form with a file, and the answer as a file', async () => {
    const { paths } = await openApiDocument<{
      paths: Record<string, Record<string, Operation>>;
    }>(api);
    const { put } = paths['/api/v1/users/{id}/documents'] ?? {};
    expect(put?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: {
        kind: { enum: expect.arrayContaining(['cnh-frente', 'outro']) },
        file: { type: 'string', format: 'binary' },
      },
      required: ['kind', 'file'],
    });
    const { get } = paths['/api/v1/users/{id}/documents/{documentId}'] ?? {};
    expect(Object.keys(get?.responses['200']?.content ?? {})).toEqual([
      'image/jpeg',
      'application/pdf',
    ]);
  });

  it('says what is missing, and the limits', async () => {
    const person = await api.asRole('customer');
    const wanted = ['cnh-frente', 'cnh-verso', 'comprovante-residencia'];
    expect((await list(person)).data).toEqual({
      items: [],
      wanted,
      missing: wanted,
      limits: { maxBytes: 8_388_608, maxPages: 20, maxMegapixels: 50, maxFiles: 10 },
    });
    const company = await api.asRole('customer', { personType: 'PJ' });
    expect((await list(company)).data.missing).toEqual([
      'contrato-social',
      'cartao-cnpj',
      'comprovante-residencia',
    ]);
  });

  it('the PDF of the digital CNH needs no back', async () => {
    const person = await api.asRole('customer');
    await send(person, fileOf(await pdf()), 'cnh-frente');
    expect((await list(person)).data.missing).toEqual(['comprovante-residencia']);
  });

  it('a deleted one leaves the list and the disk', async () => {
    const customer = await api.asRole('customer');
    const { data } = await send(customer, fileOf(await picture()));
    expect(
      (
        await customer.send(deleteDocument, {
          params: { id: customer.userId, documentId: data.id },
        })
      ).status,
    ).toBe(200);
    expect((await list(customer)).data.items).toEqual([]);
    expect(await storedIn(api)).toEqual([]);
    expect(await api.db.select().from(doomedFiles)).toEqual([]);
  });

  it('go with their account; the files leave the disk with the next cleaning', async () => {
    const customer = await api.asRole('customer');
    await send(customer, fileOf(await picture()));
    await api.db.delete(users).where(eq(users.id, customer.userId));
    expect(await storedIn(api)).toHaveLength(1);
    await removeDoomedFiles(api.ports, api.db);
    expect(await storedIn(api)).toEqual([]);
  });

  it('a file whose upload was cut off by a crash is removed after an hour', async () => {
    const { files } = api.ports;
    await api.db.insert(doomedFiles).values({
      fileName: 'ab/lost',
      dueAt: new Date(api.clock.now().getTime() + 3_600_000),
    });
    await files.put('ab/lost', await pdf());
    await removeDoomedFiles(api.ports, api.db);
    expect(await storedIn(api)).toHaveLength(1);
    api.clock.advance(3_600_001);
    await removeDoomedFiles(api.ports, api.db);
    expect(await storedIn(api)).toEqual([]);
  });
});
