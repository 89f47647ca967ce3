// Zod would turn schemas into functions, and tries `new Function` to see whether it may. It may not: the application's
// policy refuses code made of texts, and browsers report the try. Said before anything makes a schema, and without loading
// Zod, which only forms need: every copy of it reads its settings from here.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
(shared.__zod_globalConfig ??= {}).jitless = true;
