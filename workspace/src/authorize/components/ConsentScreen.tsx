import { Button, Notice } from '@komawari/ui/components';
import { formatFullDay } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import authorizeTexts from '../../messages/authorize.js';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import type { ApplicationScope } from '../../shared/applicationScopes.ts';
import type { AskedFor, Asker, Person } from '../AskedFor.ts';
import { Narrow } from './Narrow.tsx';
import { PersonLine } from './PersonLine.tsx';
import { isOptional, ScopeLines } from './ScopeLines.tsx';

export interface ConsentScreenProps {
  asked: AskedFor;
  person: Person;
  /** What is switched on of what a person chooses. */
  chosen: ReadonlySet<ApplicationScope>;
  onChoose: (chosen: ReadonlySet<ApplicationScope>) => void;
  /** Which answer is on its way. */
  busy: 'allow' | 'cancel' | null;
  /** Why the last answer did not go through. */
  problem: string | null;
  onAllow: (scopes: ApplicationScope[]) => void;
  onCancel: () => void;
  onSwitch: () => void;
}

/** Who asks, for what, with which account, and two answers. What was allowed before is not asked again. */
export function ConsentScreen(props: ConsentScreenProps) {
  const { asked, person, chosen, onChoose, busy, problem, onAllow, onCancel, onSwitch } = props;
  const { consent } = useTexts(authorizeTexts);
  const { asker, scopes, granted, trustedSince, returnsTo } = asked;
  const isKnown = trustedSince !== null;
  const shown = isKnown ? scopes.filter((scope) => !granted.includes(scope)) : scopes;

  function choose(scope: ApplicationScope, isChosen: boolean): void {
    onChoose(new Set(isChosen ? [...chosen, scope] : [...chosen].filter((one) => one !== scope)));
  }

  const allowed = scopes.filter((scope) => !isOptional(scope) || granted.includes(scope) || chosen.has(scope));
  return (
    <Narrow title={isKnown ? consent.titleAgain({ name: asker.name }) : consent.title({ name: asker.name })}>
      <Who asker={asker} trustedSince={trustedSince} />
      <div className="stack stack--sm">
        <p className="label">{consent.account()}</p>
        <PersonLine person={person}>
          <button type="button" className="link small authorize__switch" onClick={onSwitch}>
            <Sentence text={consent.switch()} parts={{ sr: (words) => <span className="sr">{words}</span> }} />
          </button>
        </PersonLine>
      </div>
      {shown.length > 0 ? (
        <section aria-labelledby="it-may">
          <h2 id="it-may" className="label">
            {isKnown ? consent.mayToo() : consent.may()}
          </h2>
          <ScopeLines scopes={shown} chosen={chosen} person={person} onChoose={choose} />
        </section>
      ) : null}
      {asker.isWaiting ? (
        <Notice tone="warn" icon="alert">
          <Sentence text={consent.notLookedAt()} />
        </Notice>
      ) : null}
      {problem === null ? null : (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div className="authorize__go">
        <Button size="lg" busy={busy === 'cancel'} busyWord={consent.goingBack()} onClick={onCancel}>
          {consent.cancel()}
        </Button>
        <Button
          variant="ink"
          size="lg"
          busy={busy === 'allow'}
          busyWord={isKnown ? consent.continuing() : consent.allowing()}
          onClick={() => onAllow(allowed)}
        >
          {isKnown ? consent.continue() : consent.allow()}
        </Button>
      </div>
      <div className="authorize__foot small muted stack stack--sm">
        <p>
          <Sentence text={consent.returns()} parts={{ to: <b>{returnsTo}</b> }} />
        </p>
        <p>
          <Sentence text={consent.neverSees()} />
        </p>
      </div>
    </Narrow>
  );
}

function Who({ asker, trustedSince }: { asker: Asker; trustedSince: string | null }) {
  const { consent } = useTexts(authorizeTexts);
  const name = <span lang={UNRECORDED_LANGUAGE}>{asker.name}</span>;
  return (
    <>
      <div className="authorize__icons">
        <AppIcon source={asker.iconImage ?? null} name={asker.name} size="lg" />
        <Icon name="sort" />
        <span className="app-icon app-icon--lg app-icon--mark" aria-hidden="true">
          <Mark />
        </span>
      </div>
      <div className="authorize__who">
        <h1>
          <Sentence text={trustedSince === null ? consent.wants() : consent.continueTo()} parts={{ name }} />
        </h1>
        <p className="small muted">{checkedBy(asker)}</p>
        {trustedSince === null ? null : (
          <p className="small muted">{consent.since({ day: formatFullDay(trustedSince) })}</p>
        )}
      </div>
    </>
  );
}

function checkedBy({ verifiedDomain, isFirstParty }: Asker): string {
  const { consent } = textsOf(authorizeTexts);
  const domain = verifiedDomain ?? '';
  if (isFirstParty) return domain ? consent.ownWithDomain({ domain }) : consent.own();
  return domain ? consent.checked({ domain }) : consent.notChecked();
}

function Mark() {
  return (
    <svg className="authorize__mark" viewBox="0 0 28 28">
      <path className="logo__ink" d="M1 1h15.5l-2 14H1zM1 17.5h26V27H1z" />
      <path className="logo__accent" d="M19 1h8v14H17z" />
    </svg>
  );
}
