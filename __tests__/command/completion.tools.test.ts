import { afterAll } from '@jest/globals';
import { removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { completes } from './completing.js';

afterAll(removeSamples);

completes('zsh');
completes('fish');
