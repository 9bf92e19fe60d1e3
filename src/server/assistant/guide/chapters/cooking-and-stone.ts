import type { Chapter } from '../chapter.ts';

export const cookingAndStone: Chapter = {
  title: 'Stoves, hoods and counters',
  sections: [
    {
      heading: 'Gas or induction',
      also: 'induction gas stove range cooktop hob electric cooker switch change convert fumes pans pacemaker circuit',
      text: `Induction is fast and easy to wipe, the surface stays fairly cool, and nothing burns in the room. It needs pans that a magnet sticks to and, for a range, usually a 240-volt circuit of 40 or 50 amps (in Britain a cooker circuit), so ask an electrician about the panel first. Gas shows its flame and suits any pan, but puts fumes into the kitchen, so it needs a hood that blows outside. If you change over, a licensed fitter caps the gas line. With a pacemaker, ask the doctor about induction.`,
    },
    {
      heading: 'Strong hoods and makeup air',
      also: 'makeup air make up air replacement air commercial range professional range pro style hood cfm strong extractor backdraft damper 400',
      text: `A strong hood pulls as much air into the house as it blows out. If that air comes down the flue of a water heater or a fireplace, it brings carbon monoxide. Many codes in the United States ask for makeup air, a duct with a damper that opens with the hood, once the hood moves more than about 400 cubic feet a minute; some make exceptions. A range of commercial size nearly always gets there. In a cold climate the air should be warmed. Real commercial ranges need larger distances and are seldom approved for homes, so choose one that is made for houses, and ask the inspector and your insurer.`,
    },
    {
      heading: 'Stone counters: sealing, oiling and stains',
      also: 'stone counter seal sealing sealer soapstone granite marble limestone quartzite slate oil mineral oil wax stain etch wine lemon scratch poultice clean care',
      text: `Let a few drops of water stand on the stone. If they soak in and leave it dark, it wants sealer; on granite that is often every year or few years. Sealer slows stains on marble and limestone, but acids such as lemon, wine and vinegar still leave dull spots. Soapstone is so dense that it needs no sealer: people rub in mineral oil or wax when they like it dark and even, often at first and then seldom, and sand out scratches. Quartz needs none either. Wipe spills at once, use mild soap, and put a board under hot pans.`,
    },
    {
      heading: 'Painting cabinets',
      also: 'paint cabinets painting kitchen cupboards units doors repaint respray spray enamel prep degrease sand primer brush roller oak grain',
      text: `It is all in the preparation. Take off the doors and number them, wash off the grease, sand lightly, dust, prime with a bonding primer, then two thin coats of cabinet enamel with the drying time on its can. In a house from before 1978, test old paint for lead before you sand. Oak shows its grain unless you fill it, and foil that peels does not hold paint. Spraying is smoother than a roller and better left to a shop. The paint is dry in a day but hard only after some weeks, so be gentle with it.`,
    },
    {
      heading: 'Dishwashers and disposals',
      also: 'dishwasher leak leaks leaking install hook up air gap high loop garbage disposal waste disposer jammed hums septic under sink',
      text: `A dishwasher wants its own shut-off, a drain hose that rises high under the counter (some codes ask for an air gap), and usually a circuit of its own. Leave it removable: do not tile it in. If water stands below it, close the valve, switch off its breaker, and look at the hoses, the door seal and the filter. A disposal that hums is jammed: switch off the power, turn it with its key, and never put a hand in. With a septic tank better do without one.`,
    },
  ],
};
