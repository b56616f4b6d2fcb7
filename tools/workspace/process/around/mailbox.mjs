import { join, resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../../build/workspace-root.mjs';
import { startChild } from '../child.mjs';

/** A mail server that can be ended and begun again; its log is in `folder`. */
export function openMailbox(folder, port) {
  let child;
  return {
    async begin() {
      child = startChild({
        name: 'mailbox',
        args: [
          resolve(WORKSPACE_ROOT, 'node_modules/maildev/bin/maildev'),
          ...['--ip', '127.0.0.1', '--smtp', String(port), '--disable-web'],
          ...['--hide-extensions', 'STARTTLS', '--silent'],
        ],
        env: process.env,
        cwd: WORKSPACE_ROOT,
        logFile: join(folder, 'mailbox.log'),
      });
    },
    end: () => child?.stop('SIGKILL'),
  };
}
