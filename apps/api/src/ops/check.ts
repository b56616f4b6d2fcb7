import { createConnection } from 'node:net';
import { type Config } from '#platform/config';
import { openMigratedDatabase } from '#platform/data/migrate/open-migrated-database';
import { type FileStore, openFileStore } from '#platform/files/file-store';
import { type PdfPagePainter, pdfPagePainter } from '#platform/files/pdf-page-painter';
import { type MalwareScanner, malwareScanner } from '#platform/security/malware-scanner';
import {
  wordpressClient,
  type WordpressConfig,
} from '../content/cms-pages/wordpress/wordpress-client';
import { type Command, OpsError } from './command';

export const checkCommand: Command = {
  help: 'checks configuration and connections',
  run: async ({ config, assets, print }) => {
    print(`configuration: ok (${config.APP_MODE})`);
    const { database, warnings } = await openMigratedDatabase(config, assets.migrations);
    for (const warning of warnings) print(warning);
    await database.ping();
    await database.close();
    print(`database: ok (${database.kind})`);
    await reachFiles(await openFileStore(config));
    print(`files: ok (${config.FILE_STORE})`);
    print(`pages of PDFs: ${await tryPages(pdfPagePainter(assets.pdfPainter))}`);
    await reach(new URL(config.SMTP_URL));
    print('mail server: ok');
    const scanner = malwareScanner(config);
    if (scanner) {
      await reachScanner(scanner, config);
      print('malware scanner: ok');
    }
    if (config.CMS_URL) {
      await reachCms({ ...config, CMS_URL: config.CMS_URL });
      print('CMS: ok (WordPress)');
    }
  },
};

/**
 * Writes a small file, reads it and removes it again. Rejects with an `OpsError` when one
 * of these fails.
 */
export async function reachFiles(files: FileStore): Promise<void> {
  const name = files.newName();
  const work = async () => {
    await files.put(name, Buffer.from('check'));
    await files.get(name);
    await files.remove(name);
  };
  await work().catch((error: unknown) => {
    const cause =
      error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
    throw new OpsError(`FILE_STORE: files can't be kept: ${String(error)}${cause}`);
  });
}

const EMPTY_PDF = `%PDF-1.7
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 9 9]>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R>>
endobj
trailer
<</Root 1 0 R>>
%%EOF
`;

/** Draws an empty page. A machine that can't still runs everything else. */
export async function tryPages(paint: PdfPagePainter): Promise<string> {
  const drawn = await paint(Buffer.from(EMPTY_PDF), 1);
  return 'problem' in drawn
    ? `not drawn on this machine (${drawn.problem}); consultants download them`
    : 'ok';
}

/**
 * Scans an empty file of the largest size: a scanner with a lower limit would let
 * documents wait for ever.
 */
export async function reachScanner(
  scanner: MalwareScanner,
  { DOCUMENT_MAX_BYTES }: Pick<Config, 'DOCUMENT_MAX_BYTES'>,
): Promise<void> {
  const result = await scanner(new Uint8Array(DOCUMENT_MAX_BYTES));
  if (result === 'away')
    throw new OpsError("CLAMD_ADDRESS: the malware scanner can't be reached");
  if (result === 'unjudged')
    throw new OpsError(
      `CLAMD_ADDRESS: the malware scanner takes no file of ${DOCUMENT_MAX_BYTES} bytes (DOCUMENT_MAX_BYTES); raise its StreamMaxLength`,
    );
}

/**
 * Asks the WordPress for the footer page; a WordPress without that page still answers.
 * Rejects with an `OpsError` when it does not.
 */
export async function reachCms(config: WordpressConfig): Promise<void> {
  await wordpressClient(config)('pages/704').catch((error: unknown) => {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? cause.message : message;
    throw new OpsError(`CMS_URL: the CMS gives no page: ${reason}`);
  });
}

function reach({ hostname, port, protocol }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({
      host: hostname,
      port: Number(port || (protocol === 'smtps:' ? 465 : 25)),
      timeout: 5000,
    });
    socket.once('connect', () => {
      socket.end();
      resolve();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer within 5 s')));
    socket.once('error', (error) =>
      reject(
        new OpsError(`SMTP_URL: the mail server can't be reached: ${error.message}`),
      ),
    );
  });
}
