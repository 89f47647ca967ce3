import { graphql } from '../../gql/index.ts';

/** Moves a work with its episodes to the trash. */
export const DeleteWork = graphql(/* GraphQL */ `
  mutation DeleteWork($input: DeleteWorkInput!) {
    deleteWork(input: $input) {
      deletedWorkId
    }
  }
`);
