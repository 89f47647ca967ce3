// Compiled from messages/en/creatorsIsland.json by `npm run generate`.

export default {
  timeline: {
    noun: () => "of the timeline",
    illustration: () => "Illustration",
    illustrations: (d) => d.count + " illustrations"
  }
}
