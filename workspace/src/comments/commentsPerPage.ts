/** Comments a page of the creator's lists shows. */
export const commentsPerPage = 100;
