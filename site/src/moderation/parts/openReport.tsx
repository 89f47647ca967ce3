import { createRoot } from 'react-dom/client';
import { ReportSheet } from './ReportSheet.tsx';
import type { Reported } from '../useReportSheet.tsx';

/** Opens the sheet that reports a thing; the focus goes back to where it was opened. */
export function openReport(thing: Reported, opener: HTMLElement): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  function close(): void {
    root.unmount();
    place.remove();
    opener.focus();
  }
  root.render(<ReportSheet {...thing} onClose={close} />);
}
