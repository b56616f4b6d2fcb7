// Properties are tried with the same random values in every run, so that no run is red by
// chance; `PROPERTY_SEED=7 npx jest …` tries others.
const fc = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261130) });
module.exports = fc;
