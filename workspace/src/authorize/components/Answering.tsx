import { askToConfirm } from '@komawari/ui/session';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef, useState } from 'react';
import authorizeTexts from '../../messages/authorize.js';
import { paths } from '../../shared/routes.ts';
import type { OidcStep } from '../../gql/graphql.ts';
import type { AskedFor, Person } from '../AskedFor.ts';
import { useAnswer, type Parameters } from '../useAnswer.ts';
import type { ApplicationScope } from '../../shared/applicationScopes.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { ConsentScreen } from './ConsentScreen.tsx';
import { Going, ProveIt, Stuck } from './Going.tsx';

export interface AnsweringProps {
  asked: AskedFor;
  person: Person;
  /** What is missing until the request can be answered. */
  step: OidcStep;
  request: { parameters: Parameters; ticket: string; onChanged: () => unknown };
  search: string;
}

/** Leads a person through what is missing, and gives their answer. Where nothing is, nobody is asked. */
export function Answering({ asked, person, step, request, search }: AnsweringProps) {
  const { choice } = useTexts(authorizeTexts);
  const { going, problem, give } = useAnswer(request);
  const [isChoosing, setChoosing] = useState(step === 'CHOOSE_ACCOUNT');
  const [chosen, setChosen] = useState<ReadonlySet<ApplicationScope>>(new Set());
  const isAsked = useRef(false);
  const { name } = asked.asker;
  const isNothingNew = asked.trustedSince !== null && asked.scopes.every((scope) => asked.granted.includes(scope));

  useEffect(
    function goOn() {
      if (step !== 'NOTHING' || isAsked.current) return;
      isAsked.current = true;
      void give('NOT_ASKED');
    },
    // oxlint-disable-next-line react/exhaustive-deps -- given once, when nothing is missing
    [step],
  );

  async function prove(): Promise<void> {
    if (await askToConfirm()) await request.onChanged();
  }

  function stay(): void {
    setChoosing(false);
    // Who only had to say which account it is has said so.
    if (step === 'CHOOSE_ACCOUNT' && isNothingNew) void give('ALLOW', person.id, [...asked.granted]);
  }

  if (going === 'LEFT') return <Going name={name} hasLeft />;
  if (step === 'SIGN_IN') return <ProveIt name={name} onProve={() => void prove()} />;
  if (step === 'NOTHING')
    return problem === null ? (
      <Going name={name} hasLeft={false} />
    ) : (
      <Stuck problem={problem} onAgain={() => void give('NOT_ASKED')} />
    );
  if (isChoosing)
    return (
      <AccountChoice
        name={name}
        person={person}
        to={`${paths.authorize}${search}`}
        onStay={stay}
        {...(step === 'CHOOSE_ACCOUNT'
          ? { back: choice.cancel(), onBack: () => void give('REFUSE'), isLeaving: going === 'REFUSE', problem }
          : { back: choice.back(), onBack: stay })}
      />
    );
  return (
    <ConsentScreen
      asked={asked}
      person={person}
      chosen={chosen}
      onChoose={setChosen}
      busy={going === 'ALLOW' ? 'allow' : going === 'REFUSE' ? 'cancel' : null}
      problem={problem}
      onAllow={(scopes) => void give('ALLOW', person.id, scopes)}
      onCancel={() => void give('REFUSE')}
      onSwitch={() => setChoosing(true)}
    />
  );
}
