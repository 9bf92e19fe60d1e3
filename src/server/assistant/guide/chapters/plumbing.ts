import type { Chapter } from '../chapter.ts';

export const plumbing: Chapter = {
  title: 'Plumbing and water',
  sections: [
    {
      heading: 'Know your shut-offs',
      also: 'shut off water main valve turn off leak burst pipe flood emergency',
      text: `Find the main valve and try it before work starts; old ones often do not close. Show everyone in the house where it is. When a pipe bursts, close the main, open a tap at the lowest point, switch off power to wet rooms if you can reach the panel on dry ground, then call the plumber.`,
    },
    {
      heading: 'Moving drains and fixtures',
      also: 'move toilet sink shower drain relocate plumbing layout slope cost wet wall',
      text: `Supply pipes move easily, drains do not: they need a slope of about a quarter inch a foot, a vent, and space in the floor. Moving a toilet costs more than any other change in a bathroom, especially on a concrete slab. If the budget is tight, keep the toilet and turn the rest around it.`,
    },
    {
      heading: 'Pipes worth replacing',
      also: 'galvanized lead pipe polybutylene copper pex replace repipe old pipes water pressure rust cast iron',
      text: `While walls are open, replace galvanized steel, polybutylene and lead without much thought, and have cast-iron drains looked at with a camera. PEX and copper are both sound; use what your plumber guarantees and your code allows. Low pressure or brown water in an old house usually means the pipes, not the faucet.`,
    },
    {
      heading: 'Septic tanks and wells',
      also: 'septic tank drain field leach field pump pumped pumping out empty well water test pump private sewage cesspit',
      text: `Have a septic tank pumped every three to five years, and keep grease, wipes and harsh cleaners out of it. Never drive, build or plant trees on the drain field. Ask the health department before you add a bedroom: the permit often depends on the size of the system. Test a well once a year for bacteria and nitrates, and again after work on the pump or a flood.`,
    },
    {
      heading: 'Water heaters',
      also: 'water heater tankless hot water replace size heat pump water heater boiler',
      text: `A tank lasts about ten to fifteen years and a tankless unit often twenty; replace an old one before it leaks. A replacement almost always needs a permit, an expansion tank in some systems, and a drain pan where a leak would do harm. Tankless units save space and need a larger gas line or much electric power; heat-pump units use the least energy and want a warm, roomy place. Ask about rebates before you buy.`,
    },
  ],
};
