import type { Chapter } from '../chapter.ts';

export const roofDetails: Chapter = {
  title: 'Attic air, ice, skylights and solar',
  sections: [
    {
      heading: 'Ventilating an attic',
      also: 'attic ventilation vent vents soffit ridge gable eaves baffle baffles rafter airflow loft condensation block',
      text: `Air should enter low at the eaves (soffits) and leave high at the ridge. A common rule in the United States is one square foot of open vent for each 150 of attic floor, or for each 300 if it is split evenly between low and high. Baffles keep the insulation out of the way of the air, so never stuff the soffits. Seal holes from the rooms below, lead bathroom fans outdoors, and do not mix ridge vents with attic fans. A roof that is insulated along the rafters can be built without vents, but that has to be designed.`,
    },
    {
      heading: 'Ice dams',
      also: 'ice dam dams icicles eaves snow gutter freeze winter roof melt backs up cable',
      text: `Heat that leaks into the attic melts the snow, the water freezes again at the cold eaves, and what follows backs up under the shingles. The lasting cure is to seal the leaks in the attic floor, insulate it and keep the eaves ventilated; at the next reroofing, have a waterproof membrane laid along the eaves. For now, pull snow off from the ground with a roof rake, well away from power lines, and stay off the ladder. Do not hack at the ice or salt it; a roofer can steam it off. Heating cables only ease it.`,
    },
    {
      heading: 'Flat roofs',
      also: 'flat roof low slope epdm rubber tpo felt membrane foam ponding standing water last lifespan maintain upkeep coating',
      text: `Look at a flat roof twice a year and after storms: clear leaves from drains and outlets, and check seams, edges and everything that comes through. Water that still stands two days after rain needs better slope or drains. Felt lasts some fifteen to twenty-five years, rubber and plastic membranes twenty to thirty, and foam as long as its coating is renewed every ten years or so. New ones want at least a quarter inch of fall per foot. Keep off it with anything sharp.`,
    },
    {
      heading: 'Skylights',
      also: 'skylight roof window rooflight velux daylight leak flashing condensation worth where place',
      text: `A good skylight with its maker's flashing rarely leaks; most drips are old flashing or condensation. Replace it together with the roof. To the north it gives even light, to the south and west also heat, so choose coated glass and a shade. One that opens helps a kitchen, a bathroom or an attic. Fitting one between two rafters is simple; cutting a rafter needs framing around the hole, and often a permit and an engineer.`,
    },
    {
      heading: 'Solar panels',
      also: 'solar panels photovoltaic pv battery roof before after reroof worth lease own net metering feed in',
      text: `Put panels on a roof that has at least ten to fifteen years left; otherwise reroof first, because taking them off and on again is dear. Shade hurts more than a roof that faces east or west. Compare the price per watt, who guarantees the roof where it is drilled, and whether you own the panels: a lease can get in the way of a sale. What the utility pays for your power decides whether it is worth it, and it must approve the system before it is switched on. Without a battery most systems are off when the grid is.`,
    },
  ],
};
