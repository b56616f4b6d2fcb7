/**
 * The districts of the product from the ground up, in the order of a customer's life. Code
 * of a district imports its own slices and those of the districts before it; lint keeps to
 * it (.eslintrc.cjs). The tables (`*.table.ts`) are one schema and open to all.
 */
module.exports = [
  'activity',
  'identity',
  'catalog',
  'content',
  'sales',
  'contracts',
  'payments',
  'driving',
  'back-office',
];
