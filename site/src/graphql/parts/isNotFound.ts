/** Whether an error is the API's answer for what does not exist, or not for this viewer. */
export function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, extensions } = error as { code?: unknown; extensions?: { code?: unknown } };
  return code === 'NOT_FOUND' || extensions?.code === 'NOT_FOUND';
}
