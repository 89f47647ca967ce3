import { generatePath } from 'react-router';
import { paths } from '../shared/routes.ts';

const portfolio = { href: paths.portfolio, label: 'Mangafolio' };
const edit = { href: paths.portfolioEdit, label: 'Edit' };

/** The pages above the editor. */
export const aboveEdit = [portfolio];

/** The pages above a category, or above the list of all works. */
export const aboveParts = [portfolio, edit];

/** The page a work's form goes back to: its category, or the list of all works. */
export const placeOfWork = (categoryId: string | undefined): { href: string; label: string } =>
  categoryId === undefined
    ? { href: paths.portfolioWorks, label: 'All works' }
    : { href: generatePath(paths.portfolioCategory, { categoryId }), label: 'Category' };
