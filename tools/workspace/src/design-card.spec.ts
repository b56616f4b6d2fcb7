import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, Rule } from 'postcss';
import { webApps } from '@site/api-contract/site-map';

/* The design card at the end of docs/specification.md. */
const ROOT = resolve(__dirname, '../../..');
const WEB_APPS = webApps();
const SHARED = ['api-client', 'ui', 'auth', 'cms'];

/**
 * Node runs these files without a build: a thread and processes for PDFs, an environment
 * of Jest, and the drawing of cars at a build.
 */
const AS_IT_LIES = [
  'apps/api/src/platform/files/pdf-page.child.mjs',
  'apps/api/src/platform/files/pdf-pages.worker.mjs',
  'apps/api/src/platform/files/testing/curious.child.mjs',
  'apps/api/src/platform/files/testing/endless.worker.mjs',
  'apps/api/src/testing/database-environment.cjs',
  'apps/api/src/testing/global-teardown.cjs',
  'apps/api/src/testing/keep-modules.cjs',
  'apps/api/src/testing/shared-database/until-end.cjs',
  'libs/ui/src/cars/bake.mjs',
  'libs/ui/src/cars/share.mjs',
];

type Targets = Record<
  string,
  { options?: { command?: string }; metadata?: { technologies?: string[] } }
>;

const files = execFileSync('git', ['ls-files', 'apps', 'libs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));
const sourceOf = (app: string) =>
  files
    .filter((file) => file.startsWith(`apps/${app}/src/`) && !file.includes('.spec.'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

it('apps and libraries are written in TypeScript, and each web app renders React', () => {
  const sources = files.filter((file) => /^(apps|libs)\/[^/]+\/src\//.test(file));
  expect(sources.filter((file) => /\.[cm]?tsx?$/.test(file)).length).toBeGreaterThan(500);
  expect(sources.filter((file) => /\.[cm]?jsx?$/.test(file)).sort()).toEqual(AS_IT_LIES);
  for (const app of WEB_APPS) expect(sourceOf(app)).toMatch(/from 'react'/);
});

it('each audience has an app of its own in the Nx workspace, and the apps share the four libraries', () => {
  for (const app of WEB_APPS) {
    expect(files).toContain(`apps/${app}/project.json`);
    for (const lib of SHARED)
      expect([app, sourceOf(app)]).toEqual([
        app,
        expect.stringContaining(`'@site/${lib}'`),
      ]);
  }
  for (const lib of SHARED) expect(files).toContain(`libs/${lib}/project.json`);
});

it.each([
  'nx',
  '@nx/react',
  '@nx/vite',
  'react',
  'react-dom',
  'react-router-dom',
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  'react-hook-form',
  'zod',
  'swiper',
  'sweetalert2',
  'jwt-decode',
  'jest',
  'playwright',
])('%s is a package of the workspace', (name) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([
    name,
  ]);
});

it('each web app is built by the target that @nx/vite infers from its Vite configuration', () => {
  const { graph } = JSON.parse(
    execFileSync(
      process.execPath,
      ['node_modules/nx/dist/bin/nx.js', 'graph', '--file=stdout'],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } },
    ),
  ) as { graph: { nodes: Record<string, { data: { targets: Targets } }> } };
  for (const app of WEB_APPS) {
    const { options, metadata } = graph.nodes[app]?.data.targets['build'] ?? {};
    expect(app).toEqual(app);
    expect(options?.command).toBe('vite build');
    expect(metadata?.technologies).toEqual(['vite']);
  }
}, 60_000);

/** The feature of a sheet, or its folder outside features. */
const featureOf = (sheet: string) =>
  /^apps\/[^/]+\/src\/(?:features\/[^/]+\/[^/]+|[^/]+\/[^/]+|)/.exec(sheet)?.[0] ?? sheet;

/** Classes that rules of a sheet style as they are, without a parent or a condition. */
function bareClasses(sheet: string): Set<string> {
  const found = new Set<string>();
  parse(readFileSync(join(ROOT, sheet), 'utf8')).walkRules((rule) => {
    if (rule.parent instanceof Rule) return;
    for (const selector of rule.selectors)
      if (/^\.[\w-]+$/.test(selector)) found.add(selector);
  });
  return found;
}

// A sheet stays when the visitor goes on to a page of another feature.
it.each(WEB_APPS)('no two features of %s style the same class', (app) => {
  const owners = new Map<string, Set<string>>();
  for (const sheet of files)
    if (sheet.startsWith(`apps/${app}/src/`) && sheet.endsWith('.css'))
      for (const name of bareClasses(sheet))
        owners.set(name, (owners.get(name) ?? new Set()).add(featureOf(sheet)));
  expect(owners.size).toBeGreaterThan(50);
  expect([...owners].filter(([, features]) => features.size > 1)).toEqual([]);
});

it.each([
  'apps',
  'libs',
  'tools',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'jest.preset.js',
  '.eslintrc.json',
])('%s stands at the top level', (name) => {
  expect(existsSync(join(ROOT, name))).toBe(true);
});
