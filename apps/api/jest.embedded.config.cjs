// The specs that run on PGlite too when `npm test` finds a PostgreSQL to run them all on
// (decision 065): those of the embedded database itself, and the story of each slice that
// writes SQL by hand, since each driver hands over values of such a query in its own way.
// The story is the spec that bears the slice's name, or one that is listed.
const { globSync, readFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const districts = require('./districts.cjs').join(',');

const ITSELF = [
  'catalog/price-tables/catalogue-cache.spec.ts', // triggers move its edition (decision 014)
  'platform/data/*.spec.ts',
  'platform/data/migrate/{migrate,release-rollback}.spec.ts',
  'platform/http/failures.spec.ts', // each driver has errors of its own
  'platform/jobs/*.spec.ts',
  'schema.spec.ts',
  'seed/seed.spec.ts',
  'testing/image.spec.ts',
  'testing/shared-database/until-end.spec.ts',
];
const STORIES_OF_OTHER_NAMES = [
  'activity/audit/audit-looks.spec.ts',
  'payments/dunning/overdue-queue.spec.ts',
  'payments/refunds/refund-line.spec.ts',
  'driving/returns/returns-list.spec.ts',
];

const cwd = join(__dirname, 'src');
const BY_HAND = /\browsOf[(<]|\bsql<|\.execute\(\s*sql/;
const writesSql = (folder) =>
  globSync(`${folder}/**/*.ts`, { cwd })
    .filter((file) => !/\.spec\.ts$|\/testing\//.test(file))
    .some((file) => BY_HAND.test(readFileSync(join(cwd, file), 'utf8')));
const stories = globSync(`{${districts}}/**/*.spec.ts`, { cwd })
  .filter((file) => basename(file, '.spec.ts') === basename(dirname(file)))
  .filter((file) => writesSql(dirname(file)));

module.exports = {
  ...require('./jest.config.cjs'),
  displayName: 'api on PGlite',
  rootDir: __dirname,
  testMatch: [...ITSELF, ...STORIES_OF_OTHER_NAMES, ...stories].map(
    (file) => `<rootDir>/src/${file}`,
  ),
  testPathIgnorePatterns: ['platform/data/(postgres|pooler)\\.spec'], // of PostgreSQL alone
  testTimeout: require('../../jest.config.cjs').testTimeout,
};
