import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '#platform/files/file-store';
import { pdfPagePainter } from '#platform/files/pdf-page-painter';
import { type ScanResult } from '#platform/security/malware-scanner';
import {
  aWordpressPage,
  FakeWordpress,
  json,
} from '../content/cms-pages/wordpress/testing/fake-wordpress';
import { testConfig } from '../testing/api';
import { reachCms, reachFiles, reachScanner, tryPages } from './check';

const wordpress = new FakeWordpress();
let CMS_URL = '';
beforeAll(async () => {
  CMS_URL = await wordpress.start();
});
afterEach(() => wordpress.reset());
afterAll(() => wordpress.stop());

const check = (url = CMS_URL) => reachCms({ CMS_URL: url, CMS_TIMEOUT_MS: 20_000 });

describe('`ops -- check` with a CMS_URL', () => {
  it('is content with a WordPress that answers, with or without the footer page', async () => {
    await expect(check()).resolves.toBeUndefined();
    wordpress.replies.set('pages/704', json(aWordpressPage('rodape')));
    await expect(check()).resolves.toBeUndefined();
    expect(wordpress.asked.map(({ url }) => url)).toEqual([
      '/wp-json/wp/v2/pages/704',
      '/wp-json/wp/v2/pages/704',
    ]);
  });

  it.each([
    [
      'refuses',
      json({}, 503),
      /^CMS_URL: the CMS gives no page: WordPress answered 503$/,
    ],
    [
      'is no WordPress',
      json({ code: 'rest_no_route' }, 404),
      /^CMS_URL: the CMS gives no page: WordPress answered 404$/,
    ],
  ])('says what is wrong with one that %s', async (_, reply, line) => {
    wordpress.replies.set('pages/704', reply);
    await expect(check()).rejects.toThrow(line);
  });

  it('says that nobody listens there', async () => {
    await expect(check('http://127.0.0.1:1/wp-json/wp/v2')).rejects.toThrow(
      /^CMS_URL: the CMS gives no page: .+/,
    );
  });
});

describe('`ops -- check` of the pages of PDFs', () => {
  const painter = join(__dirname, '../platform/files/pdf-page.child.mjs');

  it('draws one, and says what becomes of them where that is not possible', async () => {
    expect(await tryPages(pdfPagePainter(painter, { timeMs: 60_000 }))).toBe('ok');
    expect(await tryPages(async () => ({ problem: 'absent' }))).toBe(
      'not drawn on this machine (absent); consultants download them',
    );
  }, 60_000); // a process of its own
});

describe('`ops -- check` of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps, reads and removes one', async () => {
    await expect(
      reachFiles(await openFileStore({ ...testConfig(), DATA_DIR: folder })),
    ).resolves.toBeUndefined();
    expect(
      readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      ),
    ).toEqual([]);
  });

  it('says why they can not be kept', async () => {
    writeFileSync(join(folder, 'blocked'), '');
    await expect(
      reachFiles(
        await openFileStore({ ...testConfig(), DATA_DIR: join(folder, 'blocked') }),
      ),
    ).rejects.toThrow(/^FILE_STORE: files can't be kept: .+ENOTDIR/);
  });
});

describe('`ops -- check` of a malware scanner', () => {
  const check = (result: ScanResult) =>
    reachScanner(async ({ length }) => (length === 1000 ? result : 'passed'), {
      DOCUMENT_MAX_BYTES: 1000,
    });

  it.each<[ScanResult, RegExp]>([
    ['away', /^CLAMD_ADDRESS: the malware scanner can't be reached$/],
    [
      'unjudged',
      /^CLAMD_ADDRESS: the malware scanner takes no file of 1000 bytes \(DOCUMENT_MAX_BYTES\); raise its StreamMaxLength$/,
    ],
  ])('that is %s says so', async (result, line) => {
    await expect(check(result)).rejects.toThrow(line);
  });

  it('is content with one that takes the largest document', async () => {
    await expect(check('passed')).resolves.toBeUndefined();
  });
});
