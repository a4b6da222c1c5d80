import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../impacted-targets-from-forks.test.js');
