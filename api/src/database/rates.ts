const MINUTE = 60;
const HOUR = 3600;

/**
 * How often each thing may be done in a window, and by whom it is counted: an account, or a network address where the name
 * ends in "From", or an e-mail address where mail goes to it. Everything that is limited is limited here, but what the database
 * hears nothing of: forged calls of the processor of payments (readers/purchases/serveWebhook.ts) and documents that nobody sent
 * before (composition/newDocuments.ts).
 * Wrong passwords count for themselves (identity/countTry.ts): they pause, and right ones do not count.
 */
export const RATES = {
  // decisions 4.11
  like: { limit: 60, seconds: MINUTE },
  watch: { limit: 30, seconds: MINUTE },
  image: { limit: 400, seconds: HOUR },
  signUpMail: { limit: 5, seconds: HOUR },
  // decisions 4.2
  commentInMinute: { limit: 5, seconds: MINUTE },
  commentInHour: { limit: 30, seconds: HOUR },
  // What a person does by hand comes nowhere near these.
  reply: { limit: 120, seconds: HOUR },
  bookmark: { limit: 60, seconds: MINUTE },
  survey: { limit: 60, seconds: MINUTE },
  tag: { limit: 60, seconds: MINUTE },
  silence: { limit: 60, seconds: MINUTE },
  purchase: { limit: 30, seconds: HOUR },
  // A screen that waits for money asks every few seconds.
  purchaseStatus: { limit: 120, seconds: 10 * MINUTE },
  report: { limit: 10, seconds: HOUR },
  scoutAnswer: { limit: 30, seconds: HOUR },
  // Enough for every link of an honest creator; others shall not make us send requests to others.
  link: { limit: 60, seconds: HOUR },
  // A creator who fills in a whole portfolio in one evening.
  workLookup: { limit: 120, seconds: HOUR },
  reviewLink: { limit: 30, seconds: HOUR },
  viewAs: { limit: 60, seconds: HOUR },
  personalToken: { limit: 20, seconds: HOUR },
  webhook: { limit: 20, seconds: HOUR },
  // Setting one up by hand takes a dozen changes.
  application: { limit: 120, seconds: HOUR },
  // A link is begun, ended and renewed by hand, and screens renew it now and then.
  xLink: { limit: 60, seconds: HOUR },
  // X takes fewer than these of one person (100 in 15 minutes), and each is drawn before.
  xPost: { limit: 20, seconds: HOUR },
  // Each asks a model that somebody pays for; the same findings are worded once.
  analyticsWording: { limit: 60, seconds: HOUR },
  // Somebody who mistypes a few times comes nowhere near this.
  bankAccount: { limit: 20, seconds: HOUR },
  withdrawal: { limit: 30, seconds: HOUR },
  webhookByHand: { limit: 60, seconds: HOUR },
  // Counted by token. A program that sends 200 pages comes near this when the line is very fast.
  tokenCall: { limit: 600, seconds: MINUTE },
  // A browser asks a few times for each sign-in at a client; many people may share an address.
  openidFrom: { limit: 1200, seconds: 10 * MINUTE },
  openidAnswer: { limit: 600, seconds: HOUR },
  // Counted by client and address together, so that nobody uses up what another may do. A site whose users all come at once.
  openidCallOf: { limit: 6000, seconds: MINUTE },
  // Answers that are errors: nobody can guess a code, a token or a secret, and this keeps the noise down.
  openidFailureFrom: { limit: 300, seconds: 5 * MINUTE },
  migrateHistory: { limit: 20, seconds: HOUR },
  forgetHistory: { limit: 10, seconds: HOUR },
  // More uploads than images: some are refused or sent again.
  upload: { limit: 800, seconds: HOUR },
  archive: { limit: 60, seconds: HOUR },
  // An editor who goes through a long episode in one sitting comes nowhere near these.
  reviewFrom: { limit: 120, seconds: HOUR },
  reviewNoteFrom: { limit: 300, seconds: HOUR },
  reviewPasswordFrom: { limit: 10, seconds: 15 * MINUTE },
  // Of everybody together: at this pace guessing a password takes centuries.
  reviewPassword: { limit: 100, seconds: HOUR },
  // Each reads or writes everything a person has.
  dataExport: { limit: 5, seconds: 24 * HOUR },
  dataImport: { limit: 10, seconds: 24 * HOUR },
  // Many people may share a network address: a school, a mobile carrier.
  recaptchaFrom: { limit: 120, seconds: HOUR },
  // A page with a wrong policy reports many things at once, and each once.
  policyReportFrom: { limit: 60, seconds: HOUR },
  anonymousFrom: { limit: 60, seconds: HOUR },
  signUpFrom: { limit: 30, seconds: HOUR },
  signUpMailFrom: { limit: 20, seconds: HOUR },
  signInFrom: { limit: 100, seconds: 15 * MINUTE },
  socialFrom: { limit: 60, seconds: 10 * MINUTE },
  socialCallbackFrom: { limit: 120, seconds: 10 * MINUTE },
  // Every opened sign-in page begins a ceremony.
  passkeyFrom: { limit: 300, seconds: HOUR },
  actionMail: { limit: 5, seconds: HOUR },
  actionMailFrom: { limit: 20, seconds: HOUR },
  actionMailOfAccount: { limit: 10, seconds: HOUR },
  // Codes cannot be guessed; this keeps the noise down.
  mailCodeFrom: { limit: 120, seconds: HOUR },
  // At this pace guessing a code takes years.
  secondFactor: { limit: 30, seconds: HOUR },
} as const satisfies Record<string, { limit: number; seconds: number }>;

export type Rate = keyof typeof RATES;
