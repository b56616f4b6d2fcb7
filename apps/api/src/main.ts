import { listenGracefully, parseConfig, stopWithLine } from '@site/server';
import { assetsOf } from '#platform/assets';
import { systemClock } from '#platform/clock';
import { configSchema, isDemo, partsOf } from '#platform/config';
import { clampFutureDates } from '#platform/data/clamp-future-dates';
import { demoClock } from '#platform/demo-clock';
import { noteFileKey } from '#platform/files/file-keys';
import { type Ports } from '#platform/ports';
import { withSecrets } from '#platform/security/secrets';
import { StartError } from '#platform/start-error';
import { buildApp } from './app';
import { type BackgroundWork, startBackgroundWork } from './background-work';
import { openPorts } from './open-ports';
import { refuseDemoAccounts } from './seed/demo-accounts';

/**
 * The API process: configuration, database, migrations, seed (demo mode), then listening
 * until it is told to stop, with the work that no call asks for behind it.
 */
async function start(): Promise<void> {
  const config = withSecrets(parseConfig(configSchema, process.env));
  const demo = isDemo(config) ? demoClock(config.DATA_DIR) : null;
  const { ports, applied, warnings, close } = await openPorts(
    config,
    assetsOf(import.meta.url),
    demo ?? systemClock,
  );
  const { database } = ports;
  try {
    await noteFileKey(ports);
    if (demo) await clampFutureDates(ports);
    else await refuseDemoAccounts(ports);
    const seeds = config.SEED ?? isDemo(config);
    const seeded = seeds && (await fill(ports));
    const app = await buildApp(ports);
    let work: BackgroundWork | null = null;
    if (partsOf(config).works)
      app.addHook('onListen', async () => {
        const wantsLives = seeds && demo !== null;
        work = startBackgroundWork(ports, app.log, { wantsLives });
      });
    const stopClock = demo?.follow(async (direction) => {
      if (direction === 'back')
        await clampFutureDates(ports).catch((err: unknown) =>
          app.log.warn({ err }, 'clock went back, counters stay'),
        );
      await work?.runAll();
    });
    const onStop = async () => {
      stopClock?.();
      await work?.stop();
      await close();
    };
    const address = await listenGracefully(app, {
      host: config.HOST,
      port: config.PORT,
      drainMs: config.DRAIN_MS,
      onDrain: async () => work?.stop(),
      onStop,
    });
    app.log.info(
      {
        address,
        mode: config.APP_MODE,
        role: config.API_ROLE,
        database: database.kind,
        migrations: applied,
        seeded,
      },
      'api ready',
    );
    for (const warning of warnings) app.log.warn(warning);
    if (demo)
      app.log.warn('demo mode: the demo accounts exist and their password is public');
  } catch (error) {
    await close();
    throw error;
  }
}

/** Seeds an empty database; an API that never seeds does not load this code. */
async function fill(ports: Ports): Promise<boolean> {
  const { seed } = await import('./seed');
  return seed(ports);
}

start().catch((error: unknown) => {
  if (error instanceof StartError) stopWithLine(error.message);
  stopWithLine(
    `The API could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
});
