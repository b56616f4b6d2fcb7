/** Tests against an S3 server: `npm run test:s3` starts one and runs them. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/src/**/*.s3.ts'],
  testTimeout: 120_000,
};
