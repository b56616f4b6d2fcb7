import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { deleteDocument, downloadDocument, sendDocument } from '@site/api-contract';
import { TEXTS } from '#platform/errors';
import { auditEntries } from '#platform/security/audit.table';
import { testApi } from '../../testing/api';
import { documents } from './documents.table';
import { fileOf, pdf, photoWithPosition, picture } from './testing/files';
import { type Client, list, send, storedIn } from './testing/sent-files';
import { removeDoomedFiles } from './upload/store-file';

jest.setTimeout(60_000); // large pictures, and PDFs that run in threads of their own
const api = testApi();

const download = (client: Client, documentId: string, id = client.userId) =>
  client.send(downloadDocument, { params: { id, documentId } });

describe('F2: pictures are drawn anew', () => {
  it('EXIF and position are gone and the picture stands upright', async () => {
    const customer = await api.asRole('customer');
    const photo = await photoWithPosition();
    expect((await sharp(photo).metadata()).exif?.includes('MARCADOR-CAMERA')).toBe(true);
    const { data } = await send(customer, fileOf(photo));
    const { bytes } = await download(customer, data.id);
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
    expect(kept.exif).toBe(undefined);
    expect(kept.iptc).toBe(undefined);
    expect(kept.xmp).toBe(undefined);
    expect(kept.orientation).toBe(undefined);
    expect(bytes.includes('MARCADOR')).toBe(false);
  });

  it('a picture that is a page as well keeps the picture alone', async () => {
    const customer = await api.asRole('customer');
    const polyglot = Buffer.concat([
      await picture(),
      Buffer.from('<script>alert("MARCADOR")</script>%PDF-1.7'),
    ]);
    const { data } = await send(customer, fileOf(polyglot));
    expect((await download(customer, data.id)).bytes.includes('MARCADOR')).toBe(false);
  });

  it('a picture that is cut off is refused', async () => {
    const whole = await picture('png');
    const { status, body } = await send(
      await api.asRole('customer'),
      fileOf(whole.subarray(0, whole.length >> 1)),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'File',
        message:
          'Não conseguimos abrir essa imagem. Tire outra foto ou envie outro arquivo.',
      },
    ]);
  });
});

describe('F3: how a file is kept', () => {
  it('on disk nothing of it can be read, and its name says nothing', async () => {
    const customer = await api.asRole('customer');
    const plain = Buffer.concat([await pdf(), Buffer.from('%MARCADOR-52998224725')]);
    await send(customer, fileOf(plain, 'CNH da Marina.pdf'));
    const [kept, ...others] = await storedIn(api);
    expect(others).toEqual([]);
    expect(kept?.includes('MARCADOR')).toBe(false);
    expect(kept?.includes('%PDF')).toBe(false);
    const [row] = await api.db.select().from(documents);
    expect(row?.fileName).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}$/);
  });

  it('the same file twice is two different ciphertexts, and one in the place of the other does not open', async () => {
    const bytes = await pdf();
    const { files } = api.ports;
    await files.put('aa/one', bytes);
    await files.put('aa/two', bytes);
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => readFile(join(api.folder, 'files/aa', name))),
    );
    expect(one?.equals(two ?? Buffer.of())).toBe(false);
    expect((await files.get('aa/one')).equals(bytes)).toBe(true);
    const { writeFile } = await import('node:fs/promises');
    await writeFile(join(api.folder, 'files/aa/two'), one ?? '');
    await expect(files.get('aa/two')).rejects.toThrow();
    await Promise.all([
      files.remove('aa/one'),
      files.remove('aa/two'),
      files.remove('aa/never'),
    ]);
  });

  it('a newer file replaces the older one of its kind, and the older one leaves the disk', async () => {
    const customer = await api.asRole('customer');
    const first = await send(customer, fileOf(await picture()));
    const second = await send(customer, fileOf(await pdf()));
    const { data } = await list(customer);
    expect(data.items.map(({ id }) => id)).toEqual([second.data.id]);
    expect((await download(customer, first.data.id)).status).toBe(404);
    expect(await storedIn(api)).toHaveLength(1);
  });

  it('an older file that can not be removed now fails no upload, and goes with the next run of its job', async () => {
    const customer = await api.asRole('customer');
    await send(customer, fileOf(await picture()));
    const remove = jest
      .spyOn(api.ports.files, 'remove')
      .mockRejectedValue(new Error('no bucket'));
    expect((await send(customer, fileOf(await picture()))).status).toBe(200);
    await expect(removeDoomedFiles(api.ports, api.db)).rejects.toThrow('no bucket');
    expect(await storedIn(api)).toHaveLength(2);
    remove.mockRestore();
    await removeDoomedFiles(api.ports, api.db);
    expect(await storedIn(api)).toHaveLength(1);
  });

  it('a path or a line break in the name is not kept', async () => {
    const { data } = await send(
      await api.asRole('customer'),
      fileOf(await picture(), '../../etc/cnh\r\nX: 1‮.jpg'),
    );
    expect(data.name).not.toMatch(/[/\r\n‮]/);
  });
});

