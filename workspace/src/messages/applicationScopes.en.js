// Compiled from messages/en/applicationScopes.json by `npm run generate`.

export default {
  scopeLabels: {
    openid: () => "Know that it is you",
    profile: () => "See your name and picture",
    email: () => "See your e-mail",
    read_works: () => "Read your works",
    write_works: () => "Write works and episodes",
    upload_images: () => "Upload images",
    publish: () => "Publish for you",
    offline_access: () => "Go on while you are away"
  },
  scopeWords: {
    openid: () => "By a number made for this application only",
    profile: () => "Your name, your @name, your page",
    email: () => "The address you sign in with",
    read_works: () => "Episodes and illustrations, drafts too",
    write_works: () => "Makes drafts and changes what is there. It cannot publish.",
    upload_images: () => "Pages and pictures, into your works",
    publish: () => "Publish, schedule, unpublish, delete and restore",
    offline_access: () => "Until you disconnect it"
  },
  scopeShort: {
    openid: () => "sign you in",
    profile: () => "name and picture",
    email: () => "e-mail",
    read_works: () => "read works with drafts",
    write_works: () => "write works",
    upload_images: () => "upload images",
    publish: () => "publish",
    offline_access: () => "also while you are away"
  },
  scopes: {
    none: () => "Only that it is you"
  }
}
