import type { Reader } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { checkText } from '../../kernel/text.ts';
import { canUseImage, findImages } from '../../media/images/index.ts';
import { limits } from './limits.ts';

/** Names that are routes, roles or our own; nobody may take them. */
const RESERVED = new Set(
  `about account admin administrator analytics api app assets award awards blog contact creator dev everyone feed feeds graphql guest healthz help home
   identity images info komawari legal login logout mail mangafolio me moderator my new news new_works notifications null oauth oauth2 official operator
   owner privacy profile publish rankings readyz reset_password robots root rss search settings shop signin signout signup site sitemap staff static status
   support system tags terms test themes undefined uploads user users webmaster works workspace www`.split(/\s+/),
);

const { min: SHORTEST, max: LONGEST } = limits.screenName;

/** decisions 4.2: so many of these, starting with a letter or a digit. */
const SCREEN_NAME = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{${SHORTEST - 1},${LONGEST - 1}}$`);

/** Checks a screen name's form; whether it is free is the database's word. */
export function checkScreenName(screenName: string, path: string[], found: Problem[]): string {
  const name = screenName.trim();
  if (name === '')
    found.push(
      problem(
        path,
        'REQUIRED',
        said(peopleErrors, (t) => t.sites.screenNameNeeded()),
      ),
    );
  else if (!/^[A-Za-z0-9_-]*$/.test(name)) {
    const suggestion = name
      .normalize('NFKC')
      .replaceAll(/[^A-Za-z0-9_-]+/g, '_')
      .replaceAll(/^[_-]+|_+$/g, '')
      .slice(0, LONGEST);
    found.push(
      problem(
        path,
        'FORBIDDEN_CHARACTERS',
        said(peopleErrors, ({ sites: t }) =>
          SCREEN_NAME.test(suggestion) ? t.forbiddenCharactersTry({ suggestion }) : t.forbiddenCharacters(),
        ),
      ),
    );
  } else if (!SCREEN_NAME.test(name)) {
    found.push(
      problem(
        path,
        'LENGTH',
        said(peopleErrors, (t) => t.sites.screenNameLength({ shortest: SHORTEST, longest: LONGEST })),
      ),
    );
  } else if (RESERVED.has(name.toLowerCase()))
    found.push(
      problem(
        path,
        'RESERVED',
        said(peopleErrors, (t) => t.sites.reserved()),
      ),
    );
  return name;
}

export interface ProfileInput {
  displayName?: string | null | undefined;
  selfIntroduction?: string | null | undefined;
  iconImageId?: string | null | undefined;
  twitterScreenName?: string | null | undefined;
}

/** Checks the texts and the picture of a profile. Absent fields are left out of the answer. */
export async function checkProfile(
  reader: Reader,
  actor: Actor,
  input: ProfileInput,
  { isNew, path }: { isNew: boolean; path: string[] },
  found: Problem[],
) {
  const columns: {
    displayName?: string;
    selfIntroduction?: string;
    iconImageId?: string | null;
    twitterScreenName?: string | null;
  } = {};
  if (isNew || input.displayName != null) {
    columns.displayName = checkText(
      input.displayName ?? '',
      {
        path: [...path, 'displayName'],
        label: said(peopleErrors, (t) => t.sites.displayNameLabel()),
        ...limits.displayName,
      },
      found,
    );
  }
  if (input.selfIntroduction != null) {
    columns.selfIntroduction = checkText(
      input.selfIntroduction,
      {
        path: [...path, 'selfIntroduction'],
        label: said(peopleErrors, (t) => t.sites.introductionLabel()),
        ...limits.selfIntroduction,
        multiline: true,
      },
      found,
    );
  }
  if (input.twitterScreenName !== undefined) {
    const name = (input.twitterScreenName ?? '').trim().replace(/^@/, '');
    if (name !== '' && !/^[A-Za-z0-9_]{1,15}$/.test(name))
      found.push(
        problem(
          [...path, 'twitterScreenName'],
          'FORM',
          said(peopleErrors, (t) => t.sites.noNameOnX()),
        ),
      );
    columns.twitterScreenName = name === '' ? null : name;
  }
  if (input.iconImageId !== undefined) {
    await checkOwnImage(reader, actor, input.iconImageId, [...path, 'iconImageId'], found);
    columns.iconImageId = input.iconImageId;
  }
  return columns;
}

/** A picture that somebody else uploaded, or that is gone, cannot be used. */
export async function checkOwnImage(
  reader: Reader,
  actor: Actor,
  id: string | null,
  path: string[],
  found: Problem[],
): Promise<void> {
  if (id === null) return;
  const image = (await findImages(reader, [id])).get(id);
  if (!image || !canUseImage(actor, image))
    found.push(
      problem(
        path,
        'IMAGE_NOT_FOUND',
        said(peopleErrors, (t) => t.sites.imageMissing()),
      ),
    );
}
