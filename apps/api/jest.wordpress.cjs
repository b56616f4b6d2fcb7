/** Tests against a real WordPress: `npm run test:wordpress` starts one and runs them. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/src/**/*.wordpress.ts'],
  testTimeout: 60_000,
};
