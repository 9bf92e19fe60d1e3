import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './features/landing/landing-page.tsx';
import { BootDrawing } from './ui/boot-drawing.tsx';

/** Stand for settings, which are known only when the server starts. */
interface Marks {
  productName: string;
  demoUrl: string;
}

/** What the build writes down. */
export function renderPages(marks: Marks) {
  return {
    /** As a visitor without an account sees it. */
    landing: renderToStaticMarkup(<LandingPage signedIn={false} {...marks} />),
    /** Until the application is there. */
    boot: renderToStaticMarkup(<BootDrawing productName={marks.productName} />),
  };
}
