import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ReceiptView } from './receipt-view.tsx';

interface ReceiptContentsProps {
  receipt: string;
  /** The file that was just uploaded; without it, the stored receipt loads. */
  file: File | null;
}

export function ReceiptContents({ receipt, file }: ReceiptContentsProps) {
  return file ? <FilePreview file={file} /> : <ReceiptView receipt={receipt} alt="Receipt" />;
}

function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  const isImage = file.type.startsWith('image/');
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex min-w-0 items-center gap-3">
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-soft">
          {url && isImage ? (
            <img src={url} alt="Receipt" className="size-full object-cover" />
          ) : (
            <FileText className="size-5" aria-hidden="true" />
          )}
        </span>
        <span className="min-w-0 truncate text-sm" title={file.name}>
          {file.name}
        </span>
      </div>
      {url && !isImage && <PdfFirstLook url={url} name={file.name} />}
    </div>
  );
}

/** The top of the first page, if the browser can show a PDF. Most phones cannot. */
function PdfFirstLook({ url, name }: { url: string; name: string }) {
  if (!navigator.pdfViewerEnabled) return null;
  return (
    <iframe
      title={`First look of ${name}`}
      src={`${url}#toolbar=0&navpanes=0&view=FitH`}
      className="h-44 w-full rounded-sm border border-line bg-well"
    />
  );
}
