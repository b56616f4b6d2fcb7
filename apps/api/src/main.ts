import { listenGracefully, parseConfig, stopWithLine } from '@site/server';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { openCatalogue } from './catalogue/kept';
import { configSchema, isDemo } from './platform/config';
import { demoClock } from './platform/demo-clock';
import { openFileStore } from './platform/file-store';
import { smtpSender } from './platform/mail';
import { malwareScanner } from './platform/malware-scanner';
import { pdfPageCounter } from './platform/pdf-pages';
import { CLEANINGS } from './features';
import { startMaintenance } from './platform/maintenance';
import { systemClock, systemRandom, type Ports } from './platform/ports';
import { openMigratedDatabase } from './platform/prepare';
import { rewind } from './platform/rewind';
import { withSecrets } from './platform/secrets';
import { StartError } from './platform/start-error';
import { workflowSender } from './platform/workflow';
import { seed } from './seed';
import { refuseDemoAccounts } from './seed/demo-accounts';

/** The API process: configuration, database, migrations, seed (demo mode), then listening until it is told to stop. */
async function start(): Promise<void> {
  const config = withSecrets(parseConfig(configSchema, process.env));
  const { database, applied } = await openMigratedDatabase(config, migrationsFolder());
  const demo = isDemo(config) ? demoClock(config.DATA_DIR) : null;
  const clock = demo ?? systemClock;
  const ports: Ports = {
    config,
    database,
    clock,
    catalogue: openCatalogue(database, clock),
    random: systemRandom,
    mail: smtpSender(config),
    workflow: workflowSender(config),
    files: await openFileStore(config),
    pdfPages: pdfPageCounter(beside('pdf-pages.worker.js', 'platform/pdf-pages.worker.mjs')),
    scanner: malwareScanner(config),
  };
  try {
    if (demo) await rewind(ports);
    else await refuseDemoAccounts(database.db);
    const seeded = (config.SEED ?? isDemo(config)) ? await seed(ports) : false;
    const app = await buildApp(ports);
    const stopClock = demo?.follow(() => void rewind(ports).catch((err: unknown) => app.log.warn({ err }, 'clock went back, counters stay')));
    const stopMaintenance = startMaintenance(ports, app.log, CLEANINGS);
    const onStop = async () => {
      stopClock?.();
      await stopMaintenance();
      ports.mail.close();
      await database.close();
    };
    const address = await listenGracefully(app, { host: config.HOST, port: config.PORT, onStop });
    app.log.info(
      { address, mode: config.APP_MODE, database: database.kind, migrations: applied, seeded },
      'api ready',
    );
    if (demo) app.log.warn('demo mode: the demo accounts exist and their password is public');
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Beside the bundle once built, beside this file in the source tree. */
function migrationsFolder(): string {
  return beside('migrations', '../migrations');
}

function beside(built: string, inSource: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return existsSync(join(here, built)) ? join(here, built) : join(here, inSource);
}

start().catch((error: unknown) => {
  if (error instanceof StartError) stopWithLine(error.message);
  stopWithLine(
    `The API could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
});
