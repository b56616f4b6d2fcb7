module.exports = {
  overrides: [
    {
      // The journeys start the product with the same program as `npm start`.
      files: ['src/product/*.ts'],
      rules: { '@nx/enforce-module-boundaries': 'off' },
    },
  ],
};
