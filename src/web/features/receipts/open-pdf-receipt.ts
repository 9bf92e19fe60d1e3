import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { errorSentence } from '../../lib/api-client.ts';
import { signedLinkQuery } from './receipt-queries.ts';

const TITLE = 'The receipt could not be opened';

/**
 * Opens a PDF in a new tab. The tab opens directly on the click, because browsers block it later,
 * and navigates to the receipt when its link has arrived.
 */
export function useOpenPdfReceipt(): (receiptKey: string) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (receiptKey) => {
      const tab = window.open('about:blank', '_blank');
      if (!tab) {
        toast.error(TITLE, { description: 'Allow this site to open new tabs and try again.' });
        return;
      }
      tab.opener = null;
      try {
        const url = await queryClient.fetchQuery(signedLinkQuery(receiptKey));
        tab.location.replace(new URL(url, window.location.href));
      } catch (error) {
        tab.close();
        toast.error(TITLE, { description: errorSentence(error) });
      }
    },
    [queryClient],
  );
}
