module.exports = require('../../tools/workspace/lint/features.cjs')(__dirname);
