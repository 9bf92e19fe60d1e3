import { useEffect } from 'react';
import { webConfig } from './web-config.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${webConfig().productName}`;
  }, [title]);
}
