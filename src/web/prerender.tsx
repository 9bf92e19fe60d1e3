import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './features/landing/landing-page.tsx';

/** Stand for settings, which are known only when the server starts. */
interface Marks {
  productName: string;
  demoUrl: string;
}

/** The landing page as a visitor without an account sees it, for the build to write down. */
export function renderLanding(marks: Marks): string {
  return renderToStaticMarkup(<LandingPage signedIn={false} {...marks} />);
}
