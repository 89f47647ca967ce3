// Written by `npm run generate` for messages/{en,ja}/workListsIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./workListsIsland.en.js";
export default defineTexts({
  ja: () => import("./workListsIsland.ja.js")
}, { en });
