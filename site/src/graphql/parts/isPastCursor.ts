/** Whether an error is the API's answer for a place that is none in the list asked for. */
export function isPastCursor(error: unknown): boolean {
  const { extensions } = (error ?? {}) as { extensions?: { code?: unknown; field?: unknown } };
  return extensions?.code === 'BAD_USER_INPUT' && extensions.field === 'after';
}
