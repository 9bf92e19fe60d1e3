import type { Chapter } from '../chapter.ts';

export const porchesAndFloors: Chapter = {
  title: 'Porches, sunrooms and cold floors',
  sections: [
    {
      heading: 'Porches and sunrooms turned into rooms',
      also: 'porch sunroom enclose enclosing enclosed screened screen four season three season conservatory veranda convert turn into living space room permit footings',
      text: `Yes, as a rule a permit is needed to turn an open porch into living space, because its footings, floor and roof were not built to carry a room. Have them looked at before you ask for a price: shallow footings move with the frost. The floor often slopes outward, and the house wall behind may have the only escape window of a bedroom. A room for all seasons needs insulation below, around and above, heat, outlets, and safety glass near doors and floors. A screened or three-season room costs far less and has fewer rules. Ask about the distance to the boundary, too.`,
    },
    {
      heading: 'Insulating a floor over a crawl space, a garage or a porch',
      also: 'insulate floor over crawl space above garage sunroom addition room over garage cold floor underside joists cantilever bump out rim joist batts netting rigid foam',
      text: `First stop the air: seal the edges, the rim joists and every pipe. Then fill the joists so that the insulation touches the boards above, held up by netting or wires, or put rigid foam under the joists, which also breaks the cold. Over a crawl space, cover the earth with plastic; if the crawl space is sealed, insulate its walls instead and leave the floor alone. Keep pipes on the warm side. Over a garage the ceiling must stay tight and hold back fire, because of fumes. Codes name the thickness for your climate, and foam may need a cover.`,
    },
    {
      heading: 'Insulating basement walls',
      also: 'insulate basement walls cellar concrete block wall foam board rigid studs fiberglass batts vapor barrier mold',
      text: `Only a dry wall may be insulated: put gutters, grading and leaks right, and watch it through a wet season. Then glue rigid foam to the concrete, tape the seams and seal the rim joists, and stand the studs in front of it. Batts straight against concrete, or plastic over them, trap moisture and grow mold. Most foam has to be covered with drywall because of fire. Some places with termites ask for a gap to look at. Your code names the thickness, and where a vapor retarder belongs depends on the climate.`,
    },
  ],
};
