/** What each workspace may import from the others. */
export const allowedWorkspaces: Record<string, string[]> = {
  site: ['ui'],
  workspace: ['ui'],
  ui: [],
  api: ['storage'],
  storage: [],
  postgres: [],
  stripe: [],
  demo: [],
  scripts: ['api', 'storage', 'site', 'workspace', 'ui', 'demo', 'postgres', 'stripe'],
  // Journeys know the product as people do: by its pages and its commands.
  e2e: [],
};

/** What tests of a workspace may import besides. */
export const allowedInTests: Record<string, string[]> = { api: ['postgres', 'stripe'] };

/** Where the parts meet: the API serves what the front ends are. */
export const meetingPoints = [
  {
    from: /^api\/src\/(publishing\/|testing\/publishing\/|http\/|main\.ts$)/,
    specifiers: ['@komawari/site/renderer', '@komawari/site/routes', '@komawari/workspace/routes'],
  },
  // Where a `to` may lead is judged by both sides, which must never disagree.
  { from: /^api\/src\/(people\/identity|discovery\/editorial)\//, specifiers: ['@komawari/ui/sameOriginPath'] },
  // What an episode is called is the same on pages and in feeds, mails and cards.
  {
    from: /^api\/src\/(discovery\/(feeds|oembed)|readers\/(watching|purchases)|publications\/previews)\//,
    specifiers: ['@komawari/ui/episodeNames'],
  },
  // What is written in a work is marked with its language on pages and in feeds, by the same rule.
  { from: /^api\/src\/discovery\/feeds\//, specifiers: ['@komawari/ui/writtenLanguage'] },
  // A day and an episode in a sentence about a chart are written as the chart writes them.
  {
    from: /^api\/src\/analytics\/assistant\//,
    specifiers: ['@komawari/ui/dates', '@komawari/ui/episodeNames'],
  },
  // What a price comes to is said while it is typed and booked when it is paid: by the same sum.
  { from: /^api\/src\/money\/fees\//, specifiers: ['@komawari/ui/salePrice'] },
  // Sentences, mails, files and share images write numbers and yen as screens do.
  { from: /^api\/src\//, specifiers: ['@komawari/ui/numbers'] },
  // A post is weighed the same while it is typed and when it is sent.
  { from: /^api\/src\/analytics\//, specifiers: ['@komawari/ui/xPost'] },
  // From how many people on a number is told is the same where it is counted and where it is said.
  { from: /^api\/src\/(analytics|readers\/surveys)\//, specifiers: ['@komawari/ui/readerFigures'] },
  // A genre is checked, stored and searched by the same list that forms offer.
  {
    from: /^api\/src\/(publications\/(works|episodes)|discovery\/search|analytics\/figures)\//,
    specifiers: ['@komawari/ui/genres'],
  },
  // What a genre is called on screens finds it.
  {
    from: /^api\/src\/discovery\/search\//,
    specifiers: ['@komawari/ui/genreSpellings', '@komawari/ui/ratingSpellings'],
  },
  // What a text of the operator is read as is the same for its tables and for the page around it.
  { from: /^api\/src\/people\/operatorPages\//, specifiers: ['@komawari/ui/languageOfText'] },
  // An address to which people return is judged while it is typed and when it is stored, by the same rules.
  { from: /^api\/src\/openid\//, specifiers: ['@komawari/ui/applications'] },
  // What a bank reads is shown while typing and stored by the same rules.
  { from: /^api\/src\/money\//, specifiers: ['@komawari/ui/bankAccounts'] },
  // The same browser opens the components, the reader and the whole product, and they are judged in the same way.
  {
    from: /^e2e\//,
    specifiers: [
      '@komawari/ui/testing/browser',
      '@komawari/ui/testing/findViolations',
      '@komawari/ui/testing/layoutShift',
    ],
  },
];

/** The workspaces that files of this one meet. */
const metBy = (workspace: string): string[] =>
  meetingPoints
    .filter(({ from }) => from.source.startsWith(`^${workspace}\\/`))
    .flatMap(({ specifiers }) => specifiers.map((name) => name.split('/')[1] ?? ''));

/** Every workspace with those that any of its files may import: arrows that must form no circle. */
export function reachOfWorkspaces(): Record<string, string[]> {
  const reach = Object.entries(allowedWorkspaces).map(([workspace, allowed]) => [
    workspace,
    [...allowed, ...(allowedInTests[workspace] ?? []), ...metBy(workspace)],
  ]);
  return Object.fromEntries(reach) as Record<string, string[]>;
}
