import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

export interface NetProps {
  children: ReactNode;
  /** Which stop of the router is shown: what broke at one says nothing about the next. */
  at?: string;
  onReload?: () => void;
}

/** The last net below every screen. */
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
    const { children, onReload } = this.props;
    return error === null ? children : <BrokenScreen error={error} {...(onReload ? { onReload } : {})} />;
  }
}
