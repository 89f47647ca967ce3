// Written by `npm run generate` for messages/{en,ja}/recaptcha.json.
import { defineTexts } from "../language/index.ts";
import en from "./recaptcha.en.js";
export default defineTexts({
  ja: () => import("./recaptcha.ja.js")
}, { en });
