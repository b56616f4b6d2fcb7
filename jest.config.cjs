/** One run over all projects: `npx jest`, or `npx jest --selectProjects api`. */
module.exports = {
  testTimeout: 60_000, // a busy machine is slow, not wrong
  projects: [
    '<rootDir>/libs/*/jest.config.cjs',
    '<rootDir>/apps/*/jest.config.cjs',
    '<rootDir>/tools/*/jest.config.cjs',
  ],
};
