// Compiled from messages/en/hiatus.json by `npm run generate`.

export default {
  hiatus: {
    open: () => "On hiatus",
    until: (d) => "On hiatus until " + d.day
  }
}
