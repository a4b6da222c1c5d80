#!/usr/bin/env node
process.argv.splice(2, 0, '--as-command', require('../package.json').version);
require('./index.js');
