import type { Chapter } from '../chapter.ts';

export const floors: Chapter = {
  title: 'Floors and tile',
  sections: [
    {
      heading: 'Choosing a floor',
      also: 'flooring hardwood laminate vinyl lvp engineered carpet best floor for kitchen bathroom basement dog scratch compare wood',
      text: `Tile and good vinyl can get wet. Engineered wood copes with changes in humidity better than solid wood. Laminate is hard-wearing but swells when water stays on it. Carpet is best in rooms where you walk barefoot. On a concrete basement floor, use vinyl, tile, or engineered wood over a tested moisture barrier. Compare the wear layer and what the warranty excludes, not the brochure.`,
    },
    {
      heading: 'How much extra to order',
      also: 'extra tile waste overage how much tile order flooring calculate percent box square feet measure',
      text: `Order 10% more than the area for straight tile or planks, and 15% for diagonal or herringbone patterns or many corners. Get it all from one batch number. Keep a box for repairs: you may not find the same shade again.`,
    },
    {
      heading: 'Subfloor and levelling',
      also: 'subfloor uneven level squeak plywood self leveling concrete tile over existing floor crack prepare',
      text: `A floor is only as good as what is under it. Screw down squeaky boards, replace soft spots, and make the surface flat: for large tile, no more than an eighth of an inch over ten feet. Tile needs a stiff floor and an uncoupling membrane or backer board. Tile over tile, or over another old floor, saves time only when it is sound and dry, and the doors and stairs still fit. Vinyl and tile from before the mid-1980s can contain asbestos: test before you break or sand them.`,
    },
    {
      heading: 'Tile, grout and sealing',
      also: 'tile grout mortar thinset backsplash seal sealing porcelain ceramic large format cure walk on',
      text: `Porcelain is denser than ceramic and can go anywhere; natural stone needs sealing, and acids can damage it. Use the mortar that the tile's manufacturer recommends, with full coverage in wet areas. Leave movement joints at the edges and fill them with sealant, not grout. Wait a day or two before grouting and about three before the tile gets wet.`,
    },
    {
      heading: 'Refinishing wood floors',
      also: 'refinish sand hardwood floors stain polyurethane restore old wood floor scratch',
      text: `You can sand solid wood several times, and engineered wood once or never, depending on its top layer. Expect two to four days when you cannot walk on it, and a week or more before you put rugs back. Water-based finish dries fast and stays pale; oil-based finish is tougher and turns amber. Test old finishes for lead before sanding.`,
    },
    {
      heading: 'Letting boards get used to the room',
      also: 'acclimate acclimatise acclimation hardwood oak boards planks floorboards sit rest lie wait room before laying nailed days moisture content',
      text: `Solid wood usually lies in its room for three days to two weeks, in open packs with air around it, until its moisture is within two to four points of the subfloor's: a meter decides, not the calendar. Engineered wood and laminate mostly want about two days, and some vinyl none; the maker's sheet counts for the warranty. The room must be as it will be lived in, with windows, heating and dry plaster. Boards that are laid too wet leave gaps, and those laid too dry buckle.`,
    },
    {
      heading: 'Moisture under a floor on concrete',
      also: 'vapor barrier vapour moisture barrier slab concrete vinyl plank lvp laminate underlayment underlay polyethylene plastic sheet damp proof membrane garage basement',
      text: `Concrete passes on moisture from the ground for as long as it lies there, so test it first: a square of plastic taped down overnight shows the worst, and a meter is what warranties ask for. Vinyl itself does not mind, but glue lets go and mold grows under it. Under a floating floor on a slab, most makers want a polyethylene sheet (6 mil) with taped seams or an underlay with a barrier in it; do not add a second soft pad. If the slab has a sound membrane below it and tests dry, some ask for none. The maker's sheet decides.`,
    },
    {
      heading: 'Floors that take a beating',
      also: 'tough toughest durable hard wearing rental tenants abuse beaten dogs kids high traffic hallway holds up survive flooring',
      text: `For a rental, a hall or a house with dogs, take vinyl plank with a thick wear layer (20 mil, half a millimeter, or more) or porcelain tile; in kitchens and bathrooms sheet vinyl has the fewest joints. Planks that are glued down can be replaced one by one. Laminate resists scratches but not standing water, and carpet is best kept to bedrooms, as tiles that can be changed. Keep a box or two for repairs, and put felt under the furniture.`,
    },
  ],
};
