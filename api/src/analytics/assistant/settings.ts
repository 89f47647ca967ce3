import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { findSettings, writeSettings, type AssistantSettings } from './store/settings.ts';
import { TOPICS, type Topic } from './topics.ts';

/** How the assistant stands to the viewer. */
export interface Assistant {
  isUsable: boolean;
  hasChosen: boolean;
  topics: Topic[];
  canBeWorded: boolean;
  isWorded: boolean;
}

function toAssistant({ services: { config } }: Context, said: AssistantSettings | null): Assistant {
  const canBeWorded = config.assistant !== null;
  return {
    isUsable: said?.isUsable ?? false,
    hasChosen: said !== null,
    topics: TOPICS.filter((topic) => !said?.hiddenTopics.includes(topic)),
    canBeWorded,
    isWorded: canBeWorded && (said?.isWorded ?? false),
  };
}

/** How the assistant stands to the viewer: off until they switched it on. */
export const loadAssistant = async (context: Context): Promise<Assistant> =>
  toAssistant(context, await findSettings(context.reader, accountOf(context.actor)));

/** What a creator says about the assistant; what is left out stays as it is. */
export interface AssistantAsked {
  isUsable: boolean;
  topics?: readonly Topic[] | null | undefined;
  isWorded?: boolean | null | undefined;
}

/** Switches the assistant on or off for the viewer. Off is always possible, also for who may not use analytics any more. */
export async function updateAssistant(
  context: Context,
  { isUsable, topics, isWorded }: AssistantAsked,
): Promise<Assistant> {
  const accountId = accountOf(context.actor);
  const hiddenTopics = topics ? TOPICS.filter((topic) => !topics.includes(topic)) : null;
  const { database } = context.services;
  await database.transact((tx) => writeSettings(tx, accountId, { isUsable, hiddenTopics, isWorded: isWorded ?? null }));
  return toAssistant(context, await findSettings(database, accountId));
}
