/** Makes Astro answer with the 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
