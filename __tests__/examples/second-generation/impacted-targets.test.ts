import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../impacted-targets.test.js');
