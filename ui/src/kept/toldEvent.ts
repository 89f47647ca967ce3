/** Heard on the window by whatever shows what the viewer did: what was done without a line is known to the server now. */
export const toldEvent = 'komawari-told';
