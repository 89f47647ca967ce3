// Written by `npm run generate` for messages/{en,ja}/connection.json.
import { defineTexts } from "../language/index.ts";
import en from "./connection.en.js";
export default defineTexts({
  ja: () => import("./connection.ja.js")
}, { en });
