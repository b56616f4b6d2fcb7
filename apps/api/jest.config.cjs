module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/src/testing/database-environment.cjs',
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  // These load ES modules with import(), which Jest's VM refuses; swc turns that into require.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.+/node_modules/)?(?:jose|set-cookie-parser|@fastify/cookie|@fastify/swagger-ui|@fastify/static|cookie|content-disposition|cockatiel|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|file-type|strtok3|token-types|uint8array-extras|@tokenizer/.+|@borewit/.+|flydrive|@poppinss/.+|@humanwhocodes/retry|case-anything|flattie|truncatise|slash|safe-stable-stringify|secure-json-parse)/)',
  ],
};
