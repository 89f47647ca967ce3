import { beforeAll } from 'vitest';
import { textsReady } from '../language/index.ts';

// What a test shows has its texts from the first moment, as on a page whose route has loaded.
beforeAll(() => textsReady());
