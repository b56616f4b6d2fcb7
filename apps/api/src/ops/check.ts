import { openMigratedDatabase } from '../platform/prepare';
import { createConnection } from 'node:net';
import { OpsError, type Command } from './command';

export const checkCommand: Command = {
  help: 'checks configuration and connections',
  run: async ({ config, migrationsFolder, print }) => {
    print(`configuration: ok (${config.APP_MODE})`);
    const { database } = await openMigratedDatabase(config, migrationsFolder);
    await database.ping();
    await database.close();
    print(`database: ok (${database.kind})`);
    await reach(new URL(config.SMTP_URL));
    print('mail server: ok');
  },
};

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
