import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import salesTexts from '../../messages/sales.js';

/** Says that nothing of it is paid out. */
export function TestSales() {
  const { notices } = useTexts(salesTexts);
  return (
    <span className="testmoney">
      <Icon name="alert" size="sm" />
      {notices.testMoney()}
    </span>
  );
}
