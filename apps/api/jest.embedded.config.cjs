// The specs that run on PGlite too when `npm test` finds a PostgreSQL to run them all on
// (decision 065): those of the embedded database itself, and a story of each feature, which
// is the spec that bears the feature's name, or one that is listed.
const { globSync } = require('node:fs');
const { basename, dirname } = require('node:path');
const districts = require('./districts.cjs').join(',');

const ITSELF = [
  'catalog/price-tables/catalogue-cache.spec.ts', // its triggers raise the catalogue's edition (decision 014)
  'platform/data/*.spec.ts',
  'platform/data/migrate/{migrate,way-back}.spec.ts',
  'platform/jobs/*.spec.ts',
  'races.spec.ts', // PGlite has one connection, so a statement that waits for another one hangs here
  'schema.spec.ts',
  'seed/seed.spec.ts',
  'testing/image.spec.ts',
];
const STORIES_OF_OTHER_NAMES = [
  'activity/audit/audit-looks.spec.ts',
  'payments/bank/bank-webhook.spec.ts',
  'payments/disputes/dispute-answers.spec.ts',
  'payments/saved-cards/saved-card-charges.spec.ts',
  'driving/purchases/purchase-comes-to-nothing.spec.ts',
  'driving/returns/book/book-return.spec.ts',
  'driving/km/km-bank.spec.ts',
];
const stories = globSync(`{${districts}}/**/*.spec.ts`, {
  cwd: `${__dirname}/src`,
}).filter((file) => basename(file, '.spec.ts') === basename(dirname(file)));

module.exports = {
  ...require('./jest.config.cjs'),
  displayName: 'api on PGlite',
  rootDir: __dirname,
  testMatch: [...ITSELF, ...STORIES_OF_OTHER_NAMES, ...stories].map(
    (file) => `<rootDir>/src/${file}`,
  ),
  testPathIgnorePatterns: ['platform/data/postgres\\.spec'], // tests the driver of PostgreSQL
  testTimeout: require('../../jest.config.cjs').testTimeout,
};
