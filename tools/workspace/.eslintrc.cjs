module.exports = {
  overrides: [
    {
      // Vite reads its configuration before aliases exist, and Node knows none, so these
      // import the site map, the brand and the reading of secrets by their paths.
      files: [
        'process/apps.mjs',
        'fleet/processes.mjs',
        'build/web-app.ts',
        'build/brand-pictures.ts',
      ],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
