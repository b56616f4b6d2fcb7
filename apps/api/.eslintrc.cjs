module.exports = require('../../tools/workspace/lint/api-features.cjs')(
  __dirname,
  require('./features.cjs'),
);
