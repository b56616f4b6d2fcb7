module.exports = {
  displayName: 'testing',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/workspace/jest/browser-environment.cjs',
};
