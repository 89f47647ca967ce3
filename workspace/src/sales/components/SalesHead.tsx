import { Icon } from '@komawari/ui/icons';

/** Says that nothing of it is paid out. */
export function TestSales() {
  return (
    <span className="testmoney">
      <Icon name="alert" size="sm" />
      Test money, nothing is paid out
    </span>
  );
}
