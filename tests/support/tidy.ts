import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './site.ts';

// After each test file: hundreds of thousands of files that are left to the end of the run take a quarter of a
// minute there.
afterAll(removeTemporaryFolders);
