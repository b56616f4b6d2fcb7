module.exports = {
  overrides: [
    {
      // Vite reads its configuration before aliases exist, and Node knows none, so these
      // import the site map and the brand by their paths.
      files: ['process/apps.mjs', 'build/web-app.ts', 'build/brand-pictures.ts'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
