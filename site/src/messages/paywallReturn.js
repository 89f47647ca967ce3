// Written by `npm run generate` for messages/{en,ja}/paywallReturn.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./paywallReturn.en.js";
export default defineTexts({
  ja: () => import("./paywallReturn.ja.js")
}, { en });
