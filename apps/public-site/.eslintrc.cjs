module.exports = require('../../tools/workspace/lint/features.cjs')(__dirname, {
  // The cart shows who looks at it too, and invites them.
  'sales/simulations/cart': ['assisted-sale'],
});
