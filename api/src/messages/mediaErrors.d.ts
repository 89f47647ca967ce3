// Written from messages/en/mediaErrors.json by `npm run generate`.

export interface MediaErrors {
  images: {
    /** {fileName} is {size}, and an account may upload {limit} a day. Split it into smaller files. */
    largerThanADay(values: { fileName: string; limit: string; size: string }): string;
    /** {fileName} is {size}. You have used {used} of today's {limit}, which leaves {left}. You can upload again after midnight in Japan, in {wait}. What you chose stays here. */
    dayUsedUp(values: { fileName: string; left: string; limit: string; size: string; used: string; wait: string }): string;
    /** {fileName} is {size}, and others are uploading so much that only {left} of {limit} is free. Try again in a few minutes. What you chose stays here. */
    tooMuchUnfinished(values: { fileName: string; left: string; limit: string; size: string }): string;
    /** There is no room for {fileName} right now: {left} free. The operator has been notified. Try again later. What you chose stays here. */
    diskFull(values: { fileName: string; left: string }): string;
    /** {fileName} is {size} MB, the limit is {limit} MB. Make it smaller and add it again. */
    tooLarge(values: { fileName: string; limit: string; size: string }): string;
    /** Sign in to upload. What you chose stays here. */
    signIn(): string;
    /** This upload is no longer here: uploads that do not finish within 24 hours are cleared away. Start it again. */
    notHere(): string;
    /** This upload did not finish within 24 hours and was cleared away. Start it again. */
    over(): string;
    /** {fileName}: say how long the file is before it is sent. */
    lengthless(values: { fileName: string }): string;
    /** This upload is missing or not finished. Upload the file again. */
    fileMissing(): string;
    /** This upload is missing or not finished. Upload the archive again. */
    archiveMissing(): string;
    /** description of the picture */
    altTextLabel(): string;
    /** The focus point lies outside the picture. Pick it again. */
    focusOutside(): string;
    /** The margins take the whole page away. Make them smaller. */
    nothingLeft(): string;
    /** {fileName}: {reason} */
    ofFile(values: { fileName: string; reason: string }): string;
    /** {hours, plural, one {# hour} other {# hours}} */
    hours(values: { hours: number }): string;
    /** {minutes, plural, one {# minute} other {# minutes}} */
    minutes(values: { minutes: number }): string;
    /** {hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}} */
    hoursAndMinutes(values: { hours: number; minutes: number }): string;
  };
  links: {
    /** No public page could be reached at {host} within 5 seconds. Check the URL, or fill in the fields yourself. */
    UNREACHABLE(values: { host: string }): string;
    /** {host} has no readable page at this URL. Check it, or fill in the fields yourself. */
    NO_PAGE(values: { host: string }): string;
    /** The page could not be looked at just now. Try again, or fill in the fields yourself. */
    notNow(): string;
  };
  pictures: {
    /** This is not an image. Use PNG, JPEG, WebP, AVIF or GIF. */
    NOT_AN_IMAGE(): string;
    /** SVG files are not taken. Export it as PNG. */
    SVG_NOT_ALLOWED(): string;
    /** This format is not taken. Export it as PNG, JPEG, WebP or AVIF. */
    UNSUPPORTED_FORMAT(): string;
    /** The file is too large, limit 20 MB. Export it smaller. */
    TOO_LARGE_FILE(): string;
    /** The file ends early. Export it again. */
    TRUNCATED(): string;
    /** The file is damaged and cannot be opened. Export it again. */
    CORRUPT(): string;
    /** There is other data beside the image. Export it again. */
    POLYGLOT(): string;
    /** There are too many pixels. Make it smaller and add it again. */
    TOO_MANY_PIXELS(): string;
    /** The picture is too small. Export it larger and add it again. */
    TOO_NARROW(): string;
    /** The picture is too wide. Make it smaller and add it again. */
    TOO_WIDE(): string;
    /** The picture is too tall. Split it or make it smaller and add it again. */
    TOO_TALL(): string;
  };
  sizes: {
    /** File is {got}, limit {limit}. Export it smaller. */
    FILE(values: { got: string; limit: string }): string;
    /** File is cut off at {got}. Retry, or export it again. */
    CUT_OFF(values: { got: string }): string;
    /** {got} tall, limit {limit}. Split it and add it again. */
    HEIGHT(values: { got: string; limit: string }): string;
    /** {got} tall, limit {limit} when wider than 2,000. Split it or make it narrower and add it again. */
    HEIGHT_OF_WIDE(values: { got: string; limit: string }): string;
    /** {got} wide, limit {limit}. Make it smaller and add it again. */
    WIDTH(values: { got: string; limit: string }): string;
    /** {got} megapixels, limit {limit}. Make it smaller and add it again. */
    PIXELS(values: { got: string; limit: string }): string;
    /** {got}, limit {limit}. Make it smaller and add it again. */
    BOTH_SIDES(values: { got: string; limit: string }): string;
    /** {got} wide, at least {limit} is needed. Export it larger and add it again. */
    SMALL_WIDTH(values: { got: string; limit: string }): string;
    /** {got}, at least {limit} is needed. Export it larger and add it again. */
    SMALL_SIDES(values: { got: string; limit: string }): string;
  };
  archives: {
    /** This is not an archive. Use ZIP or CBZ, or drop the pages themselves. */
    NOT_AN_ARCHIVE(): string;
    /** The archive is damaged. Make it again. */
    DAMAGED(): string;
    /** There are no images in the archive. */
    NO_IMAGES(): string;
    /** {got} images, limit {limit} an episode. Split it into more episodes. */
    TOO_MANY_IMAGES(values: { got: string; limit: string }): string;
    /** {got} files in the archive, limit {limit}. Split it. */
    TOO_MANY_ENTRIES(values: { got: string; limit: string }): string;
    /** The archive unpacks to more than 1 GB. Split it into more episodes. */
    TOO_LARGE_EXPANDED(): string;
    /** It unpacks to more than 100 times its size, as no image does. Make the archive again. */
    RATIO_TOO_HIGH(): string;
    /** Several files have the same name. Rename them. */
    SAME_NAME(): string;
    /** A file name leads outside of the folder. Rename it. */
    UNSAFE_PATH(): string;
    /** It holds a link. Put the picture itself in. */
    LINK_ENTRY(): string;
    /** It has a password. Make it again without one. */
    ENCRYPTED_ENTRY(): string;
    /** This compression is not supported. Make it again as a plain ZIP. */
    UNSUPPORTED_COMPRESSION(): string;
    /** The file is {got}, limit {limit}. Export it smaller. */
    ENTRY_TOO_LARGE(values: { got: string; limit: string }): string;
    /** The file is damaged. Export it again. */
    ENTRY_DAMAGED(): string;
  };
  remarks: {
    /** {path} is there several times. The later ones got a number. */
    SAME_NAME(values: { path: string }): string;
    /** {path} is an archive in the archive and was not opened. Unpack it and add its pages. */
    NESTED_ARCHIVE(values: { path: string }): string;
    /** {path} is a hidden file and was left out. */
    HIDDEN_FILE(values: { path: string }): string;
    /** {path} is not an image and was left out. */
    NO_IMAGE(values: { path: string }): string;
  };
}

declare const mediaErrors: Record<'en' | 'ja', MediaErrors>;
export default mediaErrors;
