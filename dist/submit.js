process.env.MERGE_QUEUE_SHORT_ACTION = 'submit';
require('./index.js');
