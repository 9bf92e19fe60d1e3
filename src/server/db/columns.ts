import { customType } from 'drizzle-orm/pg-core';

/** As Postgres writes one in the zone of this product's connections. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

/** Reads "2026-03-08 12:00:00+00" as Postgres writes it into the ISO text that the wire carries. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver(text) {
    // By far the most, and ten times as fast as by way of Date.
    if (IN_UTC.test(text)) {
      return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
    }
    // In ISO form first: Date reads the years 1 to 99 of any other as 1901 to 1999.
    return new Date(`${text.replace(' ', 'T')}:00`).toISOString();
  },
});
