module.exports = {
  displayName: 'workspace',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
