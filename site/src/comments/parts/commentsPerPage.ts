/** Comments that one press on "Show more" loads. */
export const commentsPerPage = 20;
