import { test } from '@jest/globals';
import { play, scenariosIn } from './scenario.js';

test.each(scenariosIn('queue.txt'))('$title', (scenario) => {
  play(scenario);
});
