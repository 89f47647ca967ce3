import { config } from 'zod';

// Zod would turn schemas into functions, and tries `new Function` to see whether it may. It may not: the application's
// policy refuses code made of texts, and browsers report the try. Imported before anything that makes a schema.
config({ jitless: true });
