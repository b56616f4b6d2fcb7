import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from './postgres.mjs';
import { run } from './run.mjs';

/** Programs that the tests need besides Node, with their Debian packages. */
const TOOLS = [
  {
    what: 'chromium',
    package: 'chromium-headless-shell',
    isThere: () => findChromium() !== null,
    without: 'the browser tests',
  },
  {
    what: 'PostgreSQL',
    package: 'postgresql',
    isThere: () => findPostgres() !== null,
    without: 'the tests on PostgreSQL',
  },
  {
    what: 'nginx',
    package: 'nginx-light',
    isThere: () => findNginx() !== null,
    without: 'the tests on nginx',
  },
  {
    what: 'PgBouncer',
    package: 'pgbouncer',
    isThere: () => onPath('pgbouncer', ['/usr/sbin']) !== null,
    without: 'the test behind a pooler',
  },
  {
    what: 'promtool',
    package: 'prometheus',
    isThere: () => onPath('promtool') !== null,
    without: 'the test of the alerts',
  },
];

/**
 * The browser of the journeys: CHROMIUM, else the first installed one; null without any.
 * The headless shell comes first: the same engine with a third less processor time.
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  return (
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
      .map((name) => onPath(name))
      .find(Boolean) ?? null
  );
}

/** nginx's program, or null. */
export function findNginx() {
  return onPath('nginx', ['/usr/sbin']);
}

/**
 * Installs missing programs by apt-get when this is Debian and root; else prints what to
 * install and what is skipped without it.
 */
export async function ensureTools(say) {
  const missing = TOOLS.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  const packages = missing.map((tool) => tool.package);
  if (canInstall()) {
    say(`Installing ${packages.join(', ')} (apt-get) …`);
    await aptInstall(packages);
  }
  const left = missing.filter(({ isThere }) => !isThere());
  if (left.length === 0) return;
  const [whats, withouts, wanted] = ['what', 'without', 'package'].map((key) =>
    left.map((tool) => tool[key]),
  );
  say(
    [
      `Not installed: ${whats.join(', ')}.`,
      `Skipped: ${withouts.join(', ')}.`,
      `On Debian or Ubuntu: sudo apt-get install ${wanted.join(' ')}`,
    ].join(' '),
  );
}

/** Whether packages may be installed here: Debian or Ubuntu, and root. */
export function canInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== null;
}

export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  if ((await install()).code === 0) return;
  await run('apt-get', ['update'], { env });
  await install();
}

/** The path of a program, also in folders that are not on the path, or null. */
export function onPath(name, more = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return (
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null
  );
}
