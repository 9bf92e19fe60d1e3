import type { Chapter } from '../chapter.ts';

export const drywall: Chapter = {
  title: 'Board, trim and ceilings',
  sections: [
    {
      heading: 'Joint compound and how long it dries',
      also: 'joint compound mud taping filler jointing coat coats dry drying sand sanding recoat hot mud setting drywall seams',
      text: `Ready-mixed joint compound wants about 24 hours a coat, longer when it is cool, damp or thick. Setting compound (“hot mud”, a powder) hardens in the 20 to 90 minutes on its bag and can then be coated again, but still has to dry before it is sanded smooth and painted. It is dry when it is evenly white and no longer feels cold. Three thin coats are better than two thick ones; gentle heat, a fan and a dehumidifier help.`,
    },
    {
      heading: 'Sanding board and plaster without the dust',
      also: 'drywall dust plaster dust sanding sand clean cleanup vacuum hepa mask wet sponge fine white powder',
      text: `The least dust comes from thin coats that need little sanding, and from smoothing them with a damp sponge. Otherwise use a sander on a hose with a vacuum that has a fine filter (HEPA), hang plastic in the doorway, cover the vents and wear a mask (N95 or FFP2), because the dust may contain silica. Compound and plaster from before the mid-1980s can contain asbestos and old paint lead: have them tested before you sand. Afterwards let it settle, vacuum from the top down with a soft brush, and wipe with a damp cloth that you rinse often. An ordinary vacuum blows it out again. Change the furnace filter at the end.`,
    },
    {
      heading: 'Primer on new drywall and fresh plaster',
      also: 'primer prime priming new drywall bare board sealer pva mist coat undercoat first coat unpainted',
      text: `Yes, new board needs a primer: paper and compound soak up paint differently, and without one the seams show through as dull or shiny stripes. Brush off the dust, use a drywall primer (a sealer), sand lightly, then paint two coats. “Paint and primer in one” does not replace it on bare board. In Britain, fresh plaster gets a mist coat, which is plain matt emulsion thinned with water. Stains and bare wood knots want a stain-blocking primer.`,
    },
    {
      heading: 'Trim, baseboards and casings',
      also: 'trim baseboard skirting architrave casing molding moulding quarter round miter mitre cope corner gap caulk nail crown',
      text: `Door and window casings (architraves) go on first, then the baseboards (skirting) between them, after a hard floor is laid and before the last coat of paint. Cope inside corners, because rooms are rarely square and a coped joint stays closed; miter outside corners. Nail into the studs, mind the wires and pipes beside them, prime the backs in damp rooms, fill nail holes with filler and gaps at the wall with paintable caulk. With carpet, set the baseboards first, a little above the subfloor.`,
    },
    {
      heading: 'Textured ceilings',
      also: 'popcorn ceiling textured artex stipple scrape skim smooth cottage cheese removal',
      text: `Before you scrape, have a sample tested: texture of the 1980s and before often contains asbestos, and Artex in Britain did until 1999. If it is clean and was never painted, wet it, let it soak and scrape it into plastic sheets. Painted texture hardly takes up water, so skimming over it or covering it with thin board is often faster. Switch the lights off at the breaker before you work wet. If it contains asbestos, leave it alone and ask a licensed firm whether to cover or remove it: even screws through it set fibers free. Test old paint on it for lead, too.`,
    },
  ],
};
