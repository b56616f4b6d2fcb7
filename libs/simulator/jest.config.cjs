module.exports = {
  displayName: 'simulator',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/workspace/jest/browser-environment.cjs',
};
