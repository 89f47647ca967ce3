// Compiled from messages/en/recaptcha.json by `npm run generate`.

export default {
  check: {
    title: () => "Are you a person?",
    lead: () => "Tick the box to continue. Its headphones button plays a sound instead of showing pictures.",
    cancel: () => "Cancel"
  }
}
