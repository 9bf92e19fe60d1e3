import type { Chapter } from '../chapter.ts';

export const orderOfTrades: Chapter = {
  title: 'The order of trades',
  sections: [
    {
      heading: 'The whole sequence',
      also: 'order sequence what comes first which trade first steps stages renovation schedule trades who comes when after',
      text: `Work goes from dirty to clean and from hidden to visible:

1. permits, protection, demolition
2. structure: walls, beams, openings, roof
3. rough-in: plumbing, then ducts, then wiring
4. inspections
5. insulation, drywall, taping, primer
6. floors that run under cabinets, or tile
7. cabinets, doors, trim
8. countertops, which are measured after the cabinets stand
9. tile above the counter, final plumbing and electrical
10. last coat of paint, final inspection, punch list`,
    },
    {
      heading: 'Floor or cabinets first',
      also: 'flooring before cabinets after install order kitchen floor which first',
      text: `Tile and glued hardwood are usually laid before the cabinets, which makes a clean edge and keeps the dishwasher removable. Floating floors go in after the cabinets, because they must be able to move and should not carry weight. Protect any floor that is laid early with hard sheets, not only with paper.`,
    },
    {
      heading: 'Painting before or after',
      also: 'paint order when to paint before floors trim cabinets walls painting sequence',
      text: `Prime and paint ceilings and the first coat of walls while the room is empty, before finished floors and cabinets. Leave the last coat of walls and the trim to the end, after all the trades have left. Refinished wood floors come after the main painting and before the last touch-up.`,
    },
    {
      heading: 'Plumbing, electrical or heating first',
      also: 'electrician plumber before drywall insulation plumber or electrician first rough in order hvac ducts wiring pipes which goes first',
      text: `In open walls the least flexible goes first: drains need their slope, ducts need their size, supply pipes can bend around both, and wires go anywhere. So drains and ducts, then water and gas, then wiring and low-voltage cables, then the inspection.`,
    },
    {
      heading: 'The order in a bathroom',
      also: 'bathroom sequence steps remodel order shower tile tub toilet vanity install first',
      text: `Strip to the studs, repair the subfloor, set the tub or shower base, rough in plumbing, fan and wiring, inspect, close the walls with backer board, waterproof and test it, tile walls, then the floor, grout, paint, vanity and toilet, glass, and last the accessories and sealant. The glass is measured only after the tile is up.`,
    },
    {
      heading: 'The order in a kitchen',
      also: 'kitchen order of work steps sequence remodel what comes first cabinets countertop backsplash appliances floor',
      text: `1. choose and order everything; set up a temporary kitchen
2. take out the old kitchen, move walls if any
3. rough-in: drains and water, gas, ducts, wiring; then the inspection
4. insulation, drywall, primer, first coat of paint
5. tile or glued wood floor
6. wall and base cabinets
7. measure the countertop, wait, fit it with the sink
8. backsplash; a floating floor, if there is one
9. appliances, taps, lamps, outlets
10. trim, last coat of paint, final inspection, punch list`,
    },
    {
      heading: 'The order in an addition',
      also: 'addition extension order of trades sequence steps build foundation framing roof who comes first lay out stages',
      text: `1. survey, drawings, engineer, permit
2. digging, footings and foundation, with an inspection before the concrete
3. floor, walls and roof frame
4. roofing, windows and outside doors, until it is dry
5. only then break through into the house
6. rough-in: plumbing, ducts, wiring; then the inspections
7. insulation, drywall, primer
8. floors, inside doors, trim, cabinets, paint
9. taps, lamps, heating, and the siding at any time after step 4
10. grading, final inspection, certificate of occupancy where one is needed`,
    },
    {
      heading: 'The order in a basement or an attic',
      also: 'basement attic loft order of work sequence steps finishing stages what comes first',
      text: `1. the things that stop it: water, radon, height, stairs, a way out; then the permit
2. structure: beams, joists, escape window, stairs
3. frame the walls
4. rough-in: drains (in a basement the slab is opened first), ducts, wiring; then the inspection
5. insulation, with air space below the roof where it is vented; its inspection
6. drywall, primer, paint
7. floor, doors, trim
8. lamps, outlets, bathroom, alarms; final inspection`,
    },
  ],
};
