import type { Chapter } from '../chapter.ts';

export const hazards: Chapter = {
  title: 'Asbestos, lead and mold',
  sections: [
    {
      heading: 'Asbestos',
      also: 'asbestos popcorn ceiling old tiles insulation test remove abatement vermiculite vinyl floor dangerous',
      text: `Asbestos was used in many building products until the 1980s and sometimes later: popcorn ceilings, nine-inch floor tiles and their glue, pipe and duct wrap, vermiculite insulation, cement siding, textured paint. You cannot see it. If it is in good condition and you leave it alone, it is usually safe. Sanding, scraping, drilling or breaking it is not.

Do not disturb a material that may contain it. Have an accredited inspector take samples, and let a licensed abatement firm remove it if it has to go. Rules for homeowners differ by state; ask your state's environmental or health agency.`,
    },
    {
      heading: 'Lead paint',
      also: 'lead paint old house 1978 test children sanding rrp safe certified',
      text: `In the United States, assume that paint from before 1978 contains lead until a test says otherwise. The danger is dust: from sanding, scraping and cutting, and from windows that rub. It is most harmful to small children and pregnant women. Firms that are paid to disturb lead paint must be certified for lead-safe work under federal rules.

Never dry-sand it or burn it off. Keep children and pets away, contain the area, work wet, clean with a HEPA vacuum, and ask a doctor about a blood test if someone was exposed.`,
    },
    {
      heading: 'Mold',
      also: 'mould mold damp moisture musty smell black mold remove bleach humidity water damage',
      text: `Mold is a sign of water. Fix the cause first, such as a leak, a missing fan or a cold wall, or the mold comes back. You can clean a patch smaller than about ten square feet on a hard surface yourself, with detergent, gloves, goggles and an N95 respirator. Throw away soaked drywall, carpet and insulation. Call a specialist for larger areas, for sewage, for anything in the ductwork, or when someone in the house has asthma or a weak immune system.`,
    },
    {
      heading: 'Radon and other air',
      also: 'radon gas basement test voc fumes solvent air quality ventilation paint smell',
      text: `Test for radon before you finish a basement. A kit costs little, and the vent pipe that fixes the problem is far easier to add before the walls are closed. While painting, gluing or sealing, ventilate well, follow the label on respirators, and keep flames and pilot lights away from solvents. Rags with oil finish can catch fire by themselves: dry them flat outside or keep them under water in a closed metal can.`,
    },
  ],
};
