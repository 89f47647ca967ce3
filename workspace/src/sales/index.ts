export { TestSales } from './components/SalesHead.tsx';
export { salesRoutes } from './salesRoutes.ts';
