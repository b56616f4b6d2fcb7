module.exports = {
  overrides: [
    {
      // Vite reads its configuration before aliases exist, so the site map is reached by its path.
      files: ['build/web-app.ts'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
