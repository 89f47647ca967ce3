/** A wish with its verdict for every role; see identity/authorization.test.ts. */
interface Row<Verdicts> {
  variables: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  verdicts: Verdicts;
}

interface Parts<Verdicts> {
  /** Runs a mutation as the owner. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are documents
  run(document: string, input: Record<string, unknown>): Promise<any>;
  forgetCategories(): Promise<unknown>;
  /** Publishes a work of the owner; answers its id. */
  publish(): Promise<string>;
  /** A page of the owner. */
  picture(): string;
  CREATOR: Verdicts;
  OWNER: Verdicts;
}

const WORK_ELSEWHERE = { title: 'w', urls: [{ url: 'https://store.example' }] };

/** Who may do what to a portfolio. */
export function portfolioRows<Verdicts extends object>({
  run,
  forgetCategories,
  publish,
  picture,
  CREATOR,
  OWNER,
}: Parts<Verdicts>): Record<string, Row<Verdicts>[]> {
  const inPortfolio = async (name: string, input: Record<string, unknown>): Promise<string> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation P($input: ${type}!) { ${name}(input: $input) { changedId portfolio { komawariWorks(first: 1) { nodes { id } } } } }`;
    const { changedId, portfolio } = (await run(document, input))[name];
    return changedId ?? portfolio.komawariWorks.nodes[0].id;
  };
  const external = () => inPortfolio('addPortfolioWorkExternal', WORK_ELSEWHERE);
  const komawari = async () => inPortfolio('addPortfolioWorkKomawaris', { workIds: [await publish()] });
  /** The only category, so that its order can be set. */
  const category = async () => {
    await forgetCategories();
    return inPortfolio('addPortfolioCategory', { title: 'c' });
  };

  return {
    'mutation addPortfolioCategory': [
      { variables: () => ({ input: { title: 'c' } }), verdicts: CREATOR },
      {
        variables: async () => ({ input: { title: 'c', workIds: [await external()] } }),
        verdicts: { ...CREATOR, other: 'problem:WORK_NOT_FOUND' },
      },
    ],
    'mutation addPortfolioWorkExternal': [
      { variables: () => ({ input: WORK_ELSEWHERE }), verdicts: CREATOR },
      {
        variables: async () => ({ input: { ...WORK_ELSEWHERE, thumbnailImageId: picture() } }),
        verdicts: { ...CREATOR, other: 'problem:IMAGE_NOT_FOUND', owner: 'problem:IMAGE_TYPE' },
      },
      { variables: async () => ({ input: { ...WORK_ELSEWHERE, categoryId: await category() } }), verdicts: OWNER },
    ],
    'mutation addPortfolioWorkKomawaris': [
      {
        variables: async () => ({ input: { workIds: [await publish()] } }),
        verdicts: { ...CREATOR, other: 'problem:WORK_NOT_FOUND' },
      },
    ],
    'mutation deletePortfolioCategory': [
      { variables: async () => ({ input: { id: await category() } }), verdicts: OWNER },
    ],
    'mutation deletePortfolioWorkExternal': [
      { variables: async () => ({ input: { id: await external() } }), verdicts: OWNER },
    ],
    'mutation deletePortfolioWorkKomawari': [
      { variables: async () => ({ input: { id: await komawari() } }), verdicts: OWNER },
    ],
    'mutation updatePortfolioBannerImage': [
      { variables: () => ({ input: { bannerImageId: null } }), verdicts: CREATOR },
      {
        variables: () => ({ input: { bannerImageId: picture() } }),
        verdicts: { ...CREATOR, other: 'problem:IMAGE_NOT_FOUND', owner: 'problem:IMAGE_TYPE' },
      },
    ],
    'mutation updatePortfolioCategory': [
      { variables: async () => ({ input: { id: await category(), title: 'x' } }), verdicts: OWNER },
    ],
    'mutation updatePortfolioCategoryPositions': [
      {
        variables: async () => ({ input: { categoryIds: [await category()] } }),
        verdicts: { ...CREATOR, other: 'problem:INCOMPLETE' },
      },
    ],
    'mutation updatePortfolioWorkExternal': [
      { variables: async () => ({ input: { id: await external(), title: 'x' } }), verdicts: OWNER },
    ],
    'mutation updatePortfolioWorkKomawari': [
      { variables: async () => ({ input: { id: await komawari(), thumbnailImageId: null } }), verdicts: OWNER },
    ],
  };
}
