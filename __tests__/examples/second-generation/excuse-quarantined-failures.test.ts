import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../excuse-quarantined-failures.test.js');
