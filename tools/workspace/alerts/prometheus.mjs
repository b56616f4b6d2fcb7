import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { onPath } from '../process/debian.mjs';
import { portNear } from '../process/ports.mjs';

const RULES = resolve(WORKSPACE_ROOT, 'tools/monitoring/rules.yml');
const SECONDS = { m: 60, h: 3_600 };
/** Our rules' minutes count as seconds here. */
const TIMES_FASTER = 60;
/** No alert is pending for longer, in seconds. */
const MOST_PENDING = 5;
const LOOK_MS = 250;
const READY_MS = 30_000;

/** Names of the alerts in the rules, in their order. */
export const ALERTS = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(
  ([, name]) => name,
);

/** The rules with a second for each minute of `for` and of windows; thresholds stay. */
export function hurried(rules) {
  const shorter = (number, unit) => (Number(number) * SECONDS[unit]) / TIMES_FASTER;
  return rules
    .replace(
      /for: (\d+)([mh])/g,
      (_, number, unit) => `for: ${Math.min(shorter(number, unit), MOST_PENDING)}s`,
    )
    .replace(
      /\[(\d+)([mh])\]/g,
      (_, number, unit) => `[${Math.max(shorter(number, unit), 5)}s]`,
    );
}

/**
 * A Prometheus that asks `targets`, with our rules hurried. `until(name, state)` resolves
 * with the seconds since its call once an alert is `pending`, `firing` or `over`.
 */
export async function startPrometheus(folder, targets) {
  const home = join(folder, 'prometheus');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'rules.yml'), hurried(readFileSync(RULES, 'utf8')));
  writeFileSync(
    join(home, 'prometheus.yml'),
    JSON.stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['rules.yml'],
      scrape_configs: [{ job_name: 'apps', static_configs: targets }],
    }),
  );
  const port = await portNear(0);
  const log = openSync(join(home, 'prometheus.log'), 'a');
  const child = spawn(
    onPath('prometheus'),
    [
      `--config.file=${join(home, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { cwd: home, stdio: ['ignore', log, log] },
  );
  const ended = once(child, 'exit');
  const read = async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return answer.ok ? (await answer.json()).data : null;
  };
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(100))
    if ((await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => null))?.ok) break;

  /** The alerts of now: name, state, labels. */
  const alerts = async () =>
    ((await read('/api/v1/alerts'))?.alerts ?? []).map(
      ({ labels, state, annotations }) => ({
        name: labels.alertname,
        state,
        summary: annotations.summary,
      }),
    );
  const isSo = (now, name, state) => {
    const mine = now.filter((alert) => alert.name === name);
    return state === 'over'
      ? mine.length === 0
      : mine.some((alert) => alert.state === state || alert.state === 'firing');
  };
  return {
    alerts,
    async until(name, state, mostMs) {
      const began = performance.now();
      for (;;) {
        const now = await alerts();
        const seconds = (performance.now() - began) / 1000;
        if (isSo(now, name, state))
          return { seconds, summary: now.find((alert) => alert.name === name)?.summary };
        if (seconds * 1000 > mostMs) return null;
        await pause(LOOK_MS);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
