/** One whole day in a calendar. */
export interface CalendarEntry {
  /** Unique, and the same as long as the record exists. */
  id: string;
  day: string;
  summary: string;
  description: string | null;
  category: string;
  /** The page about it, with the query. */
  path: string;
  createdAt: string;
  updatedAt: string;
}
