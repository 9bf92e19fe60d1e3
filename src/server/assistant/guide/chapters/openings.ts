import type { Chapter } from '../chapter.ts';

export const openings: Chapter = {
  title: 'Windows, outside doors and fences',
  sections: [
    {
      heading: 'Old windows: repair, storm windows or new ones',
      also: 'old windows repair replace restore storm window secondary glazing double triple sash draughty rotten wooden',
      text: `A sound wooden window that is repaired, sealed at the edges and given a storm window (secondary glazing) comes close to a new double one for much less. Replace windows whose frames are rotten through, or which nobody can repair any more. Triple glazing pays mostly in cold climates and on loud streets, and is heavy. Compare the U-factor, where low is good, and in hot places how much sun comes through. A storm window must not block the way out of a bedroom. In a house from before 1978, treat old paint as lead.`,
    },
    {
      heading: 'Front doors and drafts',
      also: 'front door exterior door entry fiberglass fibreglass composite steel wood draft draught draughtproof weatherstrip sweep threshold seal gap',
      text: `A fiberglass (composite) door insulates well and does not warp or dent easily; steel is cheap and strong but dents and rusts; wood is handsome and wants shelter and upkeep. Buy it with its frame if the old one is out of square. Against drafts, put weatherstrip along the sides and the top, a sweep or a new threshold at the bottom, and caulk behind the casing. Shut the door on a strip of paper: where it slips out, air gets in.`,
    },
    {
      heading: 'Fence posts and what to build a fence of',
      also: 'fence post posts deep depth spacing apart concrete gravel wood vinyl metal cedar treated panel gate rot',
      text: `About a third of a post belongs in the ground, and below the frost where the ground freezes: two to two and a half feet for a six-foot fence in mild places, at most eight feet apart, and stouter posts at corners and gates. Use wood that is rated for contact with the ground or steel, gravel underneath, and concrete that slopes away from the post. Wood is cheap and easy to repair but wants stain; vinyl needs no paint and cracks in the cold. Have buried lines marked before you dig (811 in the United States).`,
    },
    {
      heading: 'Deck boards and their gaps',
      also: 'deck boards gap gaps spacing apart between composite cedar treated wet shrink screws hidden fastener decking',
      text: `Leave an eighth to a quarter of an inch (3 to 6 mm) between dry boards, so that water and leaves get through. Treated boards that are still wet go on tight, because they shrink. Composite boards need the gaps in their maker's table, at the ends as well, since they grow in the heat. Lay boards with joints over joists, protect the tops of the joists with tape, and use stainless or coated screws.`,
    },
    {
      heading: 'Cracked drives and patios',
      also: 'crack cracked driveway drive patio path paving pavers asphalt tarmac repair resurface concrete fill sunken',
      text: `Fill hairline cracks with a flexible sealant before frost gets into them. A crack wider than a quarter inch, or with one side higher, means that the base is moving: lifting the slab or a new one lasts longer than filler. Seal asphalt every three to five years. Pavers lie on four to six inches of compacted gravel (eight or more for cars) and an inch of sand. Sunken ones can be taken up, the base leveled, and laid again. Lead water away from the edges, above all from the house.`,
    },
  ],
};
