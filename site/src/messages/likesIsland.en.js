// Compiled from messages/en/likesIsland.json by `npm run generate`.

export default {
  likes: {
    none: () => "Did it stay with you?",
    some: (d) => d.number + " of ten",
    numbers: () => "One, Two, Three, Four, Five, Six, Seven, Eight, Nine",
    all: () => "Ten of ten",
    firstHint: () => "Each tap draws a line. You can give ten.",
    someHint: () => "Tap to draw another line. You can give ten.",
    allHint: () => "Thank you. The creator sees every line."
  }
}
