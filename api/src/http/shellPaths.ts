/** First parts of the paths that the workspace application draws itself, because they differ by who asks. */
const SHELL =
  /^\/(?:workspace|review|my|signin|signup|notifications|bookmarks|reading_histories|oauth2\/authorize|reset_password|handle_mail_action|handle_purchase_error|verify_recover_email|verify_reset_password)(?:\/|$)/;

/** Whether a path belongs to the single-page application. */
export const isShellPath = (path: string): boolean => SHELL.test(path);
