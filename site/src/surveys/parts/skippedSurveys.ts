/** Where this device keeps the episodes it is not to ask about. */
export const skippedKey = 'komawari.surveys.skipped';
const kept = 200;

function readSkipped(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(skippedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Site data is blocked, or what is stored makes no sense: it is asked again.
    return [];
  }
}

/** Whether this device was told not to ask about this episode again. */
export const isSkipped = (episodeId: string): boolean => readSkipped().includes(episodeId);

/** Remembers not to ask about this episode again. Without room for it, it is only asked once more. */
export function skipSurvey(episodeId: string): void {
  const others = readSkipped().filter((id) => id !== episodeId);
  try {
    localStorage.setItem(skippedKey, JSON.stringify([...others, episodeId].slice(-kept)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
