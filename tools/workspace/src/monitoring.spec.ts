import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { allApps, portOf } from '@site/api-contract/site-map';

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const RULES = read('tools/monitoring/rules.yml');
const DASHBOARD = JSON.parse(read('tools/monitoring/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const capturedIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** Names that the programs tell, from the sources that use prom-client, and Node's own. */
async function toldNames(): Promise<Set<string>> {
  const files = globSync('{apps,libs,tools}/**/*.ts', {
    cwd: root,
    exclude: (name) => /node_modules|\.spec\.ts$/.test(name),
  });
  const own = files
    .map(read)
    .filter((text) => text.includes("from 'prom-client'"))
    .flatMap((text) => capturedIn(text, /name: '(\w+)',\n\s+help:/g));
  const register = new Registry();
  collectDefaultMetrics({ register });
  const ofNode = (await register.getMetricsAsJSON()).map(({ name }) => name);
  const parts = ['', '_bucket', '_sum', '_count'];
  return new Set([...own, ...ofNode].flatMap((name) => parts.map((part) => name + part)));
}

/** Names of metrics in a query: all but labels, texts, functions and recorded ratios. */
function namesIn(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|on) \([^)]*\)/g, '')
    .replace(/\bapp:\w+:\w+/g, '');
  return capturedIn(bare, /\b([a-z]\w*_\w+)\b(?! ?\()/g).filter(
    (name) => name !== 'histogram_quantile',
  );
}

describe('what watches the product', () => {
  it('asks in alerts and dashboard for nothing that no program tells', async () => {
    const told = await toldNames();
    expect(told).toContain('outbox_oldest_seconds');
    const queries = [
      ...capturedIn(RULES, /expr: (.*)/g),
      ...DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const asked = queries.flatMap(namesIn);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });

  it('has a test and an entry of the run book for each alert', () => {
    const alerts = capturedIn(RULES, /- alert: (\w+)/g);
    const tested = read('tools/monitoring/rules.test.yml');
    const entries = capturedIn(read('docs/runbook.md'), /^## (\w+)$/gm);
    expect(entries).toEqual(alerts);
    for (const alert of alerts) {
      expect(tested).toMatch(new RegExp(`alertname: ${alert}\\n\\s+exp_alerts:\\n`));
      expect(RULES).toContain(`runbook: docs/runbook.md#${alert.toLowerCase()}`);
    }
  });

  it('asks both processes of each app', () => {
    const targets = execFileSync(process.execPath, ['tools/monitoring/targets.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(JSON.parse(targets)).toEqual(
      allApps().map((app) => ({
        targets: [`127.0.0.1:${portOf(app)}`, `127.0.0.1:${portOf(app) + 10}`],
        labels: { job: app },
      })),
    );
  });

  const hasPromtool = (process.env['PATH'] ?? '')
    .split(':')
    .some((folder) => globSync('promtool', { cwd: folder }).length > 0);
  (hasPromtool ? it : it.skip)(
    'rings when it should, in the words that it should',
    () => {
      expect(
        execFileSync('promtool', ['test', 'rules', 'tools/monitoring/rules.test.yml'], {
          cwd: root,
          encoding: 'utf8',
        }),
      ).toContain('SUCCESS');
    },
  );
});
