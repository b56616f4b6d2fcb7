// Shared by every project's jest.config.cjs. The path aliases come from tsconfig.base.json, their one home.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const { paths } = JSON.parse(
  readFileSync(resolve(root, 'tsconfig.base.json'), 'utf8'),
).compilerOptions;
const aliases = Object.fromEntries(
  Object.entries(paths).map(([name, [target]]) => [`^${name}$`, resolve(root, target)]),
);

/**
 * Packages that are ES modules alone, or import() at run time: Jest loads CommonJS, so swc
 * turns them into that.
 */
const ES_MODULES = [
  '@borewit/.+',
  '@fastify/(?:cookie|static|swagger-ui)',
  '@humanwhocodes/retry',
  '@opentelemetry/otlp-exporter-base',
  '@poppinss/.+',
  '@tokenizer/.+',
  'case-anything',
  'cockatiel',
  'content-disposition',
  'cookie',
  'dom(?:elementtype|handler|utils|-serializer)',
  'entities',
  'file-type',
  'flattie',
  'flydrive',
  'htmlparser2',
  'imask',
  'jose',
  'non-error',
  'pg-boss',
  'rrule-temporal',
  'safe-stable-stringify',
  'secure-json-parse',
  'serialize-error',
  'set-cookie-parser',
  'slash',
  'strtok3',
  'sweetalert2',
  'swiper',
  'token-types',
  'truncatise',
  'uint8array-extras',
].join('|');

export default {
  testMatch: ['<rootDir>/src/**/*.spec.ts?(x)'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.(css|svg|png|woff2)(\\?.*)?$': resolve(root, 'tools/workspace/jest/asset.cjs'),
    '^fast-check$': resolve(root, 'tools/workspace/jest/fast-check.cjs'),
    ...aliases,
  },
  // Looking up a global is slow inside Jest's VM; this one, for which drizzle asks at every
  // step of every query, is handed to each module instead. No module may declare its name,
  // as lucide-react does with Map.
  sandboxInjectedGlobals: ['Object'],
  transformIgnorePatterns: [`/node_modules/(?!(?:.+/node_modules/)?(?:${ES_MODULES})/)`],
};
