import sharp from 'sharp';
import { getDocumentThumbnail } from '@site/api-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { fileOf, pdf, picture } from '../testing/files';
import { send } from '../testing/sent-files';

jest.setTimeout(60_000); // pages are drawn in processes of their own
const api = testApi();
const small = { width: 192, height: 144, format: 'jpeg' };

const thumbnail = (client: TestClient, id: string, documentId: string) =>
  client.send(getDocumentThumbnail, { params: { id, documentId } });

describe('F4: the thumbnail of a document', () => {
  it.each([
    ['a PDF', async () => fileOf(await pdf(2), 'conta.pdf'), 'cnh-frente, page 1'],
    ['a picture', async () => fileOf(await picture(), 'cnh.jpg'), 'cnh-frente'],
  ])(
    'of %s goes small to its owner, is kept nowhere, and the look is noted',
    async (_, file, detail) => {
      const customer = await api.asRole('customer');
      const { data } = await send(customer, await file());
      const { status, headers, bytes } = await thumbnail(
        customer,
        customer.userId,
        data.id,
      );
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
      });
      expect(await sharp(bytes).metadata()).toMatchObject(small);
      expect(await api.trail('document-viewed')).toMatchObject([
        { actorId: customer.userId, subject: `document:${data.id}`, detail },
      ]);
    },
  );

  it('goes to nobody else', async () => {
    const customer = await api.asRole('customer');
    const { data } = await send(customer, fileOf(await picture(), 'cnh.jpg'));
    const other = await api.asRole('customer');
    const consultant = await api.asRole('CONSULTANT');
    expect((await thumbnail(other, customer.userId, data.id)).status).toBe(404);
    expect((await thumbnail(other, other.userId, data.id)).status).toBe(404);
    expect((await thumbnail(consultant, customer.userId, data.id)).status).toBe(403);
  });
});
