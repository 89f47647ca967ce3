import { graphql } from '../gql/index.ts';

/** What an episode is called and where it stands among those of its work. */
export const episodePlaceFields = graphql(/* GraphQL */ `
  fragment EpisodePlaceFields on Episode {
    id
    title
    number
    publicNumber
  }
`);
