import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { portNear } from '../process/ports.mjs';
import { run } from '../process/run.mjs';

const FILES = '/usr/share/wordpress';
const OURS = join(WORKSPACE_ROOT, 'tools/workspace/wordpress');
const MARIADB = '/usr/sbin/mariadbd';

/**
 * A real WordPress needs these packages of Debian. None of their services is started, and
 * nothing listens on port 80.
 */
export const WORDPRESS_PACKAGES = [
  'wordpress',
  'php',
  'php-cgi',
  'php-cli',
  'php-mysql',
  'mariadb-server-core',
];

export function hasWordpress() {
  return [FILES, MARIADB, '/usr/bin/mariadb-install-db', '/usr/bin/php'].every((file) =>
    existsSync(file),
  );
}

/**
 * Starts a WordPress with these pages (`{ id?, slug, title, html?, acf? }`) on its own
 * MariaDB, both in a temporary folder that `stop()` deletes. `url` is its REST address.
 */
export async function startWordpress(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'site-wordpress-'));
  const socket = join(folder, 'mariadb.sock');
  const site = join(folder, 'site');
  const children = [];
  const abandon = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];

  await must(
    run('/usr/bin/mariadb-install-db', [
      '--no-defaults',
      `--datadir=${folder}/db`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...user,
    ]),
  );
  const database = spawn(
    MARIADB,
    [
      '--no-defaults',
      `--datadir=${folder}/db`,
      `--socket=${socket}`,
      '--skip-networking',
      '--skip-grant-tables',
      ...user,
    ],
    { stdio: 'ignore' },
  );
  children.push(database);
  cpSync(FILES, site, {
    recursive: true,
    filter: (file) => file !== join(FILES, 'wp-config.php'),
    verbatimSymlinks: true,
  });
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true });
  copyFileSync(
    join(OURS, 'expose-acf.php'),
    join(site, 'wp-content/mu-plugins/expose-acf.php'),
  );
  copyFileSync(join(OURS, 'install.php'), join(site, 'install.php'));
  writeFileSync(join(site, 'wp-config.php'), configFor(socket));
  const port = await portNear(0);
  const address = `http://127.0.0.1:${port}`;
  await until(
    async () =>
      (
        await run('php', [
          '-r',
          `exit(@(new mysqli(null, 'root', '', '', 0, '${socket}'))->query('create database if not exists wordpress') ? 0 : 1);`,
        ])
      ).code === 0,
    'MariaDB',
  );
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  await must(
    run('php', [join(site, 'install.php'), address, join(folder, 'pages.json')]),
  );
  const web = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  children.push(web);
  const url = `${address}/wp-json/wp/v2`;
  await until(
    async () => (await fetch(`${url}/pages`).catch(() => null))?.ok === true,
    'WordPress',
  );

  let stopped = false;
  return {
    url,
    /** Ends WordPress and its database; a second time does nothing. */
    async stop() {
      if (stopped) return;
      stopped = true;
      process.off('exit', abandon);
      const ended = Promise.all(children.map((child) => once(child, 'close')));
      // The web server's workers are in its group.
      process.kill(-web.pid, 'SIGKILL');
      database.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configFor = (socket) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('ABSPATH', __DIR__ . '/');
$table_prefix = 'wp_';
require ABSPATH . 'wp-settings.php';
`;

async function must(running) {
  const { code, output } = await running;
  if (code !== 0)
    throw new Error(`WordPress could not be installed:\n${output.trim().slice(-2000)}`);
}

async function until(isReady, name) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isReady()) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${name} did not answer within a minute`);
}
