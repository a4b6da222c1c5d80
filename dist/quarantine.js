process.env.MERGE_QUEUE_SHORT_ACTION = 'quarantine';
require('./index.js');
