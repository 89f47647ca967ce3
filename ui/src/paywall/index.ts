/** The wall before paid pages, as readers meet it and as creators preview it. Styles: "@komawari/ui/styles/wall.css". */
export { Paywall, type PaywallProps } from './Paywall.tsx';
export { PaywallWaiting, type PaywallWaitingProps } from './PaywallWaiting.tsx';
export type { PaywallOffer } from './PaywallOffer.ts';
