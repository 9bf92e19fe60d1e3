import { PlumbMark } from './plumb-mark.tsx';
import { Spinner } from './spinner.tsx';

/** The whole window until it is known who is there; the build writes it into the page. */
export function BootDrawing({ productName }: { productName: string }) {
  return (
    // In a font that is there already: nothing is seen twice.
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-5">
        <PlumbMark className="size-12 animate-breathe text-pine" />
        <p className="px-4 text-center font-[Georgia,serif] text-5xl tracking-tight wrap-anywhere">
          {productName}
        </p>
        <Spinner className="size-5 text-pine" />
      </div>
      <span className="sr-only">Loading</span>
    </div>
  );
}
