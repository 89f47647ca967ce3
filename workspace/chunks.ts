/** What stands on nearly every page, the sign-in page among them: one file instead of thirty small ones. */
const base = [
  'ui/src/flash/(?!FlashOverDialogs|keepOverDialogs)',
  'ui/src/(session|icons|reports|viewAs|trusted|history|language)/',
  'ui/src/graphql/(execute|GraphQLDocument|GraphQLRequestError|errorMessages|flashError)\\.',
  'ui/src/components/(classNames|Avatar|Button|ButtonLink|Field|FieldMessage|IconButton|Link|Notice|PasswordField|Picture|Skeleton|TextField|mergeRefs|useCharacterCount)\\.',
  'ui/src/(plainPath|sameOriginPath|sitePath|reader/forgetReading|reader/places)\\.',
  'workspace/src/shared/(place|routes|useIsOffline|useIsSlow|components/Waiting|components/OfflineNotice)\\.',
  'workspace/src/reading/(useDevicePlaces|devicePlaces)\\.',
  'workspace/src/app/(useEveryPage|useAdScript|useRecordedVisits|useAccountLanguage|languageOfDevice|languageOfRequest|startLanguage|redirectFor|drawInto|components/BrokenScreen|components/Net|components/LeaveApp|components/ViewerGate)\\.',
];

/** What stands around every page but the sign-in page. */
const application = [
  'ui/src/flash/(FlashOverDialogs|keepOverDialogs)\\.',
  'node_modules/@tanstack/(query-core|react-query)/(?!.*/(onlineManager|subscribable)\\.)',
  'ui/src/graphql/(useQuery|useMutation|refreshQueries)\\.',
  'ui/src/components/(BottomNav|Dialog|Menu|ModalDialog|Sheet|SiteHeader|Tabs)\\.',
  'workspace/src/app/(drawApplication|router|myRoutes|settingsRoutes|useFreshViewer|publicPlaces|isOwnPath|operations/|components/(AccountMenu|AppHeader|AppLink|Gate|HeaderShell|MyShell|NotFound|WorkspaceShell)\\.)',
  'workspace/src/shared/(lazyPage|useApp|useRefresh|registeredOf|routing/|operations/App|components/(Loaded|NotFoundMessage|RouterPlace|When))\\.',
  'workspace/src/account/(useSignOut|components/ConfirmItIsYou)\\.',
  'workspace/src/notifications/(useUnreadCount|components/BellLink|operations/GetNotificationUnreadCount)\\.',
  'workspace/src/(portfolios/categoryCache|portfolios/portfolioRoutes|reviews/reviewRoutes)\\.',
];

/** Files of the build that are made on purpose; all others follow from what is imported where. */
export const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'base', test: new RegExp(`/(${base.join('|')})`) },
    { name: 'application', test: new RegExp(`/(${application.join('|')})`) },
  ],
};
