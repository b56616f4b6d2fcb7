import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sendDocument } from '@site/api-contract';
import { pdfOf, streamOf } from '#platform/files/testing/pdf-of';
import { testApi } from '../../../testing/api';
import { doomedFiles } from '../documents.table';
import { fileOf, pdf, picture } from '../testing/files';
import { list, send, storedIn } from '../testing/sent-files';

jest.setTimeout(60_000); // large pictures, and PDFs that run in threads of their own
const api = testApi();

describe('F1: what may be sent', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s picture is taken, whatever its name says',
    async (format) => {
      const customer = await api.asRole('customer');
      const { status, data } = await send(
        customer,
        fileOf(await picture(format), 'frente.txt', 'text/plain'),
      );
      expect(status).toBe(200);
      expect(data).toMatchObject({
        kind: 'cnh-frente',
        name: 'frente.txt',
        mediaType: 'image/jpeg',
        pages: null,
        isReady: true,
      });
    },
  );

  it('a PDF is taken with its pages counted', async () => {
    const customer = await api.asRole('customer');
    const { data } = await send(
      customer,
      fileOf(await pdf(3), 'conta de luz.pdf'),
      'comprovante-residencia',
    );
    expect(data).toMatchObject({
      mediaType: 'application/pdf',
      pages: 3,
      name: 'conta de luz.pdf',
    });
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'foto.jpg',
    ],
    ['an HTML page', '<!doctype html><script>alert(1)</script>', 'foto.jpg'],
    [
      'a GIF',
      Buffer.from(
        '474946383961010001008000000000ffffff21f90401000000002c00000000010001000002024401003b',
        'hex',
      ),
      'foto.jpg',
    ],
    ['a text', 'nada', 'foto.png'],
    ['an ASF film', Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), 'foto.jpg'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex'), 'foto.jpg'],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex'), 'cnh.pdf'],
    ['HTML before a PDF', '<script>alert(1)</script>%PDF-1.7', 'cnh.pdf'],
  ])('%s under the name of a picture is refused', async (_, bytes, name) => {
    const { status, body } = await send(
      await api.asRole('customer'),
      fileOf(bytes, name),
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'File',
        message: 'Esse tipo de arquivo não serve. Envie JPG, PNG, WebP ou PDF.',
      },
    ]);
    expect(await storedIn(api)).toEqual([]);
  });

  it('a file above 8 MiB is refused while it is read', async () => {
    const { status, body } = await send(
      await api.asRole('customer'),
      fileOf(Buffer.alloc(8 * 1024 * 1024 + 1, 1)),
    );
    expect(status).toBe(413);
    expect(body.fields).toEqual([
      { key: 'File', message: 'O arquivo passa de 8 MB. Envie um menor.' },
    ]);
  });

  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['a head that promises 2^31 pixels', pngHead(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a head without a picture', pngHead(800, 600)],
  ])('%s is refused at its field, and nothing is kept', async (_, bytes) => {
    const { status, body } = await send(await api.asRole('customer'), fileOf(bytes));
    expect(status).toBe(400);
    expect(body.fields?.map(({ key }) => key)).toEqual(['File']);
    expect(await storedIn(api)).toEqual([]);
  });

  it('a picture above 50 megapixels is refused before it is decoded', async () => {
    const huge = await sharp({
      create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    const { status, body } = await send(await api.asRole('customer'), fileOf(huge));
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'File', message: 'A imagem passa de 50 megapixels. Envie uma menor.' },
    ]);
  });

  it('a picture in which nothing can be read or seen is refused', async () => {
    const customer = await api.asRole('customer');
    const messageOf = async (bytes: Buffer) =>
      (await send(customer, fileOf(bytes))).body.fields?.[0]?.message;
    expect(await messageOf(await picture('png', { width: 300, height: 200 }))).toBe(
      'A imagem é pequena demais para ler: 300 × 200 pixels. Envie uma com 600 ou mais no lado maior.',
    );
    for (const background of ['#000', '#fff'])
      expect(
        await messageOf(
          await sharp({ create: { width: 640, height: 480, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ).toBe(
        'Não dá para ver nada nessa imagem: ela é de uma cor só. Tire outra foto ou envie outro arquivo.',
      );
    expect(await storedIn(api)).toEqual([]);
    expect((await send(customer, fileOf(await picture()))).status).toBe(200);
  });

  it('a PDF above 20 pages, with a password, broken or too heavy is refused', async () => {
    const customer = await api.asRole('customer');
    const messageOf = async (bytes: Buffer) =>
      (await send(customer, fileOf(bytes))).body.fields?.[0]?.message;
    expect(await messageOf(await pdf(21))).toBe('O PDF tem 21 páginas. Envie até 20.');
    expect(await messageOf(await pdf(1, { password: 'segredo' }))).toBe(
      'Esse PDF pede senha. Envie uma cópia sem senha.',
    );
    expect(await messageOf(Buffer.from('%PDF-1.7\nnada'))).toBe(
      'Não conseguimos abrir esse PDF. Gere o arquivo de novo ou envie uma foto.',
    );
    const heavy = pdfOf(
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
      streamOf('/Filter/FlateDecode', deflateSync(Buffer.alloc(9 * 1024 * 1024, 'q Q '))),
    );
    expect(await messageOf(heavy)).toBe(
      'Uma página desse PDF tem desenho demais. Envie uma foto do documento ou um PDF mais simples.',
    );
    expect(await storedIn(api)).toEqual([]);
  });

  it('at most 10 files stay in a registration, also when they come at once', async () => {
    const customer = await api.asRole('customer');
    const bytes = await picture('jpeg', { width: 600, height: 45 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(customer, fileOf(bytes), 'outro')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 400)?.body.fields?.[0]?.message).toBe(
      'Cabem até 10 arquivos. Apague um antes de enviar outro.',
    );
    expect((await list(customer)).data.items).toHaveLength(10);
    expect(await storedIn(api)).toHaveLength(10); // and none of the refused ones
    expect(await api.db.select().from(doomedFiles)).toEqual([]);
  });

  it('without a file, without a kind or with a field too many it says which', async () => {
    const customer = await api.asRole('customer');
    const put = async (body: object) =>
      (
        await customer.send(sendDocument, {
          params: { id: customer.userId },
          body: body as never,
        })
      ).body.fields;
    expect(await put({ kind: 'cnh-frente' })).toEqual([
      { key: 'File', message: 'Escolha um arquivo: JPG, PNG, WebP ou PDF.' },
    ]);
    expect(await put({ file: fileOf('x') })).toEqual([
      { key: 'Kind', message: 'Escolha qual documento é.' },
    ]);
    expect(await put({ kind: 'passaporte', file: fileOf('x') })).toEqual([
      { key: 'Kind', message: 'Escolha qual documento é.' },
    ]);
    expect(await put({ kind: 'outro', userId: 'x', file: fileOf('x') })).toEqual([
      { key: 'userId', message: 'Campo desconhecido.' },
    ]);
  });

  it('a form that breaks off or has no boundary is a 400, never a fault', async () => {
    const customer = await api.asRole('customer');
    const url = `/api/v1/users/${customer.userId}/documents`;
    const cut =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    for (const [type, payload] of [
      ['multipart/form-data; boundary=b', cut],
      ['multipart/form-data', cut],
      ['multipart/form-data; boundary=b', ''],
    ] as const) {
      const { status } = await customer.request({
        method: 'PUT',
        url,
        headers: { 'content-type': type },
        payload,
      });
      expect(status).toBe(400);
    }
  });
});

/** The first bytes of a PNG that claims this size. */
function pngHead(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const head = Buffer.concat([Buffer.from('IHDR'), size, Buffer.from([8, 2, 0, 0, 0])]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(head));
  const length = Buffer.from([0, 0, 0, 13]);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, length, head, checksum]);
}
