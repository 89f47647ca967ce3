// Compiled from messages/en/moderationReport.json by `npm run generate`.

export default {
  reasons: {
    SPAM: () => "Spam or advertising",
    HARASSMENT: () => "Hate, threats or harassment",
    SEXUAL: () => "Sexual content that is not allowed",
    VIOLENCE: () => "Cruelty or self-harm",
    COPYRIGHT: () => "Someone else’s work",
    PERSONAL_INFORMATION: () => "Someone’s private information",
    OTHER: () => "Something else"
  },
  sheet: {
    title: () => "Report",
    lead: () => "You report <what/>. Only the operator will know that it was you.",
    reason: () => "What is wrong",
    choose: () => "Choose",
    noReason: () => "Choose what is wrong.",
    note: () => "What we should know",
    sentence: () => "A sentence is enough.",
    optional: () => "Optional.",
    noNote: () => "Say in a sentence what is wrong.",
    tooLong: (d) => "Shorten it to " + d.max + " characters.",
    notTaken: () => "This cannot be reported.",
    done: () => "Reported. We will read it and decide",
    sending: () => "Sending",
    send: () => "Send report"
  }
}
