import type { Chapter } from '../chapter.ts';

export const dryingTimes: Chapter = {
  title: 'Drying and waiting times',
  sections: [
    {
      heading: 'Tile and grout: when to walk on it and get it wet',
      also: 'grout thinset mortar adhesive tile dry drying cure set wait hours days walk step shower wet self leveler leveling screed silicone furniture',
      text: `Thinset usually wants a day before you walk on the tile or grout it, and longer in the cold, under large tiles and over membranes. Ordinary cement grout takes light steps in socks after about a day, furniture after two or three, and water, such as a shower, after about three. Silicone in the corners wants a day. Self-leveling compound often carries steps after some hours, but tile or wood waits as long as its bag says. Rapid and epoxy products differ a lot: the bag decides. If somebody must cross earlier, lay boards.`,
    },
    {
      heading: 'Paint, stain and varnish: when to recoat and use the room',
      also: 'paint stain varnish polyurethane finish between coats recoat second coat dry drying cure hours sleep in room smell fumes walk furniture rugs wash',
      text: `Water-based wall paint can usually be coated again after two to four hours, oil paint after about a day; both need two to four weeks before you can scrub them. Sleep in the room when the smell has gone, with a low-odor paint often the next night. Babies, pregnant women and people with asthma should wait some days. A water-based floor finish takes socks after about a day, furniture after about three and rugs after one to two weeks; oil-based takes longer. Cold and damp air slow everything down, so the can decides. Oily rags can catch fire by themselves: dry them flat outside.`,
    },
    {
      heading: 'Drives and patios: when to walk, park and seal',
      also: 'asphalt blacktop tarmac concrete driveway drive patio pavers new fresh wait park parking car drive on walk seal sealcoat harden cure days',
      text: `Walk on new asphalt after about a day and park on it after three to five, a week when it is hot. For the first months do not turn the wheels while the car stands still. Wait with the sealer as long as the paving firm says, often half a year to a year. Concrete takes steps after a day or two, a car after about a week and a heavy truck after four. Pavers can be used once the joints are filled and the surface is compacted, unless the joint sand has to set first.`,
    },
    {
      heading: 'Working in cold, heat and rain',
      also: 'weather cold winter frost freezing heat hot summer rain humid humidity wet temperature outdoors outside season october november december paint roof concrete mortar siding',
      text: `Most exterior paint wants more than 50 °F (10 °C), a dry wall and no rain or dew for a day; some kinds go down to 35 °F. Very humid air keeps paint from drying. Concrete and mortar must not freeze for the first days: crews use blankets and warm water, or wait. In great heat they start early and keep it damp. Shingles can be laid in winter, but their strips do not seal until it is warm, so each may need cement by hand. No one should lay a roof on wet or icy decking. Agree in the contract on who covers the open house when rain comes.`,
    },
  ],
};
