import { type Assets } from '#platform/assets';
import { drawingsOf } from '#platform/brand/drawings';
import { type Clock } from '#platform/clock';
import { type Config } from '#platform/config';
import { type Migrated } from '#platform/data/migrate/migrate';
import { openMigratedDatabase } from '#platform/data/migrate/open-migrated-database';
import { openFileStore } from '#platform/files/file-store';
import { pdfPagePainter } from '#platform/files/pdf-page-painter';
import { pdfPageCounter } from '#platform/files/pdf-pages';
import { workflowSender } from '#platform/jobs/workflow';
import { smtpSender } from '#platform/mail/mail';
import { type Ports, systemRandom } from '#platform/ports';
import { malwareScanner } from '#platform/security/malware-scanner';
import { openCatalogue } from './catalog/price-tables/catalogue-cache';
import { bankClient } from './payments/bank/bank-client';
import { creditSandbox } from './sales/credit/credit-sandbox';

type OpenPorts = Migrated & {
  ports: Ports;
  close(): Promise<void>;
};

/**
 * Opens the ports of the API and its operations, over a database with the newest
 * migrations.
 */
export async function openPorts(
  config: Config,
  assets: Assets,
  clock: Clock,
): Promise<OpenPorts> {
  const files = await openFileStore(config);
  const { database, applied, warnings } = await openMigratedDatabase(
    config,
    assets.migrations,
  );
  const drawings = drawingsOf(assets.drawings);
  const mail = smtpSender(config, drawings);
  const ports: Ports = {
    config,
    database,
    clock,
    catalogue: openCatalogue(database, clock),
    credit: creditSandbox,
    bank: bankClient(config),
    random: systemRandom,
    mail,
    drawings,
    workflow: workflowSender(config),
    files,
    pdfPages: pdfPageCounter(assets.pdfWorker),
    paintPdfPage: pdfPagePainter(assets.pdfPainter),
    scanner: malwareScanner(config),
  };
  const close = async () => {
    mail.close();
    await database.close();
  };
  return { ports, applied, warnings, close };
}
