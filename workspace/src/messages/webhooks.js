// Written by `npm run generate` for messages/{en,ja}/webhooks.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./webhooks.en.js"),
  ja: () => import("./webhooks.ja.js")
});
