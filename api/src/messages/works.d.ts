// Written from messages/en/works.json by `npm run generate`.

export interface Works {
  recommended: {
    /** By the same creator */
    sameCreator(): string;
  };
}

declare const works: Record<'en' | 'ja', Works>;
export default works;
