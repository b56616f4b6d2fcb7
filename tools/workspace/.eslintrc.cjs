module.exports = {
  overrides: [
    {
      // Vite reads its configuration before aliases exist, so it imports the site map and
      // the brand by their paths.
      files: ['build/web-app.ts', 'build/brand-pictures.ts'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
