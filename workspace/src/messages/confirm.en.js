// Compiled from messages/en/confirm.json by `npm run generate`.

export default {
  dialog: {
    title: () => "Confirm that it is you"
  },
  form: {
    lead: () => "This protects your account, so we ask once more. You will not be asked again for five minutes.",
    waiting: () => "Waiting",
    byPasskey: () => "Confirm with a passkey",
    noPassword: () => "Enter your password.",
    noCode: () => "Enter the code.",
    password: () => "Password",
    code: () => "Code",
    codeHint: () => "From your authenticator app, or a recovery code.",
    cancel: () => "Cancel",
    checking: () => "Checking",
    confirm: () => "Confirm",
    noWay: () => "Can you use none of these? Sign out, sign in again as usual, and come back within five minutes."
  },
  social: {
    waiting: () => "Waiting for the window",
    confirm: (d) => "Confirm with " + d.service
  }
}
