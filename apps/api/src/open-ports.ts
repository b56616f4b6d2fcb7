import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxBank } from './bank/sandbox-bank';
import { openCatalogue } from './catalogue/catalogue-cache';
import { creditSandbox } from './credit/credit-sandbox';
import { type Clock } from './platform/clock';
import { type Config } from './platform/config';
import { openMigratedDatabase } from './platform/data/open-migrated-database';
import { openFileStore } from './platform/files/file-store';
import { pdfPageCounter } from './platform/files/pdf-pages';
import { workflowSender } from './platform/jobs/workflow';
import { smtpSender } from './platform/mail/mail';
import { type Ports, systemRandom } from './platform/ports';
import { malwareScanner } from './platform/security/malware-scanner';

/**
 * Files that a program reads at run time: the folder of migrations, and the program that
 * counts pages.
 */
export type Assets = { migrations: string; pdfWorker: string };

/**
 * Where they lie, as seen from a program: beside it once built, in `src` in the source
 * tree.
 */
export function assetsOf(programUrl: string): Assets {
  const here = dirname(fileURLToPath(programUrl));
  const root = existsSync(join(here, 'migrations')) ? here : dirname(here);
  const worker = ['pdf-pages.worker.js', 'platform/files/pdf-pages.worker.mjs']
    .map((file) => join(root, file))
    .find(existsSync);
  return { migrations: join(root, 'migrations'), pdfWorker: worker ?? root };
}

export type OpenPorts = {
  ports: Ports;
  /** Migrations that were missing. */
  applied: number;
  close(): Promise<void>;
};

/**
 * Opens what the API and its operations work with, over a database brought to the newest
 * version.
 */
export async function openPorts(
  config: Config,
  assets: Assets,
  clock: Clock,
): Promise<OpenPorts> {
  const files = await openFileStore(config);
  const { database, applied } = await openMigratedDatabase(config, assets.migrations);
  const mail = smtpSender(config);
  const ports: Ports = {
    config,
    database,
    clock,
    catalogue: openCatalogue(database, clock),
    credit: creditSandbox,
    bank: sandboxBank(config),
    random: systemRandom,
    mail,
    workflow: workflowSender(config),
    files,
    pdfPages: pdfPageCounter(assets.pdfWorker),
    scanner: malwareScanner(config),
  };
  const close = async () => {
    mail.close();
    await database.close();
  };
  return { ports, applied, close };
}
