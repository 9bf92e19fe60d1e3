import { PlumbMark } from '../ui/plumb-mark.tsx';
import { Spinner } from '../ui/spinner.tsx';

/**
 * Fills the window until the application knows the user. The build writes it into the page, and only
 * main.ts changes it: when the application does not load, it says so.
 */
export function BootDrawing({ productName }: { productName: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-5">
        <PlumbMark className="size-12 animate-breathe text-pine" />
        <p className="px-4 text-center font-boot text-6xl font-semibold tracking-tight wrap-anywhere">
          {productName}
        </p>
        <div id="boot-spinner">
          <Spinner className="size-5 text-pine" />
          <span className="sr-only">Loading</span>
        </div>
        <p id="boot-failure" hidden className="px-4 text-center">
          The page could not be loaded. Check your connection and reload it.
        </p>
      </div>
    </div>
  );
}
