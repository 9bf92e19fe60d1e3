declare const decided: unique symbol;

/**
 * The account whose records a call reads or writes: `user_id` of every owned table. Only
 * `features/access` makes one, after it has decided that the caller may. Other code cannot turn a
 * number into one, so a query without that decision does not compile.
 */
export type OwnerId = number & { readonly [decided]: true };
