import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component whose code loads when it is first wanted. Null until it is there. */
export function useCodePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  const fetchCode = useEffectEvent(async () => {
    try {
      const Part = await load();
      setLoaded({ Part });
    } catch {
      onFailed();
    }
  });
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (isMissing) void fetchCode();
  }, [isMissing]);
  return loaded?.Part ?? null;
}
