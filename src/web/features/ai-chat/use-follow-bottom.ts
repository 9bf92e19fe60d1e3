import { useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;

/**
 * Keeps the end of a growing list in view, unless the user has scrolled up. Then the list does not
 * move, and `isAway` says that there is more below.
 */
export function useFollowBottom(changed: unknown, isAnswering: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAway, setIsAway] = useState(false);

  const toBottom = () => {
    const element = frame.current;
    if (element) element.scrollTop = element.scrollHeight;
  };

  const follow = () => {
    isFollowing.current = true;
    setIsAway(false);
    toBottom();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is the reason to look again
  useLayoutEffect(() => {
    if (isFollowing.current) toBottom();
  }, [changed]);

  // Users who have just asked want to see the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of asking counts
  useLayoutEffect(() => {
    if (isAnswering) follow();
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
    follow,
  };
}
