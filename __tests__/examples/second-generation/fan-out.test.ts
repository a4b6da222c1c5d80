import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../fan-out.test.js');
