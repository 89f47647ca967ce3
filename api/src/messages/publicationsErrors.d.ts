// Written from messages/en/publicationsErrors.json by `npm run generate`.

export interface PublicationsErrors {
  contestApplications: {
    /** This is not an e-mail address. Enter one such as name@example.com. */
    noEmail(): string;
    /** history */
    historyLabel(): string;
    /** name */
    nameLabel(): string;
    /** reading of the name */
    nameReadingLabel(): string;
    /** e-mail address */
    emailLabel(): string;
    /** Choose at least one editorial department, or let any of them write to you. */
    departmentNeeded(): string;
    /** A chosen department is not in this contest any more. Choose again. */
    departmentGone(): string;
    /** The judges of a contest are reading this. It can go to the trash after the result; until then ask us to take it out of the contest. */
    isBeingJudged(): string;
    /** There is no such contest. */
    noSuchContest(): string;
    /** This contest takes no entries now. What was entered stays as it is. */
    notOpen(): string;
    /** The contest’s staff took this work out of the contest. Another work can be entered. */
    excluded(): string;
    /** This work is in another contest that has not been decided yet. Withdraw it there first. */
    enteredElsewhere(): string;
    /** The judges are reading this work. Its tag "{tag}" stays until the result. */
    tagStays(values: { tag: string }): string;
    /** An entry needs the tag "{tag}". Put it back, or withdraw the entry. */
    tagNeeded(values: { tag: string }): string;
  };
  tags: {
    /** A tag is empty. Remove it or write a word. */
    empty(): string;
    /** The tag "{tag}" is longer than {most, number} characters. Shorten it. */
    tooLong(values: { most: number; tag: string }): string;
    /** The tag "{tag}" has a space, "#" or a slash in it. Make it one word, or two tags. */
    forbiddenCharacters(values: { tag: string }): string;
    /** "{tag}" means something else in the URL of a tag. Choose another word. */
    reserved(values: { tag: string }): string;
  };
  works: {
    /** This is no tag of a language. Enter one such as ja, en or zh-Hant. */
    noSuchLanguage(): string;
    /** {count, number} credits, the limit is {most, number}. Remove {excess, number}. */
    tooManyCredits(values: { count: number; excess: number; most: number }): string;
    /** name */
    nameLabel(): string;
    /** role */
    roleLabel(): string;
    /** screen name */
    screenNameLabel(): string;
    /** Choose a day after today and within {years, number} years. */
    returnOutOfRange(values: { years: number }): string;
    /** This date does not exist. */
    noSuchDay(): string;
    /** title */
    titleLabel(): string;
    /** description */
    descriptionLabel(): string;
    /** The focus point lies outside the picture. Pick it again. */
    focusOutside(): string;
    /** The cover picture is missing. Upload it again. */
    coverMissing(): string;
    /** {count, number} tags, the limit is {most, number}. Remove {excess, number}. */
    tooManyTags(values: { count: number; excess: number; most: number }): string;
    /** You have {most, number} works, which is the limit. Move one to the trash first. */
    tooMany(values: { most: number }): string;
  };
  episodes: {
    /** This episode cannot go from {from} to {to}. */
    statusNotAllowed(values: { from: string; to: string }): string;
    /** draft */
    DRAFT(): string;
    /** scheduled */
    SCHEDULED(): string;
    /** fans only */
    FAN_ONLY(): string;
    /** public */
    PUBLIC(): string;
    /** suspended */
    SUSPENDED(): string;
    /** An episode needs at least one page before it is published. Add pages or save it as a draft. */
    noPages(): string;
    /** An episode is either for fans or for sale. Make it public, or take the price away. */
    paidAndFanOnly(): string;
    /** appeal */
    appealLabel(): string;
    /** title */
    titleLabel(): string;
    /** afterword */
    afterwordLabel(): string;
    /** {count, number} pages, the limit is {most, number}. Split the episode in two. */
    tooManyPages(values: { count: number; most: number }): string;
    /** The picture of page {page, number} is missing. Upload it again. */
    pictureMissing(values: { page: number }): string;
    /** Page {page, number} does not belong to this episode. Load the episode again. */
    pageOfAnother(values: { page: number }): string;
    /** description of the page */
    altTextLabel(): string;
    /** transcript */
    transcriptLabel(): string;
    /** A work holds {most} episodes. Start a second work. */
    tooMany(values: { most: string }): string;
    /** Finish your profile to publish works. */
    profileFirst(): string;
    /** Episodes are not sold here at present: it came as a draft without its price. */
    cameWithoutPrice(): string;
    /** This work is for people who are 18 or older. */
    mature(): string;
    /** This episode is for fans. */
    fanOnly(): string;
    /** This episode is for sale. */
    forSale(): string;
    /** This episode is suspended. It can be archived once it no longer is. */
    isSuspended(): string;
    /** At most {most, number} episodes change at once. Choose fewer. */
    tooManyAtOnce(values: { most: number }): string;
    /** The judges of a contest are reading this episode. It can go back to draft after the result. */
    draftWhileJudged(): string;
    /** This work is in a contest, where everybody can read it. It can be for fans only once the result is out. */
    fansWhileJudged(): string;
    /** Choose when the episode comes out. */
    instantNeeded(): string;
    /** This time has passed. Choose a later one, or publish now. */
    inThePast(): string;
    /** Episodes can be scheduled up to one year ahead. Choose an earlier time. */
    tooFar(): string;
    /** Episodes are not sold here at present. Save without a price. */
    notSelling(): string;
    /** This episode is suspended. Its price can change once it no longer is. */
    priceWhileSuspended(): string;
    /** The lowest price is ¥{least, number}. */
    priceTooLow(values: { least: number }): string;
    /** The highest price is ¥{most, number}. */
    priceTooHigh(values: { most: number }): string;
    /** Whole yen only. Try {below} or {above}. */
    priceNotWhole(values: { above: string; below: string }): string;
    /** The first paid page is page 1 or later. */
    paidPageTooLow(): string;
    /** The first paid page would be page {asked, number}, and the episode has {pages, plural, one {# page} other {# pages}}. Choose an earlier one. */
    paidPageBeyond(values: { asked: number; pages: number }): string;
    /** It is already {status}. */
    already(values: { status: string }): string;
    /** It is not in the trash. */
    notInTrash(): string;
    /** It is not in this work any more. */
    notThere(): string;
    /** It has no price. */
    hasNoPrice(): string;
    /** Somebody bought this episode. Archive it instead: then only its buyers can read it. */
    BOUGHT(): string;
    /** Somebody is buying this episode at this moment. Try again later, or archive it: then only its buyers can read it. */
    BEING_BOUGHT(): string;
  };
  illustrations: {
    /** title */
    titleLabel(): string;
    /** description */
    descriptionLabel(): string;
    /** This work is not among yours any more. Choose another one, or none. */
    workGone(): string;
    /** Add at least one picture. */
    pictureNeeded(): string;
    /** {count, number} pictures, the limit is {most, number}. Remove {excess, number}, or make a second illustration of them. */
    tooManyPictures(values: { count: number; excess: number; most: number }): string;
    /** Picture {number, number} is missing. Upload it again. */
    pictureMissing(values: { number: number }): string;
    /** Picture {number, number} was uploaded for something else. Upload it again as a picture of an illustration. */
    pictureOfOtherUse(values: { number: number }): string;
    /** Picture {number, number} does not belong to this illustration. Load the illustration again. */
    pictureOfAnother(values: { number: number }): string;
    /** description of the picture */
    altTextLabel(): string;
    /** Finish your profile to publish illustrations. */
    profileFirst(): string;
    /** You have {most} illustrations, which is the limit. Move one to the trash first. */
    tooMany(values: { most: string }): string;
  };
  portfolios: {
    /** A category holds {most, number} works, this would make {count, number}. Remove {excess, number}. */
    categoryFull(values: { count: number; excess: number; most: number }): string;
    /** Finish your profile first. */
    profileFirst(): string;
    /** This picture is missing. Upload it again. */
    imageMissing(): string;
    /** This picture was uploaded for another place. Upload it here again. */
    imageOfOtherUse(): string;
    /** title */
    titleLabel(): string;
    /** description */
    descriptionLabel(): string;
    /** Enter the URL of the work. */
    urlNeeded(): string;
    /** {count, number} URLs, the limit is {most, number}. Remove {excess, number}. */
    tooManyUrls(values: { count: number; excess: number; most: number }): string;
    /** title of the link */
    linkTitleLabel(): string;
    /** You have {most, number} works from elsewhere, which is the limit. Remove one first. */
    tooManyElsewhere(values: { most: number }): string;
    /** Choose a work. */
    workNeeded(): string;
    /** Choose at most 100 works at once. */
    tooManyAtOnce(): string;
    /** This work is not among yours. Choose it again. */
    workNotOwn(): string;
    /** name */
    categoryLabel(): string;
    /** This work is not in the portfolio. Add it first. */
    workNotInPortfolio(): string;
    /** You have {most, number} categories, which is the limit. Remove one first. */
    tooManyCategories(values: { most: number }): string;
    /** The categories changed in the meantime. Load them again and order them once more. */
    categoriesChanged(): string;
  };
  scouting: {
    /** {department} wrote about this work already, on {day}. A department writes about a work once. */
    scoutedAlready(values: { day: string; department: string }): string;
    /** The departments of this contest are: {departments}. */
    noSuchDepartment(values: { departments: string }): string;
    /** The departments of this contest are: none yet. */
    noDepartments(): string;
    /** e-mail address */
    replyAddressLabel(): string;
    /** This is not an e-mail address. The answer goes to one such as editors@example.com. */
    noReplyAddress(): string;
    /** message */
    messageLabel(): string;
    /** You answered this already. An answer is final. */
    answeredAlready(): string;
    /** answer */
    answerLabel(): string;
    /** This work is not in the contest any more. Departments write about works that are entered. */
    NOT_IN_THE_CONTEST(): string;
    /** The account of the creator is suspended or about to be deleted. Nobody can write to it. */
    ACCOUNT_CLOSED(): string;
    /** The work is in the trash or suspended. A department can write when it is back. */
    WORK_HIDDEN(): string;
    /** The work was entered without a form, so its creator never said who may write to them. */
    NO_FORM(): string;
    /** The creator takes part for the prizes alone and wants no message from any department. */
    WANTS_NO_MESSAGE(): string;
    /** The creator chose which departments may write, and this is none of them. */
    WANTS_OTHERS(): string;
  };
  reviews: {
    /** This link has a password. Enter it to continue. */
    passwordNeeded(): string;
    /** This is not the password of the link. Ask the person who sent it. */
    passwordWrong(): string;
    /** name */
    nameLabel(): string;
    /** {most, number} links to this episode are open. End one of them first. */
    tooManyLinks(values: { most: number }): string;
    /** answer */
    answerLabel(): string;
    /** The place lies outside the page. */
    outsidePage(): string;
    /** note */
    noteLabel(): string;
    /** A link holds up to {most, number} notes. */
    tooManyNotes(values: { most: number }): string;
  };
}

declare const publicationsErrors: Record<'en' | 'ja', PublicationsErrors>;
export default publicationsErrors;
