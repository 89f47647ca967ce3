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
 * The product that runs, or null. Somebody who works on the journeys starts one and sets the three variables; otherwise
 * the tests start their own.
 */
export function findProduct(): Product | null {
  const url = process.env[names.url];
  const dataDir = process.env[names.dataDir];
  const logFile = process.env[names.logFile];
  return url && dataDir && logFile ? { url, dataDir, logFile } : null;
}

/** The product that runs. */
export function getProduct(): Product {
  const product = findProduct();
  if (!product) throw new Error('No product was started: run the journeys with e2e/playwright.config.ts.');
  return product;
}

/** Tells the processes of the tests, which inherit the environment, where the product is. */
export function setProduct(product: Product): void {
  for (const key of ['url', 'dataDir', 'logFile'] as const) process.env[names[key]] = product[key];
}

/** The environment a product is started with. */
export const environment = process.env;

/** The browser; Debian's where nothing else is said. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
