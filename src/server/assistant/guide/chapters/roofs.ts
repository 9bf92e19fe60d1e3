import type { Chapter } from '../chapter.ts';

export const roofs: Chapter = {
  title: 'Roofing choices and leaks',
  sections: [
    {
      heading: 'New shingles over old ones',
      also: 'new shingles over old layer second layer roof over overlay tear off strip two layers code warranty roofer says',
      text: `Many codes allow one layer of new shingles over one old layer that lies flat, and no more than two. It saves the tear-off, perhaps a fifth of the price, but nobody sees the decking and the flashing, the new shingles run hotter and wear sooner, the makers' warranty often shrinks, and the next owner pays for removing both. It is not possible over curled shingles, soft decking, wood shakes, or where ice shield is wanted at the eaves. A tear-off is the better choice in nearly every case; a roofer who wants to skip it should say why.`,
    },
    {
      heading: 'What a roof quote should contain',
      also: 'roof quote estimate roofer compare tear off underlayment ice and water shield flashing drip edge ventilation decking price per sheet warranty cleanup nails',
      text: `Look for: the number of layers torn off and hauled away, the price per sheet for rotten decking, underlayment by name, ice and water shield at eaves and valleys, new flashing at walls and chimney (not "reuse"), drip edge, pipe boots, ridge and soffit ventilation, the exact shingle with its wind rating, the permit, protection of plants, a magnet for nails, and the start date. The workmanship warranty (five to ten years is decent) counts more than a lifetime one from the maker. Squares are 100 square feet each, so ask how many. A deposit should be small, with the rest after the inspection.`,
    },
    {
      heading: 'Metal roofs',
      also: 'metal roof standing seam screw down steel aluminum noise rain lightning cost lifespan over shingles worth it snow guards',
      text: `Standing seam metal lasts 40 to 70 years, sheds snow, resists fire and suits solar panels, at two to three times the price of shingles. Panels with exposed screws cost half of that, and their washers need renewing after 15 to 20 years. Over solid decking and underlayment rain is hardly louder than on shingles, and metal does not draw lightning. It dents in hail, stretches in the sun, and slides snow on whoever stands below, so plan snow guards over doors. Details at walls and chimneys decide whether it leaks: hire a firm that does metal every week. It pays if you will stay for decades.`,
    },
    {
      heading: 'Slate, tile and wood roofs',
      also: 'slate roof clay tile concrete tile cedar shake wood shingles repair replace broken slates flashing copper lifespan weight synthetic',
      text: `Slate and clay tile last 75 to 150 years, and what fails first is the nails, the flashing and the underlayment, so repair rather than replace as long as fewer than about a fifth are bad. Use a slater or tile roofer, who works from hooks and does not walk on it. Replacing asphalt with slate or tile needs an engineer because of the weight. Cedar lasts 20 to 40 years if it can dry from below, wants cleaning, and is forbidden or costly to insure in wildfire country. Synthetic slate and shakes are light and decent. Keep a stack of spare pieces from any reroofing.`,
    },
    {
      heading: 'Leaks at chimneys, valleys and skylights: flashing',
      also: 'flashing leak chimney valley skylight step flashing counterflashing boot pipe roof leak where from tar caulk dormer wall',
      text: `Roofs seldom leak in the middle: look at flashing where the roof meets a chimney, wall, valley, skylight or pipe. Water runs along wood, so the stain may be many feet below the hole; go up into the attic in the rain, or have someone hose the roof from the bottom up. Pipe boots crack after ten or fifteen years and are a cheap repair. Chimneys want step flashing under the shingles and counterflashing cut into the mortar, and a cricket behind wide ones. Tar and caulk last a season or two and hide the trouble. Have flashing renewed with every new roof.`,
    },
    {
      heading: 'Hail and storm damage',
      also: 'hail storm damage roof insurance claim deductible adjuster roofer dents granules how to tell wind missing shingles tarp contingency agreement',
      text: `First keep water out: a tarp and photos, and the receipts for both. Hail leaves soft dark bruises with missing granules, and dents in gutters, vents and cars. Call your insurer before any roofer, then have a local, licensed one meet the adjuster on the roof. Do not sign an agreement that gives the job or the claim to a firm for a "free" inspection, and do not let anyone pay or waive your deductible, which is insurance fraud. Policies may pay only the depreciated value for old roofs, and claims have deadlines, often one year. Small dents in metal that do not leak may be excluded.`,
    },
    {
      heading: 'A deck or terrace on a roof',
      also: 'roof deck rooftop terrace deck on flat roof load engineer pedestal pavers sleepers membrane warranty railing access hatch permit',
      text: `Ask a structural engineer first: a roof made for snow is seldom strong enough for people, who need 40 to 100 pounds per square foot by code. You need a permit, a guard of 36 to 42 inches, a second look at fire exits, and often zoning approval for height. Do the membrane first, new if it is more than half through its life, and keep it reachable: deck panels or pavers on pedestals lift off for repairs, and nothing is screwed through it. Drains and scuppers must stay open. Ask the roofer to confirm in writing that the warranty allows it. Hot tubs and planters weigh more than parties.`,
    },
    {
      heading: 'Choosing a membrane for a flat roof',
      also: 'rubber epdm tpo pvc modified bitumen torch down flat roof which pick compare lifespan cost white seams coating silicone',
      text: `EPDM (black rubber) is cheap, easy to repair and lasts 20 to 30 years, with glued seams as its weak point. TPO is white, has welded seams and keeps the house cooler; quality differs by maker, so take 60 mil or more. PVC is similar, resists grease and costs more. Modified bitumen, torched or self-adhered in two plies, is the toughest under feet, and a torch is a fire risk on old wood, so many cities forbid it or want a fire watch. Silicone coating buys a sound roof ten years and saves no bad one. The detail at edges, walls and drains counts more than the material: choose the roofer first.`,
    },
    {
      heading: 'Working under a tarp: rain while the roof is open',
      also: 'roof open rain tarp weather during roof replacement dry in overnight leak while roofing water damage who pays storm forecast',
      text: `A good crew tears off only what it can dry in the same day, with underlayment on before evening. Ask how they watch the forecast, who comes at night if it rains, and have tarps, battens and a ladder on site. If rain gets in, photograph it, move things, poke a small hole in a bulging ceiling over a bucket, and call the contractor at once: their liability insurance should pay for an opening that was not covered, though some policies exclude it, which is worth asking before. Wet insulation comes out, and framing dries for days before it is closed.`,
    },
  ],
};
