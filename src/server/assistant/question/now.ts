import type { Words } from './words.ts';

/** "As of today" is no stretch of time. */
export function takeNow(words: Words): void {
  // "If it gets paid tomorrow".
  words.takeMatch(/\b(?:tomorrow|today|tonight)\b(?<=\bif\b.*)/);
  // "I am doing the books tonight, what …": when it is asked.
  words.takeMatch(
    /(?<=^(?:(?:so|ok|hi|hey|well) )*(?:i|we) (?:am|are|have been) (?:\w+ )?\w+ing\b.{0,60})\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week))(?= (?:so |and )?(?:what|how|who|when|which|where)\b)/,
  );
  words.takeMatch(
    /\bas (?:of|at) (?:today(?: date)?|now|right now|this (?:morning|date)|the present(?: date)?)\b|\bat (?:the|this) moment\b/,
  );
}
