import { downloadDocument, listDocuments, sendDocument } from '@site/contracts';
import { createServer, type AddressInfo } from 'node:net';
import { malwareScanner, type ScanResult } from '../../platform/malware-scanner';
import { testApi } from '../../testing/api';
import { scanWaiting } from './documents.service';
import { fileOf, picture } from './testing/files';

let verdict: ScanResult = 'passed';
const api = testApi({ ports: { scanner: async () => verdict } });

async function upload() {
  const customer = await api.asRole('customer');
  const params = { id: customer.userId };
  const sent = await customer.send(sendDocument, { params, body: { kind: 'cnh-frente', file: fileOf(await picture()) } });
  const open = () => customer.send(downloadDocument, { params: { ...params, documentId: sent.data.id } });
  const items = async () => (await customer.send(listDocuments, { params })).data.items;
  return { sent, open, items };
}

describe('F5: with a malware scanner', () => {
  it('a file that passes is served', async () => {
    verdict = 'passed';
    const { sent, open } = await upload();
    expect(sent.data.isReady).toBe(true);
    expect((await open()).status).toBe(200);
  });

  it('a file that does not pass is refused and not kept', async () => {
    verdict = 'refused';
    const { sent, items } = await upload();
    expect([sent.status, sent.body.fields]).toEqual([400, [{ key: 'File', message: 'Esse arquivo não passou na verificação de segurança. Envie outro.' }]]);
    expect(await items()).toEqual([]);
  });

  it('a file is not served while the scanner is away, and is once it passed', async () => {
    verdict = 'away';
    const { sent, open, items } = await upload();
    expect(sent.data.isReady).toBe(false);
    const refused = await open();
    expect([refused.status, refused.body.message]).toEqual([409, 'Ainda estamos verificando esse arquivo. Tente de novo em alguns minutos.']);
    api.clock.advance(600_000);
    await scanWaiting(api.ports, api.db);
    expect((await open()).status).toBe(409);
    verdict = 'passed';
    await scanWaiting(api.ports, api.db);
    expect((await items())[0]?.isReady).toBe(true);
    expect((await open()).status).toBe(200);
  });

  it('a file that waited and does not pass goes', async () => {
    verdict = 'away';
    const { items } = await upload();
    api.clock.advance(600_000);
    verdict = 'refused';
    await scanWaiting(api.ports, api.db);
    expect(await items()).toEqual([]);
  });
});

describe('the adapter of ClamAV', () => {
  /** A daemon that keeps what it was sent and answers one line. */
  async function daemon(reply: string) {
    const heard: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('data', (chunk) => {
        heard.push(chunk);
        if (Buffer.concat(heard).subarray(-4).equals(Buffer.alloc(4))) socket.end(`${reply}\0`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const scan = malwareScanner({ CLAMD_ADDRESS: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    return { scan, heard: () => Buffer.concat(heard), close: () => new Promise((resolve) => server.close(resolve)) };
  }

  it.each([['stream: OK', 'passed'], ['stream: Win.Test.EICAR_HDB-1 FOUND', 'refused'], ['INSTREAM size limit exceeded. ERROR', 'away']])('takes %s as %s', async (reply, result) => {
    const { scan, heard, close } = await daemon(reply);
    expect(await scan?.(Buffer.from('abc'))).toBe(result);
    expect(heard()).toEqual(Buffer.from('zINSTREAM\0\0\0\0\x03abc\0\0\0\0'));
    await close();
  });

  it('is away when nobody listens, and absent unless configured', async () => {
    const { scan, close } = await daemon('');
    await close();
    expect(await scan?.(Buffer.from('abc'))).toBe('away');
    expect(malwareScanner({ CLAMD_ADDRESS: undefined })).toBeNull();
  });
});
