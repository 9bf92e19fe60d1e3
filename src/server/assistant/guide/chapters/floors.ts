import type { Chapter } from '../chapter.ts';

export const floors: Chapter = {
  title: 'Floors and tile',
  sections: [
    {
      heading: 'Choosing a floor',
      also: 'flooring hardwood laminate vinyl lvp engineered carpet best floor for kitchen bathroom basement dog scratch compare wood',
      text: `Tile and good vinyl stand water; engineered wood stands changes in humidity better than solid wood; laminate is hard-wearing but swells when water stands on it; carpet belongs where feet are bare. Basements on concrete want vinyl, tile, or engineered wood over a tested moisture barrier. Look at the wear layer and the warranty's exclusions rather than at the brochure.`,
    },
    {
      heading: 'How much extra to order',
      also: 'extra tile waste overage how much tile order flooring calculate percent box square feet measure',
      text: `Order 10% more than the area for straight tile or planks, 15% for diagonal, herringbone or many corners, all of it from one batch number. Keep a box for repairs; the same shade will not be sold again.`,
    },
    {
      heading: 'Subfloor and levelling',
      also: 'subfloor uneven level squeak plywood self leveling concrete tile over existing floor crack prepare',
      text: `A floor is as good as what is under it. Screw down squeaks, replace soft spots, and make it flat: for large tile no more than an eighth of an inch over ten feet. Tile needs a stiff floor and an uncoupling membrane or backer board. Laying over the old floor saves time only when it is sound, dry, and the doors and stairs still fit.`,
    },
    {
      heading: 'Tile, grout and sealing',
      also: 'tile grout mortar thinset backsplash seal sealing porcelain ceramic large format cure walk on',
      text: `Porcelain is denser than ceramic and can go anywhere; natural stone needs sealing and care with acids. Use the mortar that the tile's maker names, full coverage in wet areas, and movement joints at edges, filled with sealant rather than grout. Wait a day or two before grouting and about three before water.`,
    },
    {
      heading: 'Refinishing wood floors',
      also: 'refinish sand hardwood floors stain polyurethane restore old wood floor scratch',
      text: `Solid wood can be sanded several times, engineered wood once or never, depending on its top layer. Expect two to four days without walking and a week or more before rugs. Water-based finish dries fast and stays pale, oil-based is tougher and ambers. Test for lead in old finishes before sanding.`,
    },
  ],
};
