const twoDays = 48 * 60 * 60 * 1000;

/** Shows NEW on works that came out within 48 hours. A file cannot know when it is read, so the seal waits in it. */
export function showFreshSeals(root: ParentNode, now = Date.now()): void {
  for (const seal of root.querySelectorAll<HTMLElement>('[data-new-since]')) {
    const age = now - Date.parse(seal.dataset.newSince ?? '');
    seal.hidden = !(age >= 0 && age < twoDays);
  }
}
