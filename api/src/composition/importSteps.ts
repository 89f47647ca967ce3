import type { ImportStep } from '../people/account/index.ts';
import { importWorks } from '../publications/episodes/index.ts';
import { importIllustrations } from '../publications/illustrations/index.ts';
import { importPortfolio } from '../publications/portfolios/index.ts';
import { importReader } from '../readers/reading/index.ts';

/** How an archive of somebody's data is taken in, after the pictures and the profile: works before what refers to them. */
export const importSteps: readonly ImportStep[] = [importWorks, importIllustrations, importPortfolio, importReader];
