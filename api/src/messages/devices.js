// Compiled from messages/{en,ja}/devices.json by `npm run generate`.

export default {
  en: {
    device: {
      browserOn: (d) => d.browser + " on " + d.system,
      unknown: () => "Unknown device"
    }
  },
  ja: {
    device: {
      browserOn: (d) => d.browser + "（" + d.system + "）",
      unknown: () => "不明な端末"
    }
  }
}
