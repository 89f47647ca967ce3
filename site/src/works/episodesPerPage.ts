/** Episodes on one page of a work's list. The documents ask for as many. */
export const episodesPerPage = 100;
