import type { Chapter } from '../chapter.ts';

export const oldHouses: Chapter = {
  title: 'Old houses, and rules in Britain',
  sections: [
    {
      heading: 'Buying a house to renovate',
      also: 'buy buying fixer upper old house purchase home inspection before closing look for check offer money pit century home what to expect',
      text: `Look at what is dear before what is ugly: roof, foundation, damp, drains (have the sewer filmed), wiring and panel, heating, windows. In an old house expect lead paint, asbestos, tired wiring and pipes, and floors that are not level. A general inspector finds hints; then pay a specialist for each of them. Ask the building department for the list of permits: work without one becomes yours. Get rough prices from a contractor before you are bound, keep at least a fifth for surprises, and live there for some months before you change the layout.`,
    },
    {
      heading: 'Old plaster: keep, patch or replace',
      also: 'old plaster lath cracks crumbling loose sagging ceiling patch repair keep replace drywall over plaster washers',
      text: `Sound plaster is hard and quiet and worth keeping. Fill hairline cracks with mesh tape and setting compound. Where it moves when you press, it has come off the lath: plaster washers or an adhesive can hold it. Stay out from under a ceiling that sags, because it is heavy, and have it propped or taken down. New drywall is the better choice where a third or more is loose, or where walls are opened for wires anyhow. Old paint may hold lead and some old plaster asbestos, so test before you sand or break it.`,
    },
    {
      heading: 'Insulating the walls of an old house',
      also: 'insulate old house walls solid brick stone wall inside interior cavity blown dense pack no insulation victorian 1920s',
      text: `Do the attic and the drafts first: they bring more for less. Hollow wooden walls can be filled with blown cellulose through small holes, after an electrician has looked for knob-and-tube wiring and leaks are fixed. Solid brick or stone is delicate: insulation on the inside keeps the wall colder and wetter, and frost or rotten joist ends may follow. Put gutters and joints right, and have it designed for your climate, often with thin material that lets moisture through. In Britain, not every cavity may be filled; a wall that takes driving rain should not be.`,
    },
    {
      heading: 'Britain: planning, building regulations and party walls',
      also: 'uk britain england scotland wales planning permission permitted development building regulations regs building control party wall agreement act notice award surveyor loft conversion gas safe part p completion certificate knock through',
      text: `These are separate things. Planning permission says whether you may build; many lofts and small extensions are permitted development, but not for flats or listed houses, and a certificate proves it. Building regulations say how: they cover nearly every extension, loft, load-bearing wall, new circuit and drain, and end with a completion certificate that a buyer will ask for. In England and Wales the Party Wall Act wants written notice to the neighbor: two months before work on a shared wall, one month before digging close to their building. Gas is only for Gas Safe engineers. Scotland and Northern Ireland have their own rules; ask the council.`,
    },
  ],
};
