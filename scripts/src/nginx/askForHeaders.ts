/** What is about the connection, or about how the bytes came to be; nginx and the API may differ in it. */
const ABOUT_THE_BYTES = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
]);

/** The status and every other header of an answer to a visitor who came by HTTPS, in order; one that came twice has both values. */
export async function askForHeaders(url: string, init: RequestInit = {}): Promise<string[]> {
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-proto': 'https' };
  const answer = await fetch(url, { redirect: 'manual', ...init, headers });
  await answer.arrayBuffer();
  const told = [...answer.headers].filter(([name]) => !ABOUT_THE_BYTES.has(name));
  return [String(answer.status), ...told.map(([name, value]) => `${name}: ${value}`)];
}
