import { test } from '@jest/globals';
import { play, scenarios } from './scenario.js';

test.each(scenarios)('$title', (scenario) => {
  play(scenario);
});
