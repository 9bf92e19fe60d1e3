import { createContext } from 'react';

/** Called when a link of an answer was followed; on a small screen the panel makes room. */
export const LeaveForPageContext = createContext<() => void>(() => {});
