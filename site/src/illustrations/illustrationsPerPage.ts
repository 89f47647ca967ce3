/** R9-005: illustrations on one page of a work's list. The document asks for as many. */
export const illustrationsPerPage = 20;
