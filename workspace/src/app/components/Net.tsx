import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

export interface NetProps {
  children: ReactNode;
  /** Which stop of the router is shown: what broke at one says nothing about the next. */
  at?: string;
  /** Set where it lies inside the `main` of a shell, which stays around what it says. */
  isInMain?: boolean;
  onReload?: () => void;
}

/** The net below a screen: says that it broke in its place. */
export class Net extends Component<NetProps, { error: unknown; at?: string | undefined }> {
  override state = { error: null as unknown, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ at }: NetProps, before: { at?: string | undefined }) {
    return at === before.at ? null : { error: null, at };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, isInMain, onReload } = this.props;
    if (error === null) return children;
    const screen = <BrokenScreen error={error} {...(onReload ? { onReload } : {})} />;
    return isInMain ? (
      screen
    ) : (
      <main id="main" className="wrap lone">
        {screen}
      </main>
    );
  }
}
