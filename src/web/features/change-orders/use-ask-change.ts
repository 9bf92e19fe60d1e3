import type { ChangeOrder } from '#shared/change-order.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { uploadReceipt } from '../receipts/receipt-upload-api.ts';
import type { DraftedChange } from './change-draft.ts';
import { attachFile, createChangeOrder } from './change-order-api.ts';
import type { ChosenFile } from './chosen-files.ts';

interface Asked extends DraftedChange {
  agreementId: number;
  files: ChosenFile[];
}

interface Place {
  contractorId: number | null;
  /** Null for an own project. */
  sharedProjectId: number | null;
}

/**
 * Uploads the files first: if one fails, nothing was asked yet. Every step has its own key, so that
 * a second try continues where the first one stopped.
 */
export function useAskChange({ contractorId, sharedProjectId }: Place) {
  return useCreation(async ({ files, ...input }: Asked, key): Promise<ChangeOrder> => {
    const { signal } = new AbortController();
    for (const chosen of files) {
      if (chosen.key) continue;
      const onProgress = () => undefined;
      const { file } = chosen;
      const uploaded = await uploadReceipt({ file, sharedProjectId, signal, onProgress });
      chosen.key = uploaded.imageUrl;
    }
    const change = await createChangeOrder(input, key);
    for (const { id, file, key: fileKey } of files) {
      if (fileKey) await attachFile({ change, contractorId, title: file.name, key: fileKey }, id);
    }
    return change;
  }, refreshAfter.contractChange);
}
