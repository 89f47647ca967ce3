// Written from messages/en/discoveryErrors.json by `npm run generate`.

export interface DiscoveryErrors {
  editorial: {
    /** "{link}" leads nowhere. Give a path such as /new_works, or a URL that begins with https://. */
    notAnAddress(values: { link: string }): string;
    /** It ends before it begins. */
    endsBeforeItStarts(): string;
    /** That time has already passed. */
    isOver(): string;
    /** An identifier is short and plain, like 1st. */
    noIdentifier(): string;
    /** The deadline is before the start. */
    closesBeforeItOpens(): string;
    /** The result is before the deadline. */
    resultsBeforeTheDeadline(): string;
    /** Two prizes have the same name. */
    samePrizes(): string;
    /** title */
    titleLabel(): string;
    /** description */
    descriptionLabel(): string;
    /** name of a prize */
    prizeLabel(): string;
    /** reward */
    rewardLabel(): string;
    /** Two departments have the same name. */
    sameDepartments(): string;
    /** name of a department */
    departmentLabel(): string;
    /** A contest {identifier} already exists. */
    identifierTaken(values: { identifier: string }): string;
    /** This contest is not open yet. */
    notOpenYet(): string;
    /** This work is in another contest that has not been decided yet. */
    enteredElsewhere(): string;
    /** name */
    nameLabel(): string;
    /** role */
    roleLabel(): string;
    /** comment */
    commentLabel(): string;
    /** {judge} is not a judge of this contest. */
    noSuchJudge(values: { judge: string }): string;
    /** The prizes are: {prizes}. */
    noSuchPrize(values: { prizes: string }): string;
    /** The prizes are: none yet. */
    noPrizes(): string;
    /** This work is not in the contest any more. */
    notInTheContest(): string;
    /** A name begins with a letter and has letters, digits, - and _. */
    noFeatureName(): string;
    /** Give a whole number from 0 to 100. */
    percentageOutOfRange(): string;
    /** alternative text */
    altTextLabel(): string;
    /** category */
    categoryLabel(): string;
  };
  ads: {
    /** This is not an i-mobile tag for a 300 by 250 banner: {name} is not what it should be. Copy the tag again. */
    unknownTag(values: { name: string }): string;
    /** Ads are for creators. */
    onlyCreators(): string;
  };
}

declare const discoveryErrors: Record<'en' | 'ja', DiscoveryErrors>;
export default discoveryErrors;
