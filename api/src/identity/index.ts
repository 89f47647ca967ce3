export const actorOfRequest = null as never;
