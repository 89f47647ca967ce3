import { createContext, use } from 'react';

/** How many notes wait on each page, by its id. Whoever knows of notes sets it around the grid. */
export const NotesOnPages = createContext<ReadonlyMap<string, number>>(new Map());

/** How many notes wait on a page that is edited; 0 for one the server does not know yet. */
export const useNotesOn = (pageId: string | null): number => use(NotesOnPages).get(pageId ?? '') ?? 0;
