import type { Chapter } from '../chapter.ts';

export const masonry: Chapter = {
  title: 'Brick, stone and stucco',
  sections: [
    {
      heading: 'Repointing brick and choosing a mason',
      also: 'repoint repointing tuckpoint tuckpointing pointing mortar joints lime cement mason bricklayer brickwork brick chimney old spalling crumbling vet',
      text: `In old walls, mostly from before the 1930s, the mortar is soft lime. Hard cement in their joints makes the faces of the bricks break off, because the joint has to be the weaker part. So have the old mortar looked at and matched. Before you let a mason touch old brick, ask which mortar he would use, how he opens the joints (grinders slip), and for old houses he has done that you can see, some of them years ago. Ask for a sample patch, and let it dry before you judge its color. Joints are opened deeper than they are wide, filled in layers, kept damp, and not done in frost. Cutting mortar makes silica dust: keep it away from people.`,
    },
    {
      heading: 'Painting brick, and white powder on it',
      also: 'paint brick painted brick whitewash limewash white powder efflorescence salt bloom stains clean brick sandblast seal sealer',
      text: `Paint on brick is very hard to take off again. If you want it, repair the joints first, let the wall dry, and use limewash or a mineral (silicate) paint that lets moisture out; an ordinary film can trap water, and then frost breaks the brick. White powder is salt that water has brought to the surface. Brush it off dry and find out where the water comes from: a gutter, a leak, soil against the wall. On a new wall it usually fades by itself. Do not sandblast brick, and be careful with clear sealers for the same reason as with paint.`,
    },
    {
      heading: 'Stucco and render',
      also: 'stucco render rendering eifs synthetic crack cracks hairline patch bulge hollow exterior plaster repair',
      text: `Hairline cracks in stucco are common and can be filled or painted with a coating that stretches. Have it looked at first when a crack is wider than about a sixteenth of an inch or comes back, when the surface bulges or sounds hollow, or when there are stains below a window: then water may be behind it, or the wall moves. Synthetic stucco (EIFS) depends on its seals, and a moisture test tells more than a look. Patch with the same kind of material, in layers. Keep stucco clear of the soil. Old stucco and textured coats can contain asbestos, so test before you grind or break them.`,
    },
    {
      heading: 'Retaining walls',
      also: 'retaining wall garden wall slope terrace block timber railroad ties sleepers drain drainage gravel lean leaning height',
      text: `Water pushes harder than soil, so a retaining wall needs gravel and a drain pipe behind it that leads the water out. The first course stands below ground on compacted gravel, and the wall leans back a little. From about three or four feet most towns want a permit and an engineer's design, and earlier if a drive, a building or a slope stands above it. A wall that already leans should be seen by an engineer. Old railroad ties are soaked in creosote: keep them away from vegetables and play areas, and never burn them. Have buried lines marked before you dig.`,
    },
  ],
};
