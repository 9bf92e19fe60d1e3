import * as z from 'zod/mini';

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;
/** Far beyond any list, and small enough that page times size stays an integer. */
const MAX_PAGE = 1_000_000;

function wholeNumberParam(max: number, message: string) {
  return z.pipe(
    z.union([z.string(), z.number()], { error: message }),
    z.transform((value, ctx): number => {
      const number = /^\d{1,9}$/.test(String(value)) ? Number(value) : 0;
      if (number >= 1 && number <= max) return number;
      ctx.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

export const pageParamSchema = wholeNumberParam(MAX_PAGE, 'The page must be a whole number from 1');
export const pageSizeParamSchema = wholeNumberParam(
  MAX_PAGE_SIZE,
  `The page size must be a whole number from 1 to ${MAX_PAGE_SIZE}`,
);

export function countPages(totalCount: number, pageSize: number): number {
  return Math.ceil(totalCount / pageSize);
}

const MAX_LIMIT = 200;

/** For lists that continue at a cursor. */
export const limitParamSchema = wholeNumberParam(
  MAX_LIMIT,
  `The limit must be a whole number from 1 to ${MAX_LIMIT}`,
);
