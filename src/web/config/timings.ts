export const TOAST_DURATION_MS = 5_000;
/** Short, for a simple confirmation. */
export const EXPENSE_TOAST_MS = 3_000;
/** Long enough to read what was deleted and to change one's mind. */
export const UNDO_TOAST_MS = 8_000;
/** Other people add to a history, so it is loaded again when it is opened later. */
export const ACTIVITY_FRESH_MS = 5_000;
export const QUERY_GC_MS = 5 * 60_000;
/** How long a pointer rests on a link before its page is prefetched. */
export const PREFETCH_DELAY_MS = 50;
/** A page that loads faster shows no spinner. */
export const PAGE_SPINNER_DELAY_MS = 150;
/** By then the opened page has its data, also over a slow connection. */
export const AT_REST_MS = 10_000;
/** How often a page that stays open asks whether there is a new version. */
export const VERSION_CHECK_MS = 3_600_000;
/** How often what waits in the outbox is sent again, and what is shown offline is asked for. */
export const OUTBOX_RETRY_MS = 30_000;
export const SEARCH_DEBOUNCE_MS = 500;
export const URL_UPDATE_DELAY_MS = 50;
export const POST_SAVE_REFRESH_MS = 100;
/** How long a copy button says that it has copied. */
export const COPIED_MS = 2_000;
/** A receipt is read within a few seconds. */
export const INBOX_POLL_MS = 2_000;
export const SUBSCRIPTION_POLL_MS = 30_000;
export const VISIBILITY_RECHECK_MS = 1_000;
/** By then the opened page has usually drawn its data. */
export const LIVE_AFTER_MS = 1_000;
/** Browsers allow six connections to a server without https, so hidden tabs give theirs back. */
export const LIVE_HIDDEN_MS = 5_000;
/** The server sends something every 20 seconds. */
export const LIVE_SILENCE_MS = 50_000;
/** A stream that lasted this long was fine, and is opened again soon. */
export const LIVE_STEADY_MS = 5_000;
export const LIVE_FIRST_RETRY_MS = 500;
export const LIVE_LAST_RETRY_MS = 30_000;
/** A receipt takes about three seconds to read, and longer if others wait. */
export const READING_POLL_MS = 700;
