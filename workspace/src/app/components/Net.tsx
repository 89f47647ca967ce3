import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './BrokenScreen.tsx';

/** The last net where there is no router. */
export class Net extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <BrokenScreen error={error} />;
  }
}
