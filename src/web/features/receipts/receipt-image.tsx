import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { signedLinkQuery } from './receipt-queries.ts';

interface ReceiptImageProps {
  receiptKey: string;
  alt: string;
  /** Fills its place. Otherwise its height is that of the image. */
  isFilling?: boolean;
}

/** A stored image, shown by a link that the server signs. */
export function ReceiptImage({ receiptKey, alt, isFilling = false }: ReceiptImageProps) {
  const link = useQuery(signedLinkQuery(receiptKey));
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);

  if (link.isError || (link.data && brokenUrl === link.data)) {
    return (
      <div
        role="alert"
        className="grid min-h-48 content-center justify-items-center gap-2 rounded-md bg-well p-5 text-center text-ink-soft"
      >
        <ImageOff className="size-6" aria-hidden="true" />
        <p>Failed to load image</p>
        <Button
          variant="quiet"
          isPending={link.isFetching}
          pendingText="Trying again..."
          onClick={async () => {
            await link.refetch();
            setBrokenUrl(null);
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  const isLoaded = link.data !== undefined && loadedUrl === link.data;
  return (
    <div className="relative grid min-h-48 place-items-center overflow-hidden rounded-md bg-well">
      {!isLoaded && (
        <div role="status" className="absolute inset-0">
          <span className="sr-only">Loading the image</span>
          <Skeleton className="size-full" />
        </div>
      )}
      {link.data && (
        <img
          key={link.data}
          src={link.data}
          alt={alt}
          onLoad={() => setLoadedUrl(link.data)}
          onError={() => setBrokenUrl(link.data)}
          className={joinClasses(
            'object-contain',
            isFilling ? 'absolute inset-0 size-full' : 'max-h-[70dvh] max-w-full',
          )}
        />
      )}
    </div>
  );
}