describe('F4: who gets a file', () => {
  it('the owner and a consultant, as an attachment without any right in the browser', async () => {
    const customer = await api.asRole('customer');
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await send(
      customer,
      fileOf(await picture('png'), 'CNH da Márcia.png'),
    );
    for (const viewer of [customer, consultant]) {
      const { status, headers, bytes } = await download(viewer, data.id, customer.userId);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="CNH da Marcia.jpg"; filename*=UTF-8''CNH%20da%20M%C3%A1rcia.jpg`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    }
    expect((await list(consultant, customer.userId)).data.items).toHaveLength(1);
  });

  it("another customer gets for each call what nobody's id gets", async () => {
    const [owner, other] = [await api.asRole('customer'), await api.asRole('customer')];
    const { data } = await send(owner, fileOf(await picture()));
    const withoutTrace = ({ status, body }: { status: number; body: object }) => [
      status,
      { ...body, traceId: '' },
    ];
    const gone = [404, { message: TEXTS.notFound, traceId: '' }];
    for (const id of [owner.userId, randomUUID()]) {
      expect(withoutTrace(await list(other, id))).toEqual(gone);
      expect(withoutTrace(await download(other, data.id, id))).toEqual(gone);
      expect(
        withoutTrace(await send(other, fileOf(await picture()), 'cnh-frente', id)),
      ).toEqual(gone);
      expect(
        withoutTrace(
          await other.send(deleteDocument, { params: { id, documentId: data.id } }),
        ),
      ).toEqual(gone);
    }
    expect(withoutTrace(await download(other, data.id))).toEqual(gone);
    expect((await list(owner)).data.items).toHaveLength(1);
  });

  it.each(['DEALER', 'SELLER'] as const)('a %s gets none', async (role) => {
    const owner = await api.asRole('customer');
    const { data } = await send(owner, fileOf(await picture()));
    const staff = await api.asRole(role);
    expect((await list(staff, owner.userId)).status).toBe(403);
    expect((await download(staff, data.id, owner.userId)).status).toBe(403);
  });

  it('a JSON body is no upload, and a form is no body of any other call', async () => {
    const customer = await api.asRole('customer');
    const json = await customer.request({
      method: 'PUT',
      url: `/api/v1/users/${customer.userId}/documents`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(json.status).toBe(415);
    expect(json.body.message).toBe('Envie o arquivo como multipart/form-data.');
    const form = await customer.request({
      method: 'PUT',
      url: `/api/v1/users/${customer.userId}/adresses`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b--',
    });
    expect(form.status).toBe(415);
  });

  it('an upload without the XSRF pair is refused before it is read', async () => {
    const customer = await api.asRole('customer');
    const answer = await customer.send(sendDocument, {
      params: { id: customer.userId },
      body: { kind: 'outro', file: fileOf(await picture()) },
      headers: { 'x-xsrf-token': '' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('the audit trail', () => {
  it('says who sent, opened and removed which document of whom, without a word of the customer', async () => {
    const customer = await api.asRole('customer');
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await send(customer, fileOf(await picture(), 'MARCADOR.jpg'));
    await download(consultant, data.id, customer.userId);
    await customer.send(deleteDocument, {
      params: { id: customer.userId, documentId: data.id },
    });
    const trail = await api.db
      .select()
      .from(auditEntries)
      .where(like(auditEntries.action, 'document-%'))
      .orderBy(auditEntries.id);
    expect(
      trail.map(({ action, actorId, personId, subject, detail }) => [
        action,
        actorId,
        personId,
        subject,
        detail,
      ]),
    ).toEqual([
      [
        'document-added',
        customer.userId,
        customer.userId,
        `document:${data.id}`,
        'cnh-frente',
      ],
      [
        'document-viewed',
        consultant.userId,
        customer.userId,
        `document:${data.id}`,
        'cnh-frente',
      ],
      [
        'document-removed',
        customer.userId,
        customer.userId,
        `document:${data.id}`,
        'cnh-frente',
      ],
    ]);
    expect(JSON.stringify(trail)).not.toContain('MARCADOR');
  });
});
