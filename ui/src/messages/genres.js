// Written by `npm run generate` for messages/{en,ja}/genres.json.
import { defineTexts } from "../language/index.ts";
import en from "./genres.en.js";
export default defineTexts({
  ja: () => import("./genres.ja.js")
}, { en });
