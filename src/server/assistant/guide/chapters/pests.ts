import type { Chapter } from '../chapter.ts';

export const pests: Chapter = {
  title: 'Pests and rot',
  sections: [
    {
      heading: 'Termites, ants and beetles in wood',
      also: 'termite termites carpenter ants beetles powder post woodworm insects bugs sawdust frass mud tubes wings exterminator infestation',
      text: `Mud tubes on the foundation, heaps of wings and wood that sounds hollow point to termites. Heaps that look like sawdust point to carpenter ants, which like damp wood. Small round holes with fresh powder point to beetles (in Britain, woodworm); old holes without powder are often long dead. Let a licensed pest firm look before you treat or cover anything, and get a second opinion on a large bill. Treat first, then repair, and have an engineer look at beams, sills and joists that are eaten. Keep soil and firewood away from the walls, and stop leaks: damp wood invites them.`,
    },
    {
      heading: 'Mice, squirrels and other animals in the house',
      also: 'mice mouse rats rodents squirrels raccoons bats birds animals scratching noise in walls attic droppings holes gaps seal trap',
      text: `Close every gap wider than a pencil with metal mesh, steel wool and sealant, or mortar; foam alone is chewed through. Open walls are the best time for it. First make sure that nothing is shut in, above all young ones. Bats and nesting birds are protected in many places, so ask before you touch them. Use traps rather than poison, which can harm pets and leaves dead animals in the walls. Do not sweep or vacuum dry droppings: air the room, wear gloves and a mask, and wet them with disinfectant. Have chewed cables seen by an electrician.`,
    },
    {
      heading: 'Rotten wood',
      also: 'rot rotten rotted soft spongy decay dry rot wet rot sill joist window frame floor by the toilet tub epoxy sister',
      text: `Push a screwdriver in: wood that gives way is rotten. Find the water first, or it comes back. Cut back to sound wood and let it dry. Small places in windows and trim can be filled with epoxy. Joists, posts, sills and the board that holds a deck need new wood, and an engineer or an experienced builder if they carry much. A soft floor beside a toilet or a tub is sometimes only the subfloor, but look at the joists below. Dry rot, which Britain knows well, spreads through walls and wants a specialist who is not paid by the liter of chemicals.`,
    },
  ],
};
