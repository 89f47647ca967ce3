import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All accounts of the demo share it; it is printed at the start. */
export const demoPassword = 'komawari-demo';

/** Printed at the start of a copy that has the demo. */
export const demoSignIns = `Sign in as creator@example.com or reader@example.com, password ${demoPassword}.`;

const markerOf = (dataDir: string) => join(dataDir, 'demo-is-seeded');

/** Was the demo put into this copy? */
export const hasDemo = (dataDir: string) => existsSync(markerOf(dataDir));

/** Notes that it was, completely. */
export const markDemo = (dataDir: string) => writeFileSync(markerOf(dataDir), `${new Date().toISOString()}\n`);
