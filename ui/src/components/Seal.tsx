import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { classNames } from './classNames.ts';

const seals = {
  NEW: { look: '', text: 'NEW', lang: 'en' },
  COMPLETED: { look: 'seal--ink', text: '完', lang: 'ja' },
  ONE_SHOT: { look: 'seal--indigo', text: '読切', lang: 'ja' },
  MATURE: { look: 'seal--ink', text: 'R18', lang: 'en' },
  HIATUS: { look: 'seal--paper', text: '休載', lang: 'ja' },
  PURCHASED: { look: 'seal--line', text: '済', lang: 'ja' },
} as const;

export type SealKind = keyof typeof seals;

/** The small stamp on a cover. */
export function Seal({ kind }: { kind: SealKind }) {
  const { look, text, lang } = seals[kind];
  const { seals: meanings } = useTexts(cardsTexts);
  return (
    <span className={classNames('seal', look)}>
      <span lang={lang} aria-hidden="true">
        {text}
      </span>
      <span className="sr">{meanings[kind]()}</span>
    </span>
  );
}

export interface StateLabelProps {
  tone?: 'ok' | 'warn' | 'info' | 'danger' | 'mute';
  icon?: IconName;
  children: ReactNode;
}

/** A state in words: Draft, Scheduled, Public, Fans only. The colour only repeats it. */
export function StateLabel({ tone = 'mute', icon, children }: StateLabelProps) {
  return (
    <span className={`label-tag label-tag--${tone}`}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
    </span>
  );
}

/** Stands wherever an amount is shown while no real payment provider is connected. */
export function TestMoney() {
  const { cards } = useTexts(cardsTexts);
  return (
    <span className="testmoney">
      <Icon name="alert" size="sm" />
      {cards.testMoney()}
    </span>
  );
}
