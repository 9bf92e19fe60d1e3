import { useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;
const SPACE_PX = 16;

/**
 * Keeps the end of a growing list in view, unless the user has scrolled up. Then the list does not
 * move, and `isAway` says that there is more below. An answer longer than the list is read from its
 * beginning: the list stops when the question is at the top.
 */
export function useFollowBottom(changed: unknown, isAnswering: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toAnswer = () => {
    const element = frame.current;
    if (!element) return;
    const end = element.scrollHeight - element.clientHeight;
    // Not back: the user may have scrolled down to read on.
    element.scrollTop = Math.max(element.scrollTop, Math.min(end, placeOfTurn(element)));
  };

  const follow = () => {
    isFollowing.current = true;
    setIsAway(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is the reason to look again
  useLayoutEffect(() => {
    if (isFollowing.current) toAnswer();
  }, [changed]);

  // Users who have just asked want to see the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of asking counts
  useLayoutEffect(() => {
    if (!isAnswering) return;
    follow();
    toAnswer();
  }, [isAnswering]);

  return {
    frame,
    isAway,
    onScroll() {
      const element = frame.current;
      if (!element) return;
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      isFollowing.current = below < NEAR_PX;
      setIsAway(!isFollowing.current);
    },
    toEnd() {
      follow();
      if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
    },
  };
}

/** Where to scroll to so that the last question is at the top, or its end if it is long. */
function placeOfTurn(list: HTMLElement): number {
  const question = [...list.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  if (!question) return Number.POSITIVE_INFINITY;
  const end = question.offsetTop + question.offsetHeight;
  return Math.max(question.offsetTop - SPACE_PX, end - list.clientHeight / 3);
}
