import { useState } from 'react';
import { isPdfReceipt } from '#shared/receipt.ts';
import { PictureDialog } from './lazy-picture-dialog.tsx';
import { useOpenPdfReceipt } from './open-pdf-receipt.ts';

interface OpenedFile {
  key: string;
  title: string;
}

/** Opens a PDF in a tab of its own, and a picture in a dialog, which the caller draws. */
export function useOpenFile() {
  const openPdf = useOpenPdfReceipt();
  // The picture stays in its dialog while that fades out.
  const [picture, setPicture] = useState<(OpenedFile & { isOpen: boolean }) | null>(null);
  return {
    open: (file: OpenedFile) =>
      isPdfReceipt(file.key) ? void openPdf(file.key) : setPicture({ ...file, isOpen: true }),
    dialog: picture && (
      <PictureDialog
        title={picture.title}
        fileKey={picture.key}
        isOpen={picture.isOpen}
        onOpenChange={(isOpen) => setPicture({ ...picture, isOpen })}
      />
    ),
  };
}
