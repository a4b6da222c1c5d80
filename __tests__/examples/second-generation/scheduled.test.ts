import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../scheduled.test.js');
