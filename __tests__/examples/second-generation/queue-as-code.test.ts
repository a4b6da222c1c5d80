import { speakSecondGeneration } from '../situation.js';

speakSecondGeneration();
await import('../queue-as-code.test.js');
