// Written by `npm run generate` for messages/{en,ja}/illustrationsIsland.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./illustrationsIsland.en.js";
export default defineTexts({
  ja: () => import("./illustrationsIsland.ja.js")
}, { en });
