// Written by `npm run generate` for messages/{en,ja}/applicationScopes.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./applicationScopes.en.js"),
  ja: () => import("./applicationScopes.ja.js")
});
