import type { Chapter } from '../chapter.ts';

export const conversions: Chapter = {
  title: 'Attics, basements and garages',
  sections: [
    {
      heading: 'Turning an attic into rooms',
      also: 'attic loft conversion convert finish ceiling height joists headroom dormer skylight',
      text: `Ask three things first: is there enough height (many codes want 7 feet over at least half of the floor), can the joists carry a room rather than boxes, and where do proper stairs go. Attic joists are often too small, so have an engineer look. Then plan insulation and air flow under the roof, heating and cooling, and a way out in a fire. It nearly always takes a permit.`,
    },
    {
      heading: 'Finishing a basement',
      also: 'basement cellar finish damp moisture vapor floor ceiling height',
      text: `Dry comes first: watch it through a wet season, fix gutters and grading, and tape plastic to the slab to see whether damp comes through. Test for radon. Use insulation that does not mind moisture against the walls, and floors such as tile or vinyl. Keep valves, the panel and cleanouts within reach. A bedroom needs a window or door to escape through, and the work needs a permit in most towns.`,
    },
    {
      heading: 'Converting a garage',
      also: 'garage conversion convert living space room parking',
      text: `Ask the town first: some demand a parking space, and nearly all want a permit. The slab is usually cold, sloped and lower than the house, the walls have little insulation, and the door opening needs a proper wall on a footing. Add heating, outlets and windows to the price. Think of the sale, too: some buyers would rather have the garage.`,
    },
    {
      heading: 'Escape windows and smoke alarms',
      also: 'egress emergency escape window bedroom second way out smoke alarm detector fire exit',
      text: `Every bedroom, also in an attic or a basement, needs a second way out: as a rule a window with a clear opening of about 5.7 square feet whose sill is no higher than 44 inches. Smoke alarms belong in each bedroom, outside the bedrooms and on every floor, and carbon monoxide alarms near them. A permit for one room often brings the whole house up to date on alarms.`,
    },
    {
      heading: 'Renting out part of the house',
      also: 'rent out rental unit tenant apartment basement accessory dwelling unit adu in-law suite landlord license legal second unit',
      text: `Ask the planning office before you draw anything: whether a second unit is allowed on your street, of what size, and with how much parking. A legal unit usually needs its own entrance, a second way out of each bedroom, enough height and light, walls and a ceiling that hold back fire, linked smoke alarms, and sometimes its own meter. At the end comes an inspection, often a certificate of occupancy, and in many towns a rental license. Tell your insurer and your lender, and ask a tax adviser how the cost is written off.`,
    },
    {
      heading: 'Stairs and railings',
      also: 'stair staircase steps riser tread handrail banister guard steep width',
      text: `Typical limits are risers of at most 7¾ inches, treads of at least 10, a width of 36, headroom of 6 feet 8 and a handrail between 34 and 38 inches high. All steps of a flight must be alike to within three eighths of an inch, because feet learn the rhythm. Gaps between balusters stay under 4 inches. New rooms above need stairs that meet the code; a ladder does not count.`,
    },
  ],
};
