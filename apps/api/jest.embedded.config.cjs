// The specs that run on PGlite too when `npm test` finds a PostgreSQL to run them all on
// (decision 065): those of the embedded database itself. That a query gets and hands over
// the same values on both is proved once, by `platform/data/values-of-queries.spec.ts`.
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

module.exports = {
  ...require('./jest.config.cjs'),
  displayName: 'api on PGlite',
  rootDir: __dirname,
  testMatch: ITSELF.map((file) => `<rootDir>/src/${file}`),
  testPathIgnorePatterns: ['platform/data/(postgres|pooler)\\.spec'], // of PostgreSQL alone
  testTimeout: require('../../jest.config.cjs').testTimeout,
};
