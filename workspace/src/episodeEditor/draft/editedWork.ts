import type { ScrollDirection, SuspensionFieldsFragment } from '../../gql/graphql.ts';

/** What the editor of an episode knows of its work. */
export interface EditedWork {
  id: string;
  title: string;
  language: string;
  scrollDirection: ScrollDirection;
  /** That operators suspended it, and why; null where they did not. */
  suspension?: SuspensionFieldsFragment | null;
}
