// Written from messages/en/genres.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Genres {
  genres: {
    /** Action */
    ACTION(): string;
    /** Adventure */
    ADVENTURE(): string;
    /** Boys’ love */
    BL(): string;
    /** Comedy */
    COMEDY(): string;
    /** Drama */
    DRAMA(): string;
    /** Essay */
    ESSAY(): string;
    /** Fantasy */
    FANTASY(): string;
    /** Four panels */
    FOUR_PANEL(): string;
    /** Gourmet */
    GOURMET(): string;
    /** Historical */
    HISTORICAL(): string;
    /** Horror */
    HORROR(): string;
    /** Isekai */
    ISEKAI(): string;
    /** Mystery */
    MYSTERY(): string;
    /** Romance */
    ROMANCE(): string;
    /** School */
    SCHOOL(): string;
    /** Science fiction */
    SCIENCE_FICTION(): string;
    /** Slice of life */
    SLICE_OF_LIFE(): string;
    /** Sports */
    SPORTS(): string;
    /** Working life */
    WORKING_LIFE(): string;
    /** Yuri */
    YURI(): string;
  };
}

declare const genres: Catalogue<Genres>;
export default genres;
