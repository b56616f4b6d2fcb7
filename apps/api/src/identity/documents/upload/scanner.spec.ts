import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadDocument, listDocuments, sendDocument } from '@site/api-contract';
import { malwareScanner, type ScanResult } from '#platform/security/malware-scanner';
import { testApi } from '../../../testing/api';
import { scanWaiting } from '../documents.service';
import { documents } from '../documents.table';
import { fileOf, picture } from '../testing/files';

let verdict: ScanResult = 'passed';
let judge = (_file: Uint8Array): ScanResult => verdict;
const nobodyWaits = async () => undefined;
const api = testApi({ ports: { scanner: async (file) => judge(file) } });
afterEach(() => {
  judge = () => verdict;
});

async function upload() {
  const customer = await api.asRole('customer');
  const params = { id: customer.userId };
  const sent = await customer.send(sendDocument, {
    params,
    body: { kind: 'cnh-frente', file: fileOf(await picture()) },
  });
  const open = () =>
    customer.send(downloadDocument, { params: { ...params, documentId: sent.data.id } });
  const items = async () => (await customer.send(listDocuments, { params })).data.items;
  return { customer, sent, open, items };
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
    expect(sent.status).toBe(400);
    expect(sent.body.fields).toEqual([
      {
        key: 'File',
        message: 'Esse arquivo não passou na verificação de segurança. Envie outro.',
      },
    ]);
    expect(await items()).toEqual([]);
  });

  it('a file is not served while the scanner is away, and is once it passed', async () => {
    verdict = 'away';
    const { sent, open, items } = await upload();
    expect(sent.data.isReady).toBe(false);
    const refused = await open();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Ainda estamos verificando esse arquivo. Tente de novo em alguns minutos.',
    );
    api.clock.advance(600_000);
    await scanWaiting(api.ports, api.db, nobodyWaits);
    expect((await open()).status).toBe(409);
    api.clock.advance(60_000);
    verdict = 'passed';
    await scanWaiting(api.ports, api.db, nobodyWaits);
    expect((await items())[0]?.isReady).toBe(true);
    expect((await open()).status).toBe(200);
  });

  it.each([
    ['that the scanner can not look at', 'unjudged'],
    ['for which it gave no answer', 'away'],
  ] as const)('a file %s waits, and holds up no other', async (_why, found) => {
    verdict = 'away';
    const first = await upload();
    api.clock.advance(1000);
    const second = await upload();
    api.clock.advance(600_000);
    const verdicts: ScanResult[] = [found, 'passed'];
    judge = () => verdicts.shift() ?? 'away';
    await scanWaiting(api.ports, api.db, nobodyWaits);
    expect((await first.items())[0]?.isReady).toBe(false);
    expect((await second.items())[0]?.isReady).toBe(true);
  });

  it('two files without an answer end a round: the scanner is away', async () => {
    verdict = 'away';
    await upload();
    api.clock.advance(1000);
    await upload();
    api.clock.advance(1000);
    const third = await upload();
    api.clock.advance(600_000);
    const verdicts: ScanResult[] = ['away', 'away', 'passed'];
    judge = () => verdicts.shift() ?? 'away';
    await scanWaiting(api.ports, api.db, nobodyWaits);
    expect((await third.items())[0]?.isReady).toBe(false);
    expect(verdicts).toEqual(['passed']);
  });

  it('files behind two that never get an answer, and a later one, are scanned in the next round', async () => {
    verdict = 'away';
    for (let sent = 0; sent < 4; sent += 1) {
      await upload();
      api.clock.advance(1000);
    }
    const all = () => api.db.select().from(documents).orderBy(documents.createdAt);
    for (const { fileName } of (await all()).slice(0, 2))
      await api.ports.files.put(fileName, Buffer.from('silent'));
    let silences = 0;
    const answer = (file: Uint8Array): ScanResult => {
      if (!Buffer.from(file).equals(Buffer.from('silent'))) return 'passed';
      silences += 1;
      return 'away';
    };
    const round = async () => {
      api.clock.advance(600_000);
      judge = answer;
      await scanWaiting(api.ports, api.db, nobodyWaits);
      judge = () => 'away';
      return (await all()).map(({ passedScan }) => passedScan);
    };
    expect(await round()).toEqual([false, false, false, false]);
    await upload();
    expect(await round()).toEqual([false, false, true, true, true]);
    expect(silences).toBe(4);
  });

  it('a file that waited and does not pass goes', async () => {
    verdict = 'away';
    const { customer, sent, items } = await upload();
    api.clock.advance(600_000);
    verdict = 'refused';
    await scanWaiting(api.ports, api.db, nobodyWaits);
    expect(await items()).toEqual([]);
    const trail = await api.trail('document-removed');
    expect(trail).toMatchObject([
      {
        actorId: null,
        actorRole: 'system',
        personId: customer.userId,
        subject: `document:${sent.data.id}`,
        detail: 'cnh-frente',
      },
    ]);
  });

  it('a file that is lost holds up no other, and the log hears of it', async () => {
    verdict = 'away';
    const uploads = [await upload(), await upload(), await upload()];
    const rows = await api.db.select().from(documents).orderBy(documents.id);
    const lost = rows[0];
    await api.ports.files.remove(lost?.fileName ?? '');
    api.clock.advance(600_000);
    verdict = 'passed';
    await expect(scanWaiting(api.ports, api.db, nobodyWaits)).rejects.toThrow(
      `The file of document ${lost?.id} can't be read`,
    );
    const ready = await Promise.all(
      uploads.map(async ({ sent, items }) => [sent.data.id, (await items())[0]?.isReady]),
    );
    expect(Object.fromEntries(ready)).toEqual(
      Object.fromEntries(rows.map(({ id }) => [id, id !== lost?.id])),
    );
  });

  it('each file gets its turn, however many the scanner can not look at', async () => {
    verdict = 'away';
    await upload();
    const [row] = await api.db.select().from(documents);
    if (!row) throw new Error('No document was stored');
    const others = Array.from({ length: 100 }, () => ({
      ...row,
      id: api.ports.random.uuid(),
      kind: 'outro' as const,
      fileName: api.ports.files.newName(),
    }));
    for (const { fileName } of others)
      await api.ports.files.put(fileName, Buffer.from('abc'));
    await api.db.insert(documents).values(others);
    api.clock.advance(600_000);
    let asked = 0;
    judge = () => {
      asked += 1;
      return 'unjudged';
    };
    await scanWaiting(api.ports, api.db, nobodyWaits);
    expect(asked).toBe(101);
  });
});

