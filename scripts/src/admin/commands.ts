import type { Command } from './Command.ts';
import { accountCommands } from './accounts/accountCommands.ts';
import { analyticsCommands } from './analytics/analyticsCommands.ts';
import { contestCommands } from './editorial/contestCommands.ts';
import { editorialCommands } from './editorial/editorialCommands.ts';
import { featureCommands } from './editorial/featureCommands.ts';
import { scoutingCommands } from './editorial/scoutingCommands.ts';
import { installationCommands } from './installation/installationCommands.ts';
import { mailCommands } from './mail/mailCommands.ts';
import { searchCommands } from './search/searchCommands.ts';
import { tagCommands } from './search/tagCommands.ts';
import { clientCommands } from './openid/clientCommands.ts';
import { keyCommands } from './openid/keyCommands.ts';
import { operatorPageCommands } from './operatorPages/operatorPageCommands.ts';
import { softCommentCommands } from './softComments/softCommentCommands.ts';
import { rankingCommands } from './rankings/rankingCommands.ts';
import { reportCommands } from './reports/reportCommands.ts';
import { disputeCommands } from './sales/disputeCommands.ts';
import { ledgerCommands } from './sales/ledgerCommands.ts';
import { salesCommands } from './sales/salesCommands.ts';
import { takeDownCommands } from './takeDown/takeDownCommands.ts';
import { withdrawalCommands } from './withdrawals/withdrawalCommands.ts';

/** The commands of `npm run admin`, by group; every group is a folder beside this file. */
export const groups: Record<string, Record<string, Command>> = {
  'The installation': installationCommands,
  Mail: mailCommands,
  Search: searchCommands,
  Tags: tagCommands,
  People: accountCommands,
  'Your pages': operatorPageCommands,
  'On the pages': editorialCommands,
  Contests: { ...contestCommands, ...scoutingCommands },
  Features: featureCommands,
  'Signing keys': keyCommands,
  'Taking down': takeDownCommands,
  Reports: reportCommands,
  Rankings: rankingCommands,
  Analytics: analyticsCommands,
  'Soft comments': softCommentCommands,
  Withdrawals: withdrawalCommands,
  Sales: { ...salesCommands, ...disputeCommands },
  'The books': ledgerCommands,
  Applications: clientCommands,
};

/** Every command by its name. */
export const commands: Record<string, Command> = Object.assign({}, ...Object.values(groups));
