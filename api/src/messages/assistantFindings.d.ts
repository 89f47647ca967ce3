// Written from messages/en/assistantFindings.json by `npm run generate`.

export interface AssistantFindings {
  /** <readers/> of <fewest/> readers: too few to find anything that is more than chance. */
  tooFew(): string;
  views: {
    /** <views/> views on <day/>, the most of any day that is over. An ordinary day has <ordinary/>. */
    peak(): string;
    /** <views/> views on <day/>, the most of any day that is over: <episode/> came out. An ordinary day has <ordinary/>. */
    peakOfRelease(): string;
    /** <last/> views in the last week that is over, <before/> in the week before it. */
    week(): string;
    /** In the days after a release on a <weekday/> the work had <views/> views (median of <episodes/> episodes), after other releases <rest/>. */
    weekday(): string;
    /** In the days after a release in the hour from <hour/> the work had <views/> views (median of <episodes/> episodes), after other releases <rest/>. */
    hour(): string;
    /** <own/> views; <who/>: <other/>. */
    beside(): string;
  };
  reactions: {
    /** <episode/> got <rate/> likes per hundred readers, the most; the median of the other episodes is <rest/>. */
    likes(): string;
    /** <episode/> got <rate/> comments per hundred readers, the most; the median of the other episodes is <rest/>. */
    comments(): string;
    /** <own/> likes per hundred readers over all episodes; <who/>: <other/>. */
    beside(): string;
  };
  retention: {
    /** The step after <before/> is the largest: <next/> has <share/> of its readers. The median of the other steps is <rest/>. */
    step(): string;
    /** <last/> has <share/> of the readers of <first/>. */
    reach(): string;
    /** In the median step <own/> go on to the next episode; <who/>: <other/>. */
    beside(): string;
  };
  pages: {
    /** In <episode/> <stops/> of the <reached/> openings that came to <page/> ended there. */
    stop(): string;
    /** In <episode/> <stops/> of the <reached/> openings that came to <page/> ended there; <next/>, the next, ended <nextStops/>. */
    stopWithNext(): string;
  };
  complete: {
    /** <share/> come to the last page: <finishers/> of <people/>. */
    rate(): string;
    /** <share/> come to the last page: <finishers/> of <people/>; <who/>: <other/>. */
    rateBeside(): string;
    /** <episode/> is read to the end by <share/>, the fewest; the median of the other episodes is <rest/>. */
    lowest(): string;
  };
  survey: {
    /** <answers/> answers so far: too few to say how it is liked. */
    few(): string;
    /** <fun/> of <answers/> answers say that it was fun, <share/>. */
    fun(): string;
    /** <fun/> of <answers/> answers say that it was fun, <share/>; <who/>: <other/>. */
    funBeside(): string;
    /** Of those who answer <share/> had fun, and <finished/> come to the last page: more is lost before the end than at it. */
    loss(): string;
  };
  referrers: {
    /** <host/> brought <visits/> of <all/> visits, <share/>: the most of all sites elsewhere. */
    site(): string;
    /** Of <share/> of the visits it is not known where they came from: <visits/> of <all/> sent no address. */
    direct(): string;
  };
  readers: {
    /** <told/> of <readers/> registered readers told their age; <most/> of them are <age/>, the largest group that is told. */
    age(): string;
  };
  actions: {
    /** Of <readers/> registered readers <bookmarked/> bookmarked the work, <bookmarkedShare/>, and <watched/> began to watch you, <watchedShare/>. */
    watch(): string;
  };
  names: {
    /** {hour}:00 */
    hour(values: { hour: string }): string;
    /** all works */
    UNIVERSAL(): string;
    /** ranked works */
    RANKED(): string;
    /** the genre */
    GENRE(): string;
    /** your other work */
    OWN_WORK(): string;
    /** {title} */
    work(values: { title: string }): string;
    /** under 13 */
    UNDER_13(): string;
    /** 13–17 */
    FROM_13(): string;
    /** 18–24 */
    FROM_18(): string;
    /** 25–34 */
    FROM_25(): string;
    /** 35–44 */
    FROM_35(): string;
    /** 45 and up */
    FROM_45(): string;
  };
}

declare const assistantFindings: Record<'en' | 'ja', AssistantFindings>;
export default assistantFindings;
