/**
 * The header of a changing call that names the browser tab. The event stream of that tab does not
 * repeat the change.
 */
export const TAB_HEADER = 'x-tab';
export const TAB = /^[\w-]{1,64}$/;
