/** The lists of a creator, for the walk that looks for hidden things: each asks for one entry at a time. */
export const creatorLists = (visible: () => { screenName: string; workId: string }) => ({
  'Site.works': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { site { works(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: visible().screenName }),
    at: ['user', 'site', 'works'],
  },
  'Site.timeline': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { site { timeline(first: 1, after: $after) { nodes { __typename ... on EpisodeTimelineItem { id episode { id title } } ... on IllustrationTimelineItem { id illustration { id title work { id title } images { id altText image { url } } } } } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: visible().screenName }),
    at: ['user', 'site', 'timeline'],
  },
  'Query.portfolios': {
    document:
      'query L($after: String) { portfolios(first: 1, after: $after) { nodes { id user { screenName } } pageInfo { endCursor hasNextPage } } }',
    variables: () => ({}),
    at: ['portfolios'],
  },
  'Portfolio.externalWorks': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { portfolio { externalWorks(first: 1, after: $after) { nodes { id title } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: visible().screenName }),
    at: ['user', 'portfolio', 'externalWorks'],
  },
  'Portfolio.works': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { portfolio { works(first: 1, after: $after) { nodes { __typename ... on ExternalWork { id title } ... on KomawariWork { id work { id title } } } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: visible().screenName }),
    at: ['user', 'portfolio', 'works'],
  },
  'Portfolio.komawariWorks': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { portfolio { komawariWorks(first: 1, after: $after) { nodes { id work { id title } } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: visible().screenName }),
    at: ['user', 'portfolio', 'komawariWorks'],
  },
  'Site.illustrations': {
    document:
      'query L($name: String!, $after: String) { user(screenName: $name) { site { illustrations(first: 1, after: $after) { totalCount nodes { id title work { id title } } pageInfo { endCursor hasNextPage } } } } }',
    variables: () => ({ name: visible().screenName }),
    at: ['user', 'site', 'illustrations'],
  },
  'Work.illustrations': {
    document:
      'query L($id: ID!, $after: String) { work(id: $id) { illustrations(first: 1, after: $after) { totalCount nodes { id title authorsOtherIllustrations { id title } } pageInfo { endCursor hasNextPage } } } }',
    variables: () => ({ id: visible().workId }),
    at: ['work', 'illustrations'],
  },
});
