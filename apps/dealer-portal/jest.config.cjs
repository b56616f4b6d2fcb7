module.exports = {
  displayName: 'dealer-portal',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/workspace/jest/browser-environment.cjs',
};
