import { wordpressClient, type WordpressConfig } from '../features/cms/wordpress-client';
import { openMigratedDatabase } from '../platform/prepare';
import { createConnection } from 'node:net';
import { OpsError, type Command } from './command';

export const checkCommand: Command = {
  help: 'checks configuration and connections',
  run: async ({ config, assets, print }) => {
    print(`configuration: ok (${config.APP_MODE})`);
    const { database } = await openMigratedDatabase(config, assets.migrations);
    await database.ping();
    await database.close();
    print(`database: ok (${database.kind})`);
    await reach(new URL(config.SMTP_URL));
    print('mail server: ok');
    if (config.CMS_URL) {
      await reachCms({ ...config, CMS_URL: config.CMS_URL });
      print('CMS: ok (WordPress)');
    }
  },
};

/** Asks the WordPress for the footer page; one that lacks it still answers. Rejects with an `OpsError` when it does not. */
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
      reject(new OpsError(`SMTP_URL: the mail server can't be reached: ${error.message}`)),
    );
  });
}
