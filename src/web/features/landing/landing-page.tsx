import { LandingHero, type LandingHeroProps } from './landing-hero.tsx';
import { MeterStates } from './meter-states.tsx';
import { Pitches } from './pitches.tsx';
import { PlanCards } from './plan-cards.tsx';
import { SiteBar } from './site-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { StartBand } from './start-band.tsx';

/**
 * Plain values in, plain links out: this page uses neither router nor server, so it can be rendered
 * at build time and read without any script.
 */
export function LandingPage({ signedIn, productName, demoUrl }: LandingHeroProps) {
  return (
    <>
      <SiteBar signedIn={signedIn} productName={productName} />
      <main>
        <LandingHero signedIn={signedIn} productName={productName} demoUrl={demoUrl} />
        <MeterStates />
        <Pitches />
        <PlanCards signedIn={signedIn} />
        <StartBand signedIn={signedIn} />
      </main>
      <SiteFooter signedIn={signedIn} productName={productName} />
    </>
  );
}
