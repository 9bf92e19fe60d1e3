import type { Chapter } from '../chapter.ts';

export const hazards: Chapter = {
  title: 'Asbestos, lead and mold',
  sections: [
    {
      heading: 'Asbestos',
      also: 'asbestos popcorn ceiling old tiles insulation test remove abatement vermiculite vinyl floor dangerous',
      text: `Asbestos was used in many building products until the 1980s and sometimes later: popcorn ceilings, nine-inch floor tiles and their glue, pipe and duct wrap, vermiculite insulation, cement siding, textured paint. You cannot see it. Left alone and in good condition it is usually safe; sanding, scraping, drilling or breaking it is not.

Do not disturb a suspect material. Have an accredited inspector take samples, and let a licensed abatement firm remove what must go. Rules for homeowners differ by state; the state's environmental or health agency knows them.`,
    },
    {
      heading: 'Lead paint',
      also: 'lead paint old house 1978 test children sanding rrp safe certified',
      text: `In the United States assume lead in paint from before 1978 until a test says otherwise. The danger is dust from sanding, scraping, cutting and from windows that rub, above all for small children and pregnant women. Firms that are paid to disturb it must be certified for lead-safe work under federal rules.

Never dry-sand or burn it off. Keep children and pets away, contain the area, work wet, clean with a HEPA vacuum, and ask a doctor about a blood test if someone was exposed.`,
    },
    {
      heading: 'Mold',
      also: 'mould mold damp moisture musty smell black mold remove bleach humidity water damage',
      text: `Mold is a symptom of water. Find and fix the leak, the missing fan or the cold wall first, or it comes back. A patch smaller than about ten square feet on a hard surface you can clean yourself with detergent, gloves, goggles and an N95 respirator; throw away soaked drywall, carpet and insulation. Call a specialist for larger areas, for sewage, for anything in the ductwork, or when somebody in the house has asthma or a weak immune system.`,
    },
    {
      heading: 'Radon and other air',
      also: 'radon gas basement test voc fumes solvent air quality ventilation paint smell',
      text: `Test for radon before you finish a basement; a kit costs little, and the vent pipe that cures it is far easier to add before the walls are closed. While painting, gluing or sealing, ventilate well, follow the label on respirators, and keep flames and pilot lights away from solvents. Rags with oil finish can ignite by themselves: dry them flat outside or keep them under water in a closed metal can.`,
    },
  ],
};
