// Written by `npm run generate` for messages/{en,ja}/form.json.
import { defineTexts } from "../language/index.ts";
import en from "./form.en.js";
export default defineTexts({
  ja: () => import("./form.ja.js")
}, { en });
