/** Genres by their English names, in the order of a list to choose from. */
export const genreNames = {
  ACTION: 'Action',
  ADVENTURE: 'Adventure',
  BL: 'Boys’ love',
  COMEDY: 'Comedy',
  DRAMA: 'Drama',
  ESSAY: 'Essay',
  FANTASY: 'Fantasy',
  FOUR_PANEL: 'Four panels',
  GOURMET: 'Gourmet',
  HISTORICAL: 'Historical',
  HORROR: 'Horror',
  ISEKAI: 'Isekai',
  MYSTERY: 'Mystery',
  ROMANCE: 'Romance',
  SCHOOL: 'School',
  SCIENCE_FICTION: 'Science fiction',
  SLICE_OF_LIFE: 'Slice of life',
  SPORTS: 'Sports',
  WORKING_LIFE: 'Working life',
  YURI: 'Yuri',
} as const;

export type Genre = keyof typeof genreNames;

/** What comes behind `genre:` in a search: science-fiction. */
export const genreWord = (genre: Genre): string => genre.toLowerCase().replaceAll('_', '-');
