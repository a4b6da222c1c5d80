import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../submit-on-label.test.js');
