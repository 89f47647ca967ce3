// Written by `npm run generate` for messages/{en,ja}/proposals.json.
import { defineTexts } from "../language/index.ts";
import en from "./proposals.en.js";
export default defineTexts({
  ja: () => import("./proposals.ja.js")
}, { en });
