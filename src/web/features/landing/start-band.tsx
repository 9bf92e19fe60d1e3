import { paths } from '../../config/paths.ts';
import { bobPath } from '../../ui/plumb-mark.tsx';

/** The end of a public page: a pine board with the line in the middle. */
export function StartBand({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="bg-panel text-panel-ink">
      <div className="mx-auto grid max-w-3xl justify-items-center px-4 pb-20 text-center sm:px-6">
        <svg viewBox="0 0 24 96" className="h-24" aria-hidden="true">
          <path d="M12 0v76" className="stroke-brass" strokeWidth="1.5" />
          <path d={bobPath(12, 76)} className="fill-brass" />
        </svg>
        <h2 className="mt-8 font-serif text-4xl leading-tight font-semibold tracking-tight sm:text-5xl">
          Hang your line today.
        </h2>
        <p className="mt-4 max-w-md text-lg text-panel-soft">
          Name your project, set its budget, and log the first receipt in your pocket.
        </p>
        <a
          href={signedIn ? paths.dashboard : paths.signUp}
          className="mt-8 inline-flex min-h-12 items-center rounded-md bg-panel-ink px-6 text-base font-semibold text-[#163a2e] transition-colors duration-150 hover:bg-brass focus-visible:outline-brass"
        >
          {signedIn ? 'Go to Dashboard' : 'Create Free Account'}
        </a>
      </div>
    </section>
  );
}
