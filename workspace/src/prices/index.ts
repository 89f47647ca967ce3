export { APPEAL_FIELD, PRICE_FIELD, SaleBox, type SaleBoxProps, type SoldSoFar } from './components/SaleBox.tsx';
export { FansOrSale } from './components/FansOrSale.tsx';
export { FIRST_PAID_PAGE_FIELD } from './components/FirstPaidPage.tsx';
export { GuestPreview } from './components/GuestPreview.tsx';
export { notForSale, saleDraftOf, salesInputOf, type SaleDraft } from './saleDraft.ts';
export { PriceAndShare } from './components/PriceAndShare.tsx';
export { readWhole } from './readWhole.ts';
export { priceProblem, saleProblems, type SaleProblems } from './saleProblems.ts';
export { useSalesTerms } from './useSalesTerms.ts';