describe('the adapter of ClamAV', () => {
  /**
   * A daemon that stores the bytes it is sent and answers after the last one. An empty
   * file passes, unless `dead`.
   */
  async function daemon(
    answer: (socket: Socket) => void,
    { dead = false, ms = 20_000 } = {},
  ) {
    const heard: Buffer[] = [];
    const server = createServer((socket) => {
      const chunks: Buffer[] = [];
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        const all = Buffer.concat(chunks);
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
        if (all.length < 20 && !dead) return void socket.end('stream: OK\0');
        heard.push(all);
        answer(socket);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const scan = malwareScanner(
      { CLAMD_ADDRESS: `127.0.0.1:${(server.address() as AddressInfo).port}` },
      { fileMs: ms, aliveMs: ms },
    );
    return {
      scan,
      heard: () => Buffer.concat(heard),
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  }

  it.each([
    ['stream: OK\0', 'passed'],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'refused'],
    ['INSTREAM size limit exceeded. ERROR\0', 'unjudged'],
    ['stream: O', 'unjudged'],
    ['stream: OK', 'unjudged'],
    ['', 'unjudged'],
    ['x'.repeat(100_000), 'unjudged'],
  ])('takes %p as %s', async (reply, result) => {
    const { scan, heard, close } = await daemon((socket) => void socket.end(reply));
    expect(await scan?.(Buffer.from('abc'))).toBe(result);
    expect(heard()).toEqual(Buffer.from('zINSTREAM\0\0\0\0\x03abc\0\0\0\0'));
    await close();
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    [
      'never comes to an end',
      (socket) => {
        const drip = setInterval(() => socket.write('.'), 20);
        socket.on('close', () => clearInterval(drip));
      },
    ],
    ['cuts the line', (socket) => void socket.resetAndDestroy()],
  ])('is away when the daemon %s', async (_what, answer) => {
    const { scan, close } = await daemon(answer, { dead: true, ms: 200 });
    expect(await scan?.(Buffer.from('abc'))).toBe('away');
    await close();
  });

  it('is asked over a socket of this machine', async () => {
    const path = join(tmpdir(), `clamd-${randomUUID()}.ctl`);
    const server = createServer((socket) => void socket.resume().end('stream: OK\0'));
    await new Promise<void>((resolve) => server.listen(path, resolve));
    expect(await malwareScanner({ CLAMD_ADDRESS: path })?.(Buffer.from('abc'))).toBe(
      'passed',
    );
    await new Promise((resolve) => server.close(resolve));
  });

  it('gets no byte of a file by tls:// before its certificate is seen', async () => {
    const heard: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('data', (chunk: Buffer) => {
        heard.push(chunk);
        socket.destroy();
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const scan = malwareScanner({ CLAMD_ADDRESS: `tls://localhost:${port}` });
    expect(await scan?.(Buffer.from('documento'))).toBe('away');
    const bytes = Buffer.concat(heard);
    // A handshake of TLS begins with 22.
    expect(bytes[0]).toBe(22);
    expect(bytes.includes('documento')).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is away when nobody listens, and absent unless configured', async () => {
    const { scan, close } = await daemon(() => undefined);
    await close();
    expect(await scan?.(Buffer.from('abc'))).toBe('away');
    expect(malwareScanner({ CLAMD_ADDRESS: undefined })).toBeNull();
  });
});
