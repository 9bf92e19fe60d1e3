import { moveProperties } from './budget-move-properties.ts';
import { recordProperties } from './budget-record-properties.ts';
import { sumProperties } from './budget-sum-properties.ts';

/** What holds for every project. */
export const properties = { ...sumProperties, ...moveProperties, ...recordProperties };
