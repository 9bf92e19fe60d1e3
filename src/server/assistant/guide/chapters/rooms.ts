import type { Chapter } from '../chapter.ts';

export const rooms: Chapter = {
  title: 'Room by room',
  sections: [
    {
      heading: 'A bedroom: what makes a room legal',
      also: 'legal bedroom what counts as bedroom closet egress window size ceiling height smoke alarm minimum 70 square feet basement bedroom add bedroom',
      text: `In most US codes a bedroom has at least 70 square feet, no side under 7 feet, a ceiling of 7 feet over most of it, heat, a smoke alarm in and outside, and a window or door to escape through: 5.7 square feet open (5.0 at ground level), at least 20 inches wide and 24 high, with a sill no more than 44 inches up. A closet is expected by buyers, but rarely by the code. A basement bedroom needs an escape window with a well and a ladder if it is deep. It may not be reached only through another bedroom. With a septic system the number of bedrooms is limited. The inspector's list is what counts.`,
    },
    {
      heading: 'A home office',
      also: 'home office study desk lighting outlets sound door internet convert bedroom closet office zoom background quiet room shed office garden',
      text: `A door that closes is worth more than square feet: a solid-core one with seals cuts half of the noise. Place the desk with daylight from the side, since a window behind you ruins video calls and one in front glares. Give it two or three outlets on a circuit that does not feed the laser printer or a heater, and a network cable. Insulate inner walls with mineral wool while they are open. A shed can be an office with insulation, its own circuit and a mini split, mostly with a permit. Built-ins should leave the room usable as a bedroom, which a buyer counts.`,
    },
    {
      heading: "A nursery or a child's room",
      also: 'nursery baby room child kids bedroom paint safe furniture anchor outlets cords window guard crib lead carpet when to finish before birth',
      text: `Finish it at least a month before the birth, so that paint and furniture can air. In a house from before 1978 have windows and trim tested for lead before you sand anything. Use zero-VOC paint, cordless blinds, tamper-resistant outlets, window stops that open no wider than four inches, and screws that anchor every dresser and shelf to a stud. Keep the crib away from windows, radiators and cords. A dimmer, a dark shade and a quiet door hinge get more use than a mural. Choose floors you can wipe and a washable rug, and put in one outlet and one light more than a baby needs, as they become teenagers.`,
    },
    {
      heading: 'A mudroom, entry or hall',
      also: 'mudroom entryway hall foyer storage bench hooks shoes drop zone tile floor small entry coat closet narrow hallway brighten',
      text: `Each person gets a hook (children's at 36 to 42 inches), a cubby 12 to 15 inches wide and a place for shoes; a bench is 18 inches high. Use a floor that likes water, grit and dogs, such as matte porcelain, with a mat of six feet. Four feet of width let two people pass, and a door must swing free. Put an outlet for chargers and vacuum inside the closet, and a light with a motion sensor. In a dark hall use a light wall, a mirror opposite a door, glass in an inner door and washable paint to shoulder height. A drain or a dog shower nearby has happy owners.`,
    },
    {
      heading: 'A home gym, workshop or hobby room',
      also: 'home gym workshop hobby room basement garage floor rubber mats ceiling height noise ventilation outlets dust collection mirrors treadmill structure weight',
      text: `For a gym plan 8 feet or more of height under a fan or hoop, rubber of 3/8 inch (3/4 under weights) on a slab, mirrors, an outlet of its own for a treadmill, and air. Above a ground floor ask whether the joists bear it and who sleeps below. A workshop wants 240 volts or at least two 20-amp circuits, light at 5,000 kelvin, a bench by the window, dust collection and a fan that blows out; never beside an open-flame water heater if you spray or sand. Store finishes in a metal cabinet. Sound leaks through ducts and doors first. Paint the concrete rather than carpeting it.`,
    },
    {
      heading: 'Dens, media rooms and hiding cables',
      also: 'media room home theater tv mount height hide cables conduit recessed outlet speakers soundproof fireplace tv above wiring living room',
      text: `Hang the television so that its middle is at eye level when seated, about 42 inches, which is why above a fireplace is mostly too high and too hot. Sit 1.2 to 1.6 times its diagonal away. While the wall is open put in a recessed outlet, blocking of plywood, and a two-inch conduit down to the cabinet; power cords may not run inside walls, listed kits may. Run speaker wire and network cable too. For quiet neighbors use a door with seals, mineral wool, and two layers of drywall with damping glue or clips; foam tiles only change the echo. Dim lights from the side, none behind you.`,
    },
    {
      heading: 'Closets and walk-ins',
      also: 'walk-in closet size reach-in closet system wire custom build double hang add closet to bedroom cedar dressing room organizer lighting',
      text: `A reach-in closet needs 24 inches of depth inside, with a rod at 66 inches, or two at 40 and 80 that double the space. A walk-in begins at five feet square with clothes on one side and wants seven for both. Drawers in the closet replace a dresser. Wire shelving is cheap and airy; melamine systems on a rail are put up in a day; custom costs two or three times as much. Light it with LED that switches on with the door, kept 12 inches from clothes. Building a new closet takes two walls and a door, no permit in most towns unless you add wiring. Leave a bedroom at least ten feet each way.`,
    },
    {
      heading: 'Making dark rooms brighter',
      also: 'dark room brighten natural light solar tube skylight window mirror glass door transom interior window paint reflect north facing basement light',
      text: `Trim what shades the window outside, wash the glass, hang curtains beside and not over it: that is a quarter more light for nothing. Paint matte off-white, the ceiling white, and the wall facing the window lightest. A mirror beside, not opposite, the window throws light in. Solar tubes bring daylight through an attic for 500 to 1,200 dollars; skylights bring more, and heat. Glass in doors, a transom or an inside window lends light from the next room. Then lamps at several heights, since one ceiling light leaves corners dark. A larger window in the same width needs only the wall below cut, and no new header.`,
    },
    {
      heading: 'Space under stairs, knee walls and odd corners',
      also: 'under stairs storage closet powder room knee wall eaves alcove nook built-in window seat odd space use corner',
      text: `Under stairs fits drawers on full slides, a closet, a desk or, where drains are near, a half bath of about three by six feet with 80 inches of height at the toilet. If it is enclosed and used, codes want half-inch drywall on the underside of the stairs for fire. Knee walls behind attic rooms take drawers, but seal and insulate behind them, or you open the house to the attic. A window seat is 16 to 18 inches high and deep enough for knees up, about 20. Alcoves swallow bookcases built to the wall, scribed and painted with it. Do not bury cleanouts, valves or junction boxes behind built-ins.`,
    },
    {
      heading: 'Laundry upstairs, in a closet or in the bathroom',
      also: 'move laundry upstairs second floor laundry closet stackable pan drain vibration noise dryer ventless heat pump dryer in bathroom plumbing add',
      text: `A laundry near the bedrooms saves steps and needs five things: a 2-inch drain with a vent, hot and cold with shut-offs, a 20-amp circuit and 240 volts for the dryer, a short duct outside, and a pan with a drain or at least a leak sensor. Stiffen the floor, since spinning shakes it. A stacked pair fits a closet 30 to 33 inches wide and 34 to 36 deep with doors that let air in. A heat pump (ventless) dryer needs no duct, takes longer and is gentle. In a bathroom, outlets are GFCI and out of reach of the tub. Gas dryers need a permit and air. Put braided hoses and a single-lever valve where you see them.`,
    },
  ],
};
