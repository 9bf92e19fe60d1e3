import { PlumbMark } from './plumb-mark.tsx';
import { Spinner } from './spinner.tsx';

/**
 * The whole window until it is known who is there. The build writes it into the page, where only
 * main.ts can change it: when the application does not come, it says so.
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
