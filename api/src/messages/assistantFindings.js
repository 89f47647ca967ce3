// Compiled from messages/{en,ja}/assistantFindings.json by `npm run generate`.

export default {
  en: {
    tooFew: () => "<readers/> of <fewest/> readers: too few to find anything that is more than chance.",
    views: {
      peak: () => "<views/> views on <day/>, the most of any day that is over. An ordinary day has <ordinary/>.",
      peakOfRelease: () => "<views/> views on <day/>, the most of any day that is over: <episode/> came out. An ordinary day has <ordinary/>.",
      week: () => "<last/> views in the last week that is over, <before/> in the week before it.",
      weekday: () => "In the days after a release on a <weekday/> the work had <views/> views (median of <episodes/> episodes), after other releases <rest/>.",
      hour: () => "In the days after a release in the hour from <hour/> the work had <views/> views (median of <episodes/> episodes), after other releases <rest/>.",
      beside: () => "<own/> views; <who/>: <other/>."
    },
    reactions: {
      likes: () => "<episode/> got <rate/> likes per hundred readers, the most; the median of the other episodes is <rest/>.",
      comments: () => "<episode/> got <rate/> comments per hundred readers, the most; the median of the other episodes is <rest/>.",
      beside: () => "<own/> likes per hundred readers over all episodes; <who/>: <other/>."
    },
    retention: {
      step: () => "The step after <before/> is the largest: <next/> has <share/> of its readers. The median of the other steps is <rest/>.",
      reach: () => "<last/> has <share/> of the readers of <first/>.",
      beside: () => "In the median step <own/> go on to the next episode; <who/>: <other/>."
    },
    pages: {
      stop: () => "In <episode/> <stops/> of the <reached/> openings that came to <page/> ended there.",
      stopWithNext: () => "In <episode/> <stops/> of the <reached/> openings that came to <page/> ended there; <next/>, the next, ended <nextStops/>."
    },
    complete: {
      rate: () => "<share/> come to the last page: <finishers/> of <people/>.",
      rateBeside: () => "<share/> come to the last page: <finishers/> of <people/>; <who/>: <other/>.",
      lowest: () => "<episode/> is read to the end by <share/>, the fewest; the median of the other episodes is <rest/>."
    },
    survey: {
      few: () => "<answers/> answers so far: too few to say how it is liked.",
      fun: () => "<fun/> of <answers/> answers say that it was fun, <share/>.",
      funBeside: () => "<fun/> of <answers/> answers say that it was fun, <share/>; <who/>: <other/>.",
      loss: () => "Of those who answer <share/> had fun, and <finished/> come to the last page: more is lost before the end than at it."
    },
    referrers: {
      site: () => "<host/> brought <visits/> of <all/> visits, <share/>: the most of all sites elsewhere.",
      direct: () => "Of <share/> of the visits it is not known where they came from: <visits/> of <all/> sent no address."
    },
    readers: {
      age: () => "<told/> of <readers/> registered readers told their age; <most/> of them are <age/>, the largest group that is told."
    },
    actions: {
      watch: () => "Of <readers/> registered readers <bookmarked/> bookmarked the work, <bookmarkedShare/>, and <watched/> began to watch you, <watchedShare/>."
    },
    names: {
      hour: (d) => d.hour + ":00",
      UNIVERSAL: () => "all works",
      RANKED: () => "ranked works",
      GENRE: () => "the genre",
      OWN_WORK: () => "your other work",
      work: (d) => d.title,
      UNDER_13: () => "under 13",
      FROM_13: () => "13–17",
      FROM_18: () => "18–24",
      FROM_25: () => "25–34",
      FROM_35: () => "35–44",
      FROM_45: () => "45 and up"
    }
  },
  ja: {
    tooFew: () => "読者は<readers/>人で、<fewest/>人に満たないため、偶然かどうかを判断できません。",
    views: {
      peak: () => "閲覧が最も多かったのは<day/>の<views/>回です。ふだんの日は<ordinary/>回です。",
      peakOfRelease: () => "閲覧が最も多かったのは、<episode/>が公開された<day/>の<views/>回です。ふだんの日は<ordinary/>回です。",
      week: () => "<name>直近7日間</name>の閲覧は<last/>回、<name>その前の7日間</name>は<before/>回です。",
      weekday: () => "<weekday/>に公開したあとの数日間、作品の閲覧は<views/>回（<episodes/>話の中央値）、ほかの公開のあとは<rest/>回です。",
      hour: () => "<hour/>に公開したあとの数日間、作品の閲覧は<views/>回（<episodes/>話の中央値）、ほかの公開のあとは<rest/>回です。",
      beside: () => "閲覧は<own/>回です（<who/>は<other/>回）。"
    },
    reactions: {
      likes: () => "<name>読者100人あたりのいいね</name>が最も多いのは<episode/>の<rate/>件で、ほかの話の中央値は<rest/>件です。",
      comments: () => "<name>読者100人あたりのコメント</name>が最も多いのは<episode/>の<rate/>件で、ほかの話の中央値は<rest/>件です。",
      beside: () => "すべての話の<name>読者100人あたりのいいね</name>は<own/>件です（<who/>は<other/>件）。"
    },
    retention: {
      step: () => "読者が最も減ったのは<before/>のあとで、<next/>の読者はその<share/>です。ほかの話の中央値は<rest/>です。",
      reach: () => "<last/>の読者は、<first/>の読者の<share/>です。",
      beside: () => "次の話に進む割合の中央値は<own/>です（<who/>は<other/>）。"
    },
    pages: {
      stop: () => "<episode/>では、<page/>に到達した<reached/>回のうち<stops/>回がそこで離脱しています。",
      stopWithNext: () => "<episode/>では、<page/>に到達した<reached/>回のうち<stops/>回がそこで離脱しています。次に多い<next/>は<nextStops/>回です。"
    },
    complete: {
      rate: () => "<share/>が最後のページまで読んでいます。<people/>人中<finishers/>人です。",
      rateBeside: () => "<share/>が最後のページまで読んでいます。<people/>人中<finishers/>人です（<who/>は<other/>）。",
      lowest: () => "最後まで読んだ割合が最も低いのは<episode/>の<share/>で、ほかの話の中央値は<rest/>です。"
    },
    survey: {
      few: () => "回答はまだ<answers/>件で、感想の傾向を判断するには足りません。",
      fun: () => "回答<answers/>件のうち<fun/>件が「面白い」で、割合は<share/>です。",
      funBeside: () => "回答<answers/>件のうち<fun/>件が「面白い」で、割合は<share/>です（<who/>は<other/>）。",
      loss: () => "回答した人の<share/>が「面白い」と答えていますが、最後のページまで読むのは<finished/>です。読み終える前に離れる人のほうが多くなっています。"
    },
    referrers: {
      site: () => "外部のサイトで最も多い流入元は<host/>で、閲覧<all/>回のうち<visits/>回、割合は<share/>です。",
      direct: () => "閲覧の<share/>は流入元がわかりません。<all/>回のうち<visits/>回は参照元が送られていません。"
    },
    readers: {
      age: () => "登録している読者<readers/>人のうち<told/>人が年代を回答しています。表示できる年代で最も多いのは<age/>の<most/>人です。"
    },
    actions: {
      watch: () => "登録している読者<readers/>人のうち、<bookmarked/>人（<bookmarkedShare/>）が作品をブックマークし、<watched/>人（<watchedShare/>）があなたをファン登録しました。"
    },
    names: {
      hour: (d) => d.hour + "時台",
      UNIVERSAL: () => "すべての作品",
      RANKED: () => "ランキングの作品",
      GENRE: () => "同じジャンルの作品",
      OWN_WORK: () => "あなたのほかの作品",
      work: (d) => "「" + d.title + "」",
      UNDER_13: () => "13歳未満",
      FROM_13: () => "13〜17歳",
      FROM_18: () => "18〜24歳",
      FROM_25: () => "25〜34歳",
      FROM_35: () => "35〜44歳",
      FROM_45: () => "45歳以上"
    }
  }
}
