import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './site.ts';

// After each test file: deleting hundreds of thousands of files at the end of the run would take a quarter of a
// minute.
afterAll(removeTemporaryFolders);
