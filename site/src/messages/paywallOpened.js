// Written by `npm run generate` for messages/{en,ja}/paywallOpened.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./paywallOpened.en.js";
export default defineTexts({
  ja: () => import("./paywallOpened.ja.js")
}, { en });
