import { Breadcrumb, type BreadcrumbProps } from '../../shared/components/Breadcrumb.tsx';

export interface TrailProps {
  /** From the portfolio to the page above this one. */
  above: BreadcrumbProps['above'];
  here: string;
}

/** The way back up, and the title of the page in the window. */
export function Trail({ above, here }: TrailProps) {
  return (
    <>
      <title>{`${here} | Komawari`}</title>
      <Breadcrumb above={above} here={here} />
    </>
  );
}
