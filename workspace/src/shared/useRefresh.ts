import { refreshQueries, useQueryClient } from '@komawari/ui/graphql/react';
import { useCallback } from 'react';

/** What the mutations of this application change, by the schema's names. */
export const changedTypes = [
  'AdSlotCollection',
  'AnalyticsAvailability',
  'AnalyticsComiccopilot',
  'BankAccountInfo',
  'CommentSetting',
  'ConnectedOIDCClient',
  'DaredemoComment',
  'DataExport',
  'DataImport',
  'Episode',
  'FanMessage',
  'Illustration',
  'OIDCClientDeed',
  'OIDCClientRegistration',
  'Passkey',
  'PersonalToken',
  'Portfolio',
  'Purchase',
  'ReadingHistory',
  'RecaptchaSetting',
  'RegisteredViewer',
  'ScoutMessage',
  'SilencedPerson',
  'Site',
  'SurveyFromAuthor',
  'TrashItem',
  'User',
  'Webhook',
  'WithdrawalInfo',
  'WithdrawalRequest',
  'Work',
  'YawarakaComment',
  'YawarakaDesk',
] as const;

export type ChangedType = (typeof changedTypes)[number];

/**
 * Says after a mutation what it changed: queries that read one of these types are asked again, and no others. The answer
 * resolves when what is on screen is new.
 */
export function useRefresh(): (...types: [ChangedType, ...ChangedType[]]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...types: [ChangedType, ...ChangedType[]]) => refreshQueries(client, types), [client]);
}
