import { ExternalLink, FileText } from 'lucide-react';
import { isHttpUrl, isPdfReceipt } from '#shared/receipt.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { useOpenPdfReceipt } from './open-pdf-receipt.ts';
import { ReceiptImage } from './receipt-image.tsx';

interface ReceiptViewProps {
  /** The storage key or the web address of the receipt. */
  receipt: string;
  alt: string;
}

export function ReceiptView({ receipt, alt }: ReceiptViewProps) {
  const openPdf = useOpenPdfReceipt();
  // External images are not loaded into the page: that would tell the other site who is looking.
  if (isHttpUrl(receipt)) {
    return (
      <a
        href={receipt}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: 'secondary' })}
      >
        <ExternalLink className="size-4" aria-hidden="true" />
        Open receipt
      </a>
    );
  }
  if (isPdfReceipt(receipt)) {
    return (
      <div className="flex items-center gap-3 rounded-md bg-well p-3">
        <FileText className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <span className="min-w-0 flex-1">PDF receipt</span>
        <Button variant="secondary" onClick={() => openPdf(receipt)}>
          View PDF
        </Button>
      </div>
    );
  }
  return <ReceiptImage receiptKey={receipt} alt={alt} />;
}
