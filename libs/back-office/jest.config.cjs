module.exports = {
  displayName: 'back-office',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/workspace/jest/browser-environment.cjs',
};
