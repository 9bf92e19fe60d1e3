import { createContext } from 'react';

/** Called when the user follows a link of an answer, so that the panel closes on a small screen. */
export const LeaveForPageContext = createContext<() => void>(() => {});
