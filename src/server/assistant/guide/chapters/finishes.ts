import type { Chapter } from '../chapter.ts';

export const finishes: Chapter = {
  title: 'Paint, paper and paneling',
  sections: [
    {
      heading: 'Sheens: flat, eggshell, satin, semi-gloss',
      also: 'sheen gloss flat matte eggshell satin semi-gloss kitchen walls wipe washable scrub which finish paint bathroom trim ceiling spaghetti sauce',
      text: `The shinier the paint, the easier it wipes off and the more it shows bumps. Flat for ceilings, eggshell or matte scrubbable paint for living rooms and bedrooms, satin for kitchen walls, baths, halls and children's rooms, semi-gloss for trim, doors and cabinets. Sauce wipes off satin with a damp cloth; behind the stove semi-gloss or tile is better. Good washable mattes now come close to satin and hide poor walls. Use the same sheen and batch for touch-ups, or the spot will flash. In old plaster with waves go a step flatter.`,
    },
    {
      heading: 'Paint that peels: latex over oil',
      also: 'latex paint peeling sheets off old trim oil underneath adhesion bonding primer deglosser scuff sanding oil or latex test alcohol cotton ball',
      text: `Latex over glossy oil paint without preparation peels off in sheets, because it never bonded. Test it: rub with a cotton ball and denatured alcohol; latex softens and comes off, oil does not. Pull and scrape all that is loose, feather the edges, wash, scuff-sand or use a liquid deglosser, and prime with a bonding primer (a shellac or acrylic one made for it) before two coats of acrylic trim enamel. Trim from before 1978 may have lead under it: test first, then no dry sanding. If it peels again to bare wood, moisture is coming from behind. On the outside, let wood dry to under 15%.`,
    },
    {
      heading: 'Peeling paint outside',
      also: 'exterior paint peeling blistering wood siding scrape repaint why peeling moisture prime spot how long paint last house painter prep',
      text: `Paint outside lets go because of water from behind (no gutter, a bathroom without a fan, wood touching soil), old thick layers, or a coat put on too cold, damp or hot. Cure that first. Then scrape, sand the edges, wash, let it dry for some days, prime all bare wood the same week, caulk joints but not the bottom edges of siding that must drain, and give it two coats of good acrylic. Preparation is two thirds of a painter's price, so have it written down. Before 1978 assume lead: plastic on the ground, no power washing of flakes, no open sander. Boards that peel down to gray wood again and again are better replaced.`,
    },
    {
      heading: 'Painting tile, tubs, counters and laminate',
      also: 'paint tile paint bathtub epoxy kit paint countertop laminate cabinets shower floor tile last durable stick-on quick cheap update',
      text: `Paint on tile is a stopgap that can look good for two to five years on walls and a backsplash, and less on floors or in a shower. All depends on cleaning: degreaser, then a cleaner for soap film, scuff-sand, bonding primer, and an epoxy or urethane-acrylic coat, with a week of rest before water. Tub and counter kits smell strongly and need open windows and a real respirator; they chip where pots slide. Do not paint where tile is loose or grout crumbles. Laminate and melamine cabinets take paint with a bonding primer. For a rental or the last year before a remodel it is money well spent.`,
    },
    {
      heading: 'Hanging wallpaper',
      also: 'wallpaper hang paper how much rolls pattern repeat paste the wall peel and stick removable bathroom primer sizing seams match plumb line',
      text: `Prime the wall with a wallpaper primer, so that it slides and one day comes off again. Strike a plumb line, because corners are never straight, and plan where the last seam misses its match: behind a door. Count strips, not square feet: a large pattern repeat wastes a third. Order all rolls from one run, and one more. "Paste the wall" papers are easiest for beginners; peel-and-stick suits smooth satin walls and renters, and lifts on texture. Vinyl-coated papers stand a bathroom with a fan. Book the paint before it and let paint cure for two to four weeks under peel-and-stick.`,
    },
    {
      heading: 'Wainscot, shiplap, beadboard and crown molding',
      also: 'wainscoting beadboard shiplap paneling board and batten crown molding install height chair rail accent wall trim wood walls',
      text: `Wainscot looks right at a third of the wall's height, about 32 to 36 inches, or high at two thirds, and seldom at half. Board and batten is the easiest: battens on a smooth wall, painted as one. MDF is smooth and cheap, and swells in bathrooms: use PVC or wood there. Paneling on outside walls covers, but does not replace, insulation and a vapor retarder. Outlets need box extenders, and casings must be thick enough to end against. Crown hides a poor corner; cope the inside joints, and nail into studs and joists. Prime all, caulk, and paint with semi-gloss. Old wood paneling can simply be cleaned, primed and painted.`,
    },
    {
      heading: 'Drop ceiling or drywall in a basement',
      also: 'drop ceiling suspended ceiling drywall basement ceiling options paint joists black exposed access pipes height acoustic tiles',
      text: `A drop ceiling takes three to six inches of height, keeps pipes, valves and wires within reach, and dampens sound; good tiles no longer look like an office. Drywall looks best and keeps height, but every repair means a hole, so leave access panels at valves, cleanouts and junction boxes, which may never be buried. Joists painted black or white cost least and quiet nothing. Whatever you choose, reroute what hangs low first, put mineral wool between the joists for noise, and check what fire separation a rented unit or furnace room needs. Many codes want 7 feet, and 6 feet 4 to 8 under beams and ducts.`,
    },
    {
      heading: 'Hanging drywall yourself',
      also: 'hang drywall diy sheetrock install sheets ceiling lift screws spacing tape mud beginner how to order corners cost per sheet',
      text: `Ceilings first, then the upper wall sheets, then the lower, with joints staggered and factory edges together. Half-inch on walls, 1/2-inch sag-resistant or 5/8 on ceilings; rent a lift for a few dollars a day. Screws every 12 inches on ceilings and 16 on walls, just below the paper without tearing it. Hold the sheet half an inch off the floor. Paper tape in flat joints and corners, setting compound for the first coat, light premixed for the next two. Hanging is easy and finishing is a craft: many people hang and let a taper finish. No sheet goes up before the rough-in inspections have passed.`,
    },
    {
      heading: 'Picking colors that you will not regret',
      also: 'choose paint color whites gray sample test light undertone small room dark trim color palette whole house accent designer lrv',
      text: `Paint two coats on a large board, not on the wall, and carry it around at morning, noon and by lamplight: colors change with the bulbs and with what is next to them. Choose floor, tile and counter first and the paint last, because there are thousands of paints and few tiles. North rooms make cool whites blue; warm ones suit them. Every neutral has an undertone, which you see beside plain white paper. A dark small room can be cozy if trim and ceiling go with it. One white for all trim and three or four wall colors hold a house together. Write the brand, name, sheen and date inside a closet.`,
    },
    {
      heading: 'How a pro gets a smooth paint job',
      also: 'brush marks roller marks smooth finish cut in tape bleed lines spray or roll coats professional painter quality price per room how many coats',
      text: `Wash greasy walls, fill, sand and vacuum, and prime the patches, since paint hides nothing. Cut in a yard and roll into it while it is wet, with a 3/8-inch nap for smooth walls, from top to bottom, and do not go back over paint that has begun to set. Two coats, always. Press tape with a putty knife, seal its edge with the old color, and pull it while the last coat is soft. An extender and a foam roller lay trim enamel flat; spraying is for empty houses, doors and cabinets. A quote should name the preparation, product, number of coats and who moves furniture. Good brushes are worth washing.`,
    },
  ],
};
