/** Where this tab keeps what the page before could not finish saying. */
export const carriedKey = 'komawari_carried_flash';
