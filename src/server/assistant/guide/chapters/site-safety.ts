import type { Chapter } from '../chapter.ts';

export const siteSafety: Chapter = {
  title: 'Ladders, power and staying in one piece',
  sections: [
    {
      heading: 'Setting up a ladder',
      also: 'ladder angle 4 to 1 lean extension step ladder safe climb foot three points of contact roof gutter height sister',
      text: `Four to one: for every four feet of height the foot of the ladder stands one foot out, an angle of about 75 degrees. Stand with your toes at its feet and your arms straight; if your palms reach the rung, it is right. Let it reach three feet above a roof edge you step onto, stand on firm level ground with somebody holding it, and tie the top. Keep three points of contact, your belt buckle between the rails, and never stand on the top three rungs, or the top two of a stepladder. Stay ten feet away from power lines, and use fiberglass near wires. For a long job rent a scaffold.`,
    },
    {
      heading: 'Guardrails on decks, balconies and roofs',
      also: 'guard rail guardrail height tall roof deck balcony 36 42 inches baluster spacing 4 inch railing code strong post roof terrace',
      text: `A guard is needed where a deck or floor is more than 30 inches above the ground. In most one- and two-family houses it must be at least 36 inches tall, and 42 in some states, in apartment houses and on many roof decks, so ask your inspector; 42 is the safe choice up on a roof. A four-inch ball may not pass between the balusters, and the rail has to withstand 200 pounds in any direction. Posts are bolted to the framing with metal tension hardware, not screwed to boards. Horizontal rails invite children to climb. A rail that wobbles is out of order until it is fixed.`,
    },
    {
      heading: 'Working on a roof, and when not to',
      also: 'roof walk on roof safe harness fall protection clean gutters steep wet slope fix shingle myself dangerous height',
      text: `Falls from roofs kill more people in building work than anything else, so stay off one that is steeper than about 4 in 12, wet, icy, mossy or higher than one story. If you must go up, wear soft-soled shoes and a harness tied to an anchor screwed into a rafter, never to a chimney, and have someone below. Look from the ground with binoculars or a phone on a pole first; most checks need no climb. Skylights and old plastic panels do not carry you. Metal, slate and tile break or slide. For a few shingles a roofer's visit is cheaper than a leg.`,
    },
    {
      heading: 'Turning the power off and making sure',
      also: 'turn off power breaker test voltage tester before touching wires safe shut off circuit non-contact multimeter electric shock replace outlet switch',
      text: `Switch the breaker off, put tape over it and tell everybody. Test your tester on a live outlet, then at the box, then on the live one again: a tester that is dead reads the same as a dead wire. Test every wire in the box, since two circuits can share one, and both halves of an outlet. A non-contact tester is good for a first check, a two-lead one for certainty. Do not stand on a wet floor, and never work on the panel itself: its upper lugs stay live with the main off. If wires are aluminum, crumbling or more than you expected, close it and call an electrician.`,
    },
    {
      heading: 'Oily rags, hot tools and fire',
      also: 'oily rags spontaneous combustion linseed stain fire torch soldering heat gun extinguisher sawdust floor finish fire risk renovation',
      text: `Rags with linseed oil, stain or oil finish heat up by themselves and burn down houses: spread them flat outside to dry, or drown them in a metal can with a lid. Dust bags from a floor sander smolder the same way, so empty them outside each evening. After soldering, torching or cutting metal, stay for an hour and look again, with an extinguisher (ABC, five pounds or more) at hand. Turn off pilot lights and switches before solvent finishes. Keep smoke alarms working, covered only while dust flies, and the way out free. Many fires start at the end of the day, when everyone has gone home.`,
    },
    {
      heading: 'Saws, nailers and other tools that bite',
      also: 'power tool safety table saw circular saw nail gun miter saw kickback gloves goggles hearing protection beginner fingers',
      text: `Eyes and ears first: goggles, muffs, no loose sleeves, and no gloves near a spinning blade. Unplug or take the battery out before you change a blade. Kickback comes from a pinched board, so support both sides of the cut, stand beside the line, and keep the guard and the riving knife on. Nail guns go off twice in quick hands: use the sequential trigger and keep your other hand a foot away. Blades that are sharp are safer than dull ones. Do not work tired, alone at night, or after a beer, and let somebody show you each tool once.`,
    },
    {
      heading: 'First aid on a site',
      also: 'first aid kit accident nail in foot cut eye tetanus emergency bleeding electric shock fall ladder hospital',
      text: `Keep a kit on site with pressure bandages, eye wash, tweezers, gloves and burn gel, and the address on the wall for the 911 call. Press hard on bleeding and raise it. Something stuck in an eye or deep in flesh stays there until a doctor takes it out. After an electric shock turn the power off before you touch the person, and have the heart checked even if all seems well. After a fall, do not move someone with pain in neck or back. A nail through a boot needs a tetanus shot if the last is more than five years old. Write down what happened the same day.`,
    },
    {
      heading: 'Making a site safe in the evening',
      also: 'secure site evening lock up theft open trench holes covered stairs without railing nails boards children night leave site safe',
      text: `Before everyone leaves: holes and open stairwells covered or railed off, nails pulled from boards, ladders down or locked, tools unplugged and put away, water and gas checked, dust bags outside, and doors and windows shut. Cover openings in the roof every evening, whatever the forecast says. Trenches deeper than a child need a fence. Copper, tools and appliances are stolen from sites, so have appliances come late, light the yard, and use a lockbox whose code you change when a trade is finished. Put the routine into the contract: broom clean and safe each day.`,
    },
  ],
};
