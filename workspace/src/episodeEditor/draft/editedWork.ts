import type { ScrollDirection } from '../../gql/graphql.ts';

/** What the editor of an episode knows of its work. */
export interface EditedWork {
  id: string;
  title: string;
  language: string;
  scrollDirection: ScrollDirection;
}
