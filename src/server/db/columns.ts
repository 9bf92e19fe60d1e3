import { customType } from 'drizzle-orm/pg-core';

/** Reads "2026-03-08 12:00:00+00" as Postgres writes it into the ISO text that the wire carries. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  // In ISO form first: Date reads the years 1 to 99 of any other as 1901 to 1999.
  fromDriver: (text) => new Date(`${text.replace(' ', 'T')}:00`).toISOString(),
});
