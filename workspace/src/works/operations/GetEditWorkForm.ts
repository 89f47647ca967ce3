import { graphql } from '../../gql/index.ts';

/** A work as its form shows it. */
export const GetEditWorkForm = graphql(/* GraphQL */ `
  query GetEditWorkForm($id: ID!) {
    work(id: $id) {
      id
      revision
      viewerCanEdit
      suspension {
        ...SuspensionFields
      }
      title
      description
      isCompleted
      isOneShot
      commentIsOpen
      commentMode
      enableSurvey
      showsYawarakaText
      scrollDirection
      rating
      language
      genre
      onHiatus
      returnsOn
      credits {
        name
        role
        screenName
      }
      contestApplications {
        contestIdentifier
        personalInfo {
          name
          nameReading
          email
        }
        mangaCreationHistory
        scoutPreference
        selectedDepartments
      }
      hasCover
      coverImage {
        ...CoverFields
      }
      tags {
        id
        title
      }
    }
    currentContest {
      ...FormContestFields
    }
    hotTags(first: 16) {
      ...SuggestedTagFields
    }
  }
`);
