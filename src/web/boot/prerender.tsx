import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { BootDrawing } from './boot-drawing.tsx';

/** Placeholders for settings, which are known only when the server starts. */
interface Marks {
  productName: string;
  demoUrl: string;
}

/** Runs at build time. */
export function renderPages(marks: Marks) {
  return {
    /** What a visitor without an account sees. */
    landing: renderToStaticMarkup(<LandingPage signedIn={false} {...marks} />),
    /** What the page shows until the application runs. */
    boot: renderToStaticMarkup(<BootDrawing productName={marks.productName} />),
  };
}
