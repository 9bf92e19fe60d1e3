import { customType } from 'drizzle-orm/pg-core';

/** Postgres' format in UTC, the time zone of our connections. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

/** Turns "2026-03-08 12:00:00+00" from Postgres into the ISO text that we send. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver(text) {
    // Nearly all values take this path, which is ten times as fast as Date.
    if (IN_UTC.test(text)) {
      return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
    }
    // Convert to ISO first: in other formats, Date reads the years 1 to 99 as 1901 to 1999.
    return new Date(`${text.replace(' ', 'T')}:00`).toISOString();
  },
});
