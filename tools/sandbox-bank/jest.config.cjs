module.exports = {
  displayName: 'sandbox-bank',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
