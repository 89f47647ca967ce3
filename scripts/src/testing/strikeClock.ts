import { strikeClock } from '@komawari/api/testing/clock';
import { openInstallation } from '../openInstallation.ts';

// `node scripts/src/testing/strikeClock.ts QUEUES`: the worker of the product in KOMAWARI_DATA does now what it does every minute, one queue after the other.
const installation = await openInstallation();
for (const queue of process.argv.slice(2)) await strikeClock(installation.config.database.url, queue);
await installation.close();
