module.exports = {
  displayName: 'shell',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/workspace/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../testing/src/wait-long.ts'],
};
