module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/src/testing/database-environment.cjs',
  runtime: '<rootDir>/src/testing/keep-modules.cjs',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.cjs',
};
