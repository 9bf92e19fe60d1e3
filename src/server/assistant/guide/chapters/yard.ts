import type { Chapter } from '../chapter.ts';

export const yard: Chapter = {
  title: 'Pools, sheds, trees and garage doors',
  sections: [
    {
      heading: 'Pools and hot tubs',
      also: 'pool swimming hot tub spa jacuzzi fence barrier gate wiring bonding gfci weight deck slab inground above ground',
      text: `Most towns want a permit, and a fence of at least about four feet with gates that close and latch by themselves. The wiring kills when it is wrong: an electrician has to bond all metal and fit GFCI protection and a switch in sight. Most hot tubs need a 240-volt circuit. A full tub weighs two to three tons, far more than an ordinary deck carries, so put it on a slab or have an engineer strengthen the deck. Keep away from overhead lines, buried lines and the septic field. Tell your insurer, and think of how the machine or the crane gets in.`,
    },
    {
      heading: 'Sheds, pergolas and outbuildings',
      also: 'shed sheds pergola gazebo carport outbuilding greenhouse playhouse garden room foundation base skids gravel anchor size permit',
      text: `Many towns let you put up a shed of up to 100 or 200 square feet without a building permit, but the distance to the boundary still counts, and wiring always needs one. A small shed stands well on compacted gravel or blocks, a large one on a slab or piers; anchor it against wind. A pergola that is fixed to the house usually needs a permit, and footings below the frost. Keep wood off the ground. In Britain most garden buildings are permitted development within limits, mostly 2.5 m high near a boundary. Ask the association first if you have one.`,
    },
    {
      heading: 'Trees near the house',
      also: 'tree trees roots foundation cut down remove removal stump branches overhang arborist protected fell plant near house',
      text: `Roots seldom break a sound foundation, but they find leaky drains, and on clay they dry the soil so that a house settles. Felling a big tree can make such soil swell, so ask an engineer or an arborist before you cut. Many towns, and tree preservation orders in Britain, want permission first. A tree near the house or near power lines is for an insured tree firm, never for you alone. While you build, fence off the ground under the crown: trucks and trenches kill a tree slowly. Branches over the line may often be cut back to it, but not so that the tree dies.`,
    },
    {
      heading: 'Sprinklers and garden taps',
      also: 'sprinkler sprinklers irrigation lines hose bib spigot outdoor faucet garden tap frost free backflow winterize blow out drain dig',
      text: `Find the lines and valves of a sprinkler system before anybody digs: the marking service does not mark private pipes. Sprinklers need a backflow preventer, which many towns want tested each year. Before the frost, have the lines blown out, close and drain the garden taps, and take the hoses off; a frost-free tap bursts too when a hose stays on. Keep the spray off walls and windows. Put an empty pipe under a new drive or patio, so that a line can cross later.`,
    },
    {
      heading: 'Garage doors',
      also: 'garage door spring broke broken opener insulated replace cable track remote sensor noisy stuck',
      text: `Leave springs and cables alone: they hold enough force to kill. If one breaks, do not run the opener and call a door firm. Test every month that the door turns back when its light beam is crossed and when it meets a board. An insulated door pays where the garage is heated, joins the house or has a room above it, and it is stiffer and quieter. Where hurricanes come, the door has to be rated for the wind. New doors are among the improvements that buyers notice.`,
    },
    {
      heading: 'Staining and sealing decks and fences',
      also: 'stain staining seal sealing deck fence wood outside exterior stain peel peeling strip sand rain semi transparent solid how often wait new wood dry power wash',
      text: `The wood must be clean and dry: two dry days at least, and for new treated wood weeks or months, until drops of water soak in. Work between about 50 and 90 °F, out of the sun, with no rain for a day or as long as the can says. If rain comes too early, let it dry and coat the bad places again. Transparent stain lasts a year or two, semi-transparent two or three, solid three to five. Stain that peels has to be stripped or sanded first. Wood treated before 2004 may contain arsenic and old paint lead: do not sand those dry, and never burn them.`,
    },
  ],
};
