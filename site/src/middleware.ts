import { defineMiddleware } from 'astro:middleware';

/** Astro answers a fault with an empty 500; the renderer needs to know what happened to say so. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.fault ??= error;
    throw error;
  }
});
