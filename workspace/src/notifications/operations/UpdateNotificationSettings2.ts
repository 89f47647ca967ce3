import { graphql } from '../../gql/index.ts';

/** Changes the switches that are named. */
export const UpdateNotificationSettings2 = graphql(/* GraphQL */ `
  mutation UpdateNotificationSettings2($input: UpdateNotificationSettings2Input!) {
    updateNotificationSettings2(input: $input) {
      notificationSettings {
        ...NotificationSettingFields
      }
    }
  }
`);
