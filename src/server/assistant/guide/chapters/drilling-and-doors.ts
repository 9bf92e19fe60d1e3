import type { Chapter } from '../chapter.ts';

export const drillingAndDoors: Chapter = {
  title: 'Drilling, doors and old finishes',
  sections: [
    {
      heading: 'Drilling and notching joists and studs',
      also: 'drill hole bore notch notching cut joist joists stud studs beam truss through for pipe wire how big where allowed plate',
      text: `Common limits in the United States for solid joists: a hole of at most a third of the depth, two inches from the top and the bottom; a notch of at most a sixth, and none in the middle third. A stud in a bearing wall may lose 40% of its width to a hole and 25% to a notch, in other walls 60% and 40%. Never cut a truss, and cut I-joists and glued beams only as their maker or an engineer says. Put steel plates where a pipe or a cable runs close to the face. A joist that is already cut too far needs a second one beside it or an engineer. Codes differ, so ask the inspector.`,
    },
    {
      heading: 'Drilling into tile, brick and concrete',
      also: 'drill drilling into tile porcelain brick concrete masonry bit diamond hammer drill anchor anchors fix fixing plug hang screw crack without cracking',
      text: `Look for pipes and wires first. On tile, put tape on the spot, use a tile or diamond bit without hammering, slowly and wet, and change to the bit for the wall behind it. Porcelain needs a diamond bit. In brick, a sound brick holds more than a joint; blow the dust out of the hole before the anchor goes in. In crumbling walls use resin anchors. Fill holes in a shower with silicone, and make none in its floor. Never drill into a slab that is stamped as post-tensioned. Wear goggles and a dust mask.`,
    },
    {
      heading: 'Inside doors',
      also: 'interior door inside doors bedroom solid core hollow core prehung slab pocket door barn hinges gap under door fire door garage door to house hang',
      text: `Hollow-core doors are light and cheap, solid-core ones quieter and worth it for bedrooms and baths. A prehung door comes in its frame and suits crooked or missing frames; a slab alone is cheaper where the old frame is sound and you can copy its hinges. Leave about an eighth of an inch around, and half an inch or more below if air has to return under it. The door between the house and the garage must hold back fire and should close by itself. Pocket doors need a wall without pipes and wires.`,
    },
    {
      heading: 'Taking up old floors',
      also: 'remove old floor carpet rip out tear up pull up vinyl linoleum tile glue adhesive mastic black staples tack strip scrape under carpet concrete take up lift',
      text: `Carpet is easy: cut it into strips, roll them, then pull the tack strips and staples, with gloves. There may be a good wooden floor below. Vinyl, nine-inch tiles and black glue from before the mid-1980s can contain asbestos, so have them tested before you scrape or sand; often it is best to lay the new floor over them. Ceramic tile comes up with a chisel hammer and makes sharp pieces and harmful dust: seal the room and wear a respirator and goggles. Scrape glue off concrete by hand or with a remover that suits the next floor, and do not grind a glue that nobody has tested.`,
    },
    {
      heading: 'Garage floors and coatings',
      also: 'garage floor epoxy coating polyaspartic paint concrete floor seal sealer peel hot tire basement floor paint',
      text: `Coatings fail through damp and poor preparation. Tape down a sheet of plastic for a day or two to see whether moisture rises, remove oil, and have the concrete ground or etched. Two-part epoxy and polyaspartic last much longer than paint from one can, which hot tires lift off. New concrete waits about four weeks. Work above about 50 °F with the door open, because of the fumes. Walk on it after a day and park after three to seven, as the label says. Add grit, or it is slippery when wet. Loose tiles that click together forgive more.`,
    },
    {
      heading: 'Stains on ceilings and walls',
      also: 'stain stains water stain ceiling bleeds through bleed smoke nicotine brown ring yellow cover stain blocking primer shellac marker knots',
      text: `First make sure that the leak is over: a ring that grows or feels damp is not. Let it dry. Then cover the spot with a stain-blocking primer, on shellac or oil, because ordinary paint lets water stains, smoke, marker and knots through. One coat, sometimes two, then paint the whole ceiling, or the patch shows. Board that is soft or sags has to be replaced. Air the room well while you use such a primer.`,
    },
    {
      heading: 'Getting rid of old paint, refrigerators and chemicals',
      also: 'dispose disposal old paint cans solvents chemicals hazardous waste fridge refrigerator freezer air conditioner batteries bulbs oil tank recycle throw away dump household',
      text: `Leftover water-based paint may go into the trash in many towns once it has dried hard; oil paint, thinner, pesticides and fluorescent lamps belong to the collection for household hazardous waste. Never pour any of it into a drain. Refrigerators and air conditioners hold gas that must be drawn off, so let the store, the utility or the town fetch them. Do not burn treated or painted wood. Old oil tanks and asbestos are for licensed firms. Useful leftovers are welcome at reuse shops. Ask the town for its list and days.`,
    },
  ],
};
