module.exports = {
  displayName: 'brand',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
