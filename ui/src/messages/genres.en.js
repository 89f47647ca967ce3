// Compiled from messages/en/genres.json by `npm run generate`.

export default {
  genres: {
    ACTION: () => "Action",
    ADVENTURE: () => "Adventure",
    BL: () => "Boys’ love",
    COMEDY: () => "Comedy",
    DRAMA: () => "Drama",
    ESSAY: () => "Essay",
    FANTASY: () => "Fantasy",
    FOUR_PANEL: () => "Four panels",
    GOURMET: () => "Gourmet",
    HISTORICAL: () => "Historical",
    HORROR: () => "Horror",
    ISEKAI: () => "Isekai",
    MYSTERY: () => "Mystery",
    ROMANCE: () => "Romance",
    SCHOOL: () => "School",
    SCIENCE_FICTION: () => "Science fiction",
    SLICE_OF_LIFE: () => "Slice of life",
    SPORTS: () => "Sports",
    WORKING_LIFE: () => "Working life",
    YURI: () => "Yuri"
  }
}
