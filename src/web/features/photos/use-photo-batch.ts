import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toCalendarDate } from '#shared/dates.ts';
import type { Project } from '#shared/project.ts';
import type { UploadedReceipt } from '#shared/receipt.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { randomId } from '../../lib/random-id.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createTurns } from '../../lib/turns.ts';
import { sharedProjectId } from '../projects/shared-project.ts';
import { uploadReceipt } from '../receipts/receipt-upload-api.ts';
import { createPhoto } from './photo-api.ts';
import type { BatchDetails, BatchItem } from './photo-batch.ts';
import { refusePhotoFile } from './photo-file.ts';

/** The server cleans two images at a time. */
const UPLOADS_AT_ONCE = 2;

/**
 * Several photos that are added together. They upload as soon as they are chosen; one that fails can
 * be sent again and does not stop the others.
 *
 * @param files those that it starts with
 */
export function usePhotoBatch(project: Project, files: readonly File[]) {
  const queryClient = useQueryClient();
  const [items, setItems] = useState<BatchItem[]>([]);
  const [inTurn] = useState(() => createTurns(UPLOADS_AT_ONCE));
  const uploads = useRef(new Map<string, Promise<UploadedReceipt | null>>());
  const stop = useRef(new AbortController());

  const change = (id: string, changes: Partial<BatchItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  const fail = (id: string, problem: string) => change(id, { step: 'failed', problem });

  const send = async ({ id, file }: BatchItem): Promise<UploadedReceipt | null> => {
    try {
      const uploaded = await inTurn(() => {
        change(id, { step: 'uploading', percent: 0 });
        return uploadReceipt({
          file,
          sharedProjectId: sharedProjectId(project),
          signal: stop.current.signal,
          onProgress: (percent) => change(id, { percent }),
        });
      });
      change(id, { step: 'uploaded' });
      return uploaded;
    } catch (error) {
      fail(id, errorSentence(error));
      return null;
    }
  };

  const start = (item: BatchItem) => uploads.current.set(item.id, send(item));

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file): BatchItem => {
      const problem = refusePhotoFile(file);
      const step = problem ? 'refused' : 'waiting';
      return { id: randomId(), file, step, percent: 0, problem };
    });
    setItems((all) => [...all, ...added]);
    for (const item of added) if (item.step === 'waiting') start(item);
  };

  const open = useEffectEvent(() => add(files));
  useEffect(() => {
    const opened = new AbortController();
    stop.current = opened;
    open();
    return () => {
      opened.abort();
      setItems([]);
    };
  }, []);

  return {
    items,
    add,

    retry(item: BatchItem) {
      change(item.id, { step: 'waiting', percent: 0, problem: null });
      start(item);
    },

    remove({ id }: BatchItem) {
      uploads.current.delete(id);
      setItems((all) => all.filter((item) => item.id !== id));
    },

    /** Adds those that are or will be uploaded. Returns how many were added, and how many were not. */
    async save(details: BatchDetails, title: string) {
      let added = 0;
      for (const { id } of items) {
        const uploaded = await uploads.current.get(id);
        if (!uploaded) continue;
        const takenOn = uploaded.takenOn ?? toCalendarDate(new Date());
        const input = { projectId: project.id, ...details, title, takenOn, notes: null };
        try {
          await createPhoto({ ...input, expiresOn: null, key: uploaded.imageUrl }, id);
          added += 1;
          setItems((all) => all.filter((item) => item.id !== id));
        } catch (error) {
          change(id, { problem: errorSentence(error) });
        }
      }
      if (added > 0) await refreshAfter.documentChange(queryClient);
      return { added, left: items.length - added };
    },
  };
}
