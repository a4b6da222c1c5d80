process.env.MERGE_QUEUE_SHORT_ACTION = 'impacted-targets';
require('./index.js');
