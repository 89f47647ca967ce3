import { textsOf } from '@komawari/ui/language';
import { generatePath } from 'react-router';
import portfoliosTexts from '../messages/portfolios.js';
import { paths } from '../shared/routes.ts';

const portfolio = () => ({ href: paths.portfolio, label: textsOf(portfoliosTexts).trail.mangafolio() });
const edit = () => ({ href: paths.portfolioEdit, label: textsOf(portfoliosTexts).trail.edit() });

/** The pages above the editor. */
export const aboveEdit = () => [portfolio()];

/** The pages above a category, or above the list of all works. */
export const aboveParts = () => [portfolio(), edit()];

/** The page a work's form goes back to: its category, or the list of all works. */
export const placeOfWork = (categoryId: string | undefined): { href: string; label: string } =>
  categoryId === undefined
    ? { href: paths.portfolioWorks, label: textsOf(portfoliosTexts).trail.allWorks() }
    : { href: generatePath(paths.portfolioCategory, { categoryId }), label: textsOf(portfoliosTexts).trail.category() };
