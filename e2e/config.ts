/** Where the tests find the product they go through. */
export type Product = {
  /** Without a slash at the end. */
  url: string;
  /** The folder with everything it keeps. */
  dataDir: string;
  /** The file its log goes to. */
  logFile: string;
};

const names = { url: 'KOMAWARI_E2E_URL', dataDir: 'KOMAWARI_E2E_DATA', logFile: 'KOMAWARI_E2E_LOG' } as const;

/**
 * The product that is named in the environment, or null. Somebody who works on the journeys starts one and sets the three
 * variables; otherwise the tests start their own.
 */
export function findProduct(): Product | null {
  const url = process.env[names.url];
  const dataDir = process.env[names.dataDir];
  const logFile = process.env[names.logFile];
  return url && dataDir && logFile ? { url, dataDir, logFile } : null;
}

/** The products the tests started, one for each of their workers, as JSON. */
const startedName = 'KOMAWARI_E2E_STARTED';

/** Tells the workers, which inherit the environment, which products were started for them. */
export function setStarted(products: Product[]): void {
  process.env[startedName] = JSON.stringify(products);
}

/** The product this worker goes through. The number is the runner's: that of a worker, and of the one that replaces it. */
export function getProduct(): Product {
  const started = JSON.parse(process.env[startedName] ?? '[]') as Product[];
  const product = findProduct() ?? started[Number(process.env['TEST_PARALLEL_INDEX'])];
  if (!product) throw new Error('No product was started: run the journeys with e2e/playwright.config.ts.');
  return product;
}

/** Has the tests of this worker go through another product, or, with null, through the one they went through before. */
export function setProduct(product: Product | null): void {
  for (const key of ['url', 'dataDir', 'logFile'] as const)
    if (product) process.env[names[key]] = product[key];
    else delete process.env[names[key]];
}

/** The environment a product is started with. */
export const environment = process.env;
