import { useState } from 'react';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { type FileUpload, useFileUploads } from '../receipts/use-file-uploads.ts';

/** A chosen file on its way to becoming a document. Its id is the key of that creation. */
export interface DocumentFile extends FileUpload {
  /** What its document is called. */
  title: string;
}

const titleOf = ({ name }: File) => name.replace(/\.\w+$/, '').slice(0, NAME_MAX_LENGTH) || name;

/** The chosen files with their titles. */
export function useDocumentFiles(sharedProjectId: number | null) {
  const { uploads, isUploading, add, remove } = useFileUploads(sharedProjectId);
  const [titles, setTitles] = useState<Record<string, string>>({});
  return {
    files: uploads.map(
      (upload): DocumentFile => ({ ...upload, title: titles[upload.id] ?? titleOf(upload.file) }),
    ),
    isUploading,
    add,
    remove,
    rename: (id: string, title: string) => setTitles((before) => ({ ...before, [id]: title })),
  };
}
