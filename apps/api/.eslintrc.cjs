module.exports = require('../../tools/workspace/lint/districts.cjs')(
  require('./districts.cjs'),
);
