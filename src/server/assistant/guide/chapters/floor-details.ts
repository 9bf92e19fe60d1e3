import type { Chapter } from '../chapter.ts';

export const floorDetails: Chapter = {
  title: 'Floors and stairs in detail',
  sections: [
    {
      heading: 'Squeaky floors and creaking stairs',
      also: 'squeak squeaky creak creaking stairs hall floorboards noise cure fix stop screw shim joist tread riser glue wedge from below above carpet',
      text: `Squeaks are wood that rubs on a nail or on wood, so the cure is to stop the movement. From below, have someone walk while you listen: glue a thin shim into the gap beside the joist, or screw up through the subfloor with a screw short enough not to come through. From above, drive trim screws into the joist and fill the holes; kits with screws that snap off work through carpet. On stairs, glue and screw blocks in the corner under tread and riser, or fix the tread from above with two angled screws into the riser. Powdered graphite or talc quiets a board for a while. Do it before a new floor goes down.`,
    },
    {
      heading: 'Vinyl plank, laminate, engineered wood or solid wood',
      also: 'lvp vinyl plank laminate engineered hardwood solid wood compare which better difference waterproof wear layer resale floor kinds spc',
      text: `Vinyl plank stands water, dogs and basements, feels a little hollow, and cannot be refinished: look for a wear layer of 20 mil and a stiff core. Laminate is harder against scratches and looks more like wood, but swells at the seams when water stands, unless it is a water-resistant kind. Engineered wood is real wood on plywood, steadier than solid over concrete or radiant heat; with a 3 to 4 mm top it can be sanded once or twice. Solid oak lasts a century and can be sanded many times, and does not belong below ground. Buyers pay most for wood. All of them need a flat, dry base.`,
    },
    {
      heading: 'How flat a floor must be',
      also: 'flat flatness floor tolerance click vinyl plank tile 3/16 10 feet 1/8 level straightedge hump dip leveling self leveler grind before laying',
      text: `For click vinyl and laminate most makers ask for no more than 3/16 of an inch over 10 feet (1/8 over 6 feet); tile longer than 15 inches wants 1/8 over 10. Flat matters, level does not. Lay a long straightedge in several directions and mark humps and dips. Grind or sand humps, fill dips with patching compound, or pour self-leveling compound over a primer, with a dam at the edges. Wood subfloors can be planed at a joist or shimmed under new plywood. Foam underlayment does not level anything, and joints over a dip break. Keep the photo of the straightedge, because warranties ask.`,
    },
    {
      heading: 'A new floor over the old one',
      also: 'new floor over old floor over tile vinyl over tile lay over existing linoleum laminate on top height door undercut can I install',
      text: `Often yes: floating vinyl or laminate may lie on sound, flat tile, vinyl or wood, once wide grout joints are filled. Tile over tile works when the old is firmly bonded, roughened, and the joists carry the weight. Never over carpet, loose boards or anything damp. Add up the height: doors and casings are undercut, a dishwasher may be locked in, stairs get one odd step, and transitions are needed. Covering is the safe way with old floors that may contain asbestos. Do not cover a soft or smelly spot, since it only grows. Toilets come off and get a thicker seal.`,
    },
    {
      heading: 'Sanding an old wood floor again',
      also: 'oak floor sanded twice how many times refinish again thickness left nails showing screen recoat wear layer thin solid hardwood',
      text: `A solid 3/4-inch oak floor takes some four to six full sandings, so one that was sanded twice can mostly take it again. Look in a floor register or under a threshold: you want at least 1/8 inch of wood above the tongue, or about 3/32 for a careful light sanding. Nail heads that show and splintering edges mean that it is at its end. If the finish is only scratched and not worn to bare wood, screen and recoat it instead, which takes off nearly nothing and costs a third. Engineered floors with a thin face may not bear even one. A refinisher measures it at the estimate.`,
    },
    {
      heading: 'Carpet and padding',
      also: 'carpet pad padding choose nylon polyester wool berber stairs pets allergies stretch wrinkles install cost fiber twist soft',
      text: `Nylon wears best, polyester is soft and shrugs off stains, wool is lovely and dear, and loops catch claws. On stairs and in halls take a dense, short pile. Good padding makes a medium carpet feel fine: about 7/16 inch and eight pounds in rooms, thinner and firmer on stairs; a moisture barrier in it helps with pets. Carpet goes in last, after paint and trim. Wrinkles mean that it was not power-stretched, which is a warranty matter in the first year. Do not put it in bathrooms or on a basement slab that is not surely dry. Air the room for a few days if the smell bothers you.`,
    },
    {
      heading: 'Cork, bamboo, linoleum and tile underfoot',
      also: 'cork bamboo linoleum marmoleum natural floor rubber concrete polished alternative eco friendly warm soft quiet kitchen floor',
      text: `Cork is warm, quiet and kind to knees, dents under heavy legs and fades in sun. Strand bamboo is hard but moves with humidity, and cheap kinds scratch and smell. Real linoleum (linseed and wood flour, not vinyl) lasts forty years, repairs well and wants an installer who knows it. Polished concrete suits a slab that is sound, and is hard and cold without floor heat. Rubber is good for gyms and laundry rooms. Ask for a large sample, scratch and wet it, and look at the finish and at who in your town can repair it. None of them likes a damp slab without a moisture test.`,
    },
    {
      heading: 'Which way boards run, and where to begin',
      also: 'direction of floorboards which way run planks across joists parallel longest wall hallway layout start first row pattern herringbone transition',
      text: `Boards usually run with the longest wall or toward the main light, and through a hall lengthwise. Solid wood nailed on plank subfloors or weak plywood has to cross the joists; floating floors may run either way. Run it on into the next room without a break if lengths allow it, since makers of floating floors limit the run, often to 30 or 40 feet, before they want a gap under a threshold. Measure so that the last row is at least a third of a board wide, and cut the first to suit. Start at the straightest, longest wall. Keep the gap at every wall, and joints six inches apart or more.`,
    },
    {
      heading: 'Scratches, dents and gaps in a wood floor',
      also: 'scratch scratches dent gap gaps between boards wood floor repair filler winter humidity dog nails iron wax pet urine black stain',
      text: `Light scratches in the finish go with a maker's touch-up pen or a recoat. A dent in bare or oiled wood often rises with a damp cloth and an iron. Gaps that open in winter and close in summer are normal: keep the house at 35 to 50% humidity and do not fill them. Gaps that stay can take slivers of wood or flexible filler. Black marks are water or pet urine on oak's tannin; oxalic acid lightens some, and others need new boards. Felt under chair legs, mats at doors and short dog nails prevent most of it. One board can be cut out and replaced by a floor layer.`,
    },
    {
      heading: 'Stairs: treads, runners and a new look',
      also: 'stair treads runner carpet remove from stairs refinish paint stairs retread caps slippery safe non slip open risers handrail update',
      text: `Under stair carpet is often rough pine that was never meant to be seen, so lift a corner first. You can paint it (porch enamel with fine grit), cover it with retread caps, or have oak treads put on; all risers must stay within 3/8 inch of each other, so mind how much each tread adds at top and bottom. A runner with a firm pad is quiet and less slippery. Remove staples with patience, and treat old paint as lead. Keep one side in use, or do every second step at a time. A handrail on at least one side, 34 to 38 inches above the nosing, that hands can close around, is required.`,
    },
  ],
};
