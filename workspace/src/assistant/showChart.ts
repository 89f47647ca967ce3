import { topics } from './topics.ts';
import type { AnalyticsTopic } from '../gql/graphql.ts';

/** Brings the chart of a topic into sight and rings it: whoever reads on, reads on there. */
export function showChart(topic: AnalyticsTopic): void {
  const { chart, row } = topics[topic];
  // While another episode is fetched its chart is not there, but its row is.
  const place = topic === 'PAGES' ? null : document.querySelector<HTMLElement>(`#${chart}`);
  const element = place ?? document.querySelector<HTMLElement>(`[data-item="${row}"] .an-row__charts`);
  if (!element) return;
  element.tabIndex = -1;
  element.classList.add('is-cited');
  element.addEventListener('blur', () => element.classList.remove('is-cited'), { once: true });
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'start' });
}
