module.exports = {
  overrides: [
    {
      // Specs claim ports from the same list as the processes of `npm start`.
      files: ['src/proxy-checks.ts'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
