import { countLimits, limits } from './limits.ts';
import { writeLimits } from './writeLimits.ts';

process.stdout.write(writeLimits({ limits, countLimits }));
