import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// The packages lie one folder up.
export default { turbopack: { root: dirname(dirname(fileURLToPath(import.meta.url))) } };
