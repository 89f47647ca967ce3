import { graphql } from '../../gql/index.ts';

/** Of which deeds somebody is told. */
export const notificationSettingFields = graphql(/* GraphQL */ `
  fragment NotificationSettingFields on NotificationSettings {
    episodeLikeEnabled
    episodeCommentEnabled
    workBookmarkEnabled
    userWatchEnabled
    purchaseEpisodeEnabled
  }
`);
