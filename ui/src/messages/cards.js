// Written by `npm run generate` for messages/{en,ja}/cards.json.
import { defineTexts } from "../language/index.ts";
import en from "./cards.en.js";
export default defineTexts({
  ja: () => import("./cards.ja.js")
}, { en });
