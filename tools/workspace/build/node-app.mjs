// Builds an app that runs only in Node: `node tools/workspace/build/node-app.mjs
// apps/api`. Writes dist/<path>/server.js (and ops.js if there is one) and the files that
// make the folder run by itself; its package.json and lock list only packages that can't
// be bundled.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import { brandOfNodeApp, DIST } from './brand.mjs';
import { writeManifest } from './deployable.mjs';
import { packagesOf } from './packages.mjs';
import { WORKSPACE_ROOT } from './workspace-root.mjs';

/**
 * Native code, packages that read files beside their own, and one whose import() of
 * CommonJS loses its names when bundled.
 */
const EXTERNAL = [
  '@fastify/cookie',
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'sharp',
  'pg-native',
  'pdfkit',
  'fontkit',
  'maildev',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
];
/** A faster driver that `pg` asks for and goes without. */
const NOT_INSTALLED = ['pg-native'];
/** Entry → its file. Only the first one is required. */
const ENTRIES = {
  'src/main.ts': 'server',
  'src/ops/main.ts': 'ops',
  'src/platform/files/pdf-pages.worker.mjs': 'pdf-pages.worker',
  'src/platform/files/pdf-page.child.mjs': 'pdf-page.child',
};
/** Folders that the program reads at run time; mails and papers carry cars, logo and letters. */
const ASSETS = {
  'src/migrations': 'migrations',
  '../../libs/ui/src/cars/drawings': 'drawings/cars/drawings',
  '../../libs/ui/src/cars/picture-geometry.json': 'drawings/cars/picture-geometry.json',
  '../../libs/ui/src/brand/print': 'drawings/brand/print',
  ...Object.fromEntries(
    ['front-1040.avif', 'front-mask.webp'].map((file) => [
      `../public-site/public/media/cars/aroeira/${file}`,
      `drawings/cars/stills/aroeira/${file}`,
    ]),
  ),
};

const [project] = process.argv.slice(2);
if (!project || !existsSync(resolve(WORKSPACE_ROOT, project, 'src/main.ts'))) {
  process.stderr.write(
    `Usage: node-app.mjs <folder with src/main.ts>; got ${project ?? 'nothing'}\n`,
  );
  process.exit(1);
}
const from = resolve(WORKSPACE_ROOT, project);
const to = resolve(WORKSPACE_ROOT, DIST, project);
const { dependencies, optionalDependencies } = JSON.parse(
  await readFile(resolve(WORKSPACE_ROOT, 'package.json'), 'utf8'),
);
const versions = { ...optionalDependencies, ...dependencies };

await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
const entries = Object.entries(ENTRIES).filter(([file]) =>
  existsSync(resolve(from, file)),
);
const result = await build({
  absWorkingDir: WORKSPACE_ROOT,
  plugins: [brandOfNodeApp],
  entryPoints: entries.map(([file, out]) => ({ in: resolve(from, file), out })),
  outdir: to,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  metafile: true,
  // Node keeps the text of every module in memory: without comments and spaces it takes
  // half. Names stay, for readable stacks.
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  logLevel: 'warning',
  tsconfig: resolve(WORKSPACE_ROOT, 'tsconfig.base.json'),
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      "import { dirname as dirnameOfBundle } from 'node:path';",
      "import { fileURLToPath as fileURLToPathOfBundle } from 'node:url';",
      'const require = createRequireOfBundle(import.meta.url);',
      'const __filename = fileURLToPathOfBundle(import.meta.url);',
      'const __dirname = dirnameOfBundle(__filename);',
    ].join('\n'),
  },
});

const imported = new Set(
  Object.values(result.metafile.outputs).flatMap((output) =>
    output.imports.map(({ path }) => path),
  ),
);
const needed = EXTERNAL.filter((name) =>
  [...imported].some((path) => path === name || path.startsWith(`${name}/`)),
).filter((name) => !NOT_INSTALLED.includes(name));
const unlocked = needed.filter((name) => !versions[name]);
if (unlocked.length > 0)
  throw new Error(`Not in package.json, so not in the lock: ${unlocked.join(', ')}`);
if (project === 'apps/api')
  for (const [folder, target] of Object.entries(ASSETS))
    await cp(resolve(from, folder), resolve(to, target), { recursive: true });
await writeManifest(to, {
  name: basename(project),
  root: project,
  entry: './server.js',
  bundled: packagesOf(
    Object.values(result.metafile.outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).map((file) => resolve(WORKSPACE_ROOT, file)),
    ),
  ),
  dependencies: Object.fromEntries(needed.map((name) => [name, versions[name]])),
});
