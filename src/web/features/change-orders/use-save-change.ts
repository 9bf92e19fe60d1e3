import type { ChangeOrder } from '#shared/change-order.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { uploadReceipt } from '../receipts/receipt-upload-api.ts';
import type { DraftedChange } from './change-draft.ts';
import {
  attachFile,
  createChangeOrder,
  removeFile,
  updateChangeOrder,
} from './change-order-api.ts';
import type { ChosenFile } from './chosen-files.ts';

interface Saved extends DraftedChange {
  agreementId: number;
  version?: number | undefined;
  files: ChosenFile[];
  /** Of stored files. */
  removedIds: number[];
}

interface Place {
  /** Undefined for a new change. */
  changeId: number | undefined;
  contractorId: number | null;
  /** Null for an own project. */
  sharedProjectId: number | null;
}

/**
 * Uploads the files first: if one fails, nothing was saved yet. Every step has its own key, so that
 * a second try continues where the first one stopped.
 */
export function useSaveChange({ changeId, contractorId, sharedProjectId }: Place) {
  return useCreation(async ({ files, removedIds, ...input }: Saved, key): Promise<ChangeOrder> => {
    const { signal } = new AbortController();
    for (const chosen of files) {
      if (chosen.key) continue;
      const onProgress = () => undefined;
      const { file } = chosen;
      const uploaded = await uploadReceipt({ file, sharedProjectId, signal, onProgress });
      chosen.key = uploaded.imageUrl;
    }
    const { agreementId, version, ...fields } = input;
    const change =
      changeId === undefined
        ? await createChangeOrder({ agreementId, ...fields }, key)
        : await updateChangeOrder(changeId, { ...fields, version });
    for (const { id, file, key: fileKey } of files) {
      if (fileKey) await attachFile({ change, contractorId, title: file.name, key: fileKey }, id);
    }
    for (const id of removedIds) await removeFile(id);
    return change;
  }, refreshAfter.contractChange);
}
