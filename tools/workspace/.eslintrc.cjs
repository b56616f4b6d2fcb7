module.exports = {
  overrides: [
    {
      // Vite reads its configuration before aliases exist, so the site map and the brand
      // are reached by their paths.
      files: ['build/web-app.ts', 'build/brand-pictures.ts'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
