import type { Chapter } from '../chapter.ts';

export const pipes: Chapter = {
  title: 'Pipes, drains and water use',
  sections: [
    {
      heading: 'PEX, copper or CPVC',
      also: 'pex or copper pipe cpvc plastic plumbing which better repipe freeze mice taste lifespan manifold expansion crimp push fit',
      text: `PEX is what most plumbers now use: it bends around corners, has few joints, stands some freezing and costs half as much to install. It must not lie in the sun, near a flue, or where mice chew. Copper lasts fifty years and more, takes heat, and suffers from acidic water and thieves. CPVC is glued and turns brittle with age. Expansion PEX (type A) joints choke the flow less than crimped ones. A manifold gives every fixture its own shut-off. Push-fit couplings are fine where you can reach them, and not inside walls. For drains, PVC is usual and cast iron is quieter.`,
    },
    {
      heading: 'Galvanized and polybutylene pipes',
      also: 'galvanized steel pipes rust low pressure brown water polybutylene gray plastic pipe qest insurance repipe house cost replace',
      text: `Galvanized steel rusts from inside: pressure falls, water is brown in the morning, and joints drip after sixty years. Scratch it: silver-gray and a magnet sticks. Replace it as you open walls, or the whole at once. Polybutylene, gray bendable plastic from 1978 to 1995 with copper or plastic rings, can split without warning, and some insurers refuse it. A repipe of a house takes three to five days, leaves holes in drywall, and costs perhaps 5,000 to 15,000 dollars with patching by someone else. Ask whether shut-offs, permits and wall repairs are included. Where steel meets copper there must be a dielectric fitting.`,
    },
    {
      heading: 'Waiting for hot water, and running out of it',
      also: 'hot water takes long time slow hot water runs out lukewarm recirculation pump far bathroom mixing valve dip tube not enough hot water',
      text: `Water that takes minutes to get hot sits in a long pipe. A recirculation pump with a button or timer brings it at once; a comfort valve under the farthest sink does it without a return pipe. Insulate hot pipes while walls are open, and put the heater near the baths in a new plan. If it runs out soon, look at the thermostat, a broken dip tube, lime in the tank, one dead element of an electric tank, or a shower head that pours four gallons. Lukewarm at one place only is a mixing valve. Set the tank to 120°F, or to 140 with a mixing valve at the outlet.`,
    },
    {
      heading: 'A high water bill',
      also: 'water bill high leak toilet running dye test meter test hidden leak irrigation doubled underground usage',
      text: `Nine times of ten it is a toilet: put food dye in the tank and wait twenty minutes without flushing; color in the bowl means a new flapper for a few dollars. Then do a meter test: use no water for an hour and see whether the small dial moves. If it moves with the main valve to the house shut, the leak is in the ground between. Look at sprinklers, a softener that regenerates endlessly, outside taps and the water heater's relief valve. Warm or damp spots on a slab point to a leak below it. Many utilities credit part of the bill when you show the repair.`,
    },
    {
      heading: 'Leak sensors and automatic shut-offs',
      also: 'leak detector sensor water alarm automatic shut off valve smart moen flo insurance discount washing machine hoses burst vacation',
      text: `Battery sensors for a few dollars each, under sinks, behind the washing machine, beside the water heater and at the sump, save more floors than anything else. A smart valve on the main watches the flow and shuts off when a pipe breaks, for about 300 to 700 dollars and a plumber's visit; many insurers give a discount. Change rubber washer hoses to braided steel ones and toilet supply lines with plastic nuts every ten years. Turn the main off when you go away for more than a day or two. Know your main valve, and turn it twice a year so that it still turns when you need it.`,
    },
    {
      heading: 'Clogged drains, and when to call',
      also: 'clogged drain unclog snake auger plunger chemical drain cleaner liquid plumr baking soda slow kitchen sink hair main line hydro jet camera',
      text: `One slow drain is a local clog: lift out the stopper and hair, plunge with the overflow stuffed, then clean the trap over a bucket, then a hand snake. Leave chemical cleaners alone: they harm pipes and burn whoever opens them next. Grease, wipes ("flushable" ones too), coffee grounds and rice do not belong in any drain. Several drains at once, or a tub that fills when the toilet flushes, mean the main line: stop the water and call, and ask for a camera look with a recording. A clog that returns within months has a cause, such as roots, a belly in the pipe, or an unvented drain.`,
    },
    {
      heading: 'Moving or adding plumbing: vents and slope',
      also: 'vent pipe plumbing vent drain slope quarter inch per foot add sink move toilet island sink air admittance valve studor wet bar distance',
      text: `Supply pipes go anywhere, and drains decide. They fall a quarter inch per foot, so a toilet moved ten feet needs two and a half inches within the joists, and joists may be notched little. Every trap needs a vent within a few feet, or it is sucked dry and smells; an island sink or a remote one may use an air admittance valve where the code allows it. On a slab, the concrete is cut. So a move of inches is cheap and one across the room costs thousands. Stack new baths above or beside old ones. It needs a permit, a test with water or air, and an inspection before it is covered.`,
    },
    {
      heading: 'Shut-off valves, hoses and outside taps',
      also: 'replace shut off valve stuck valve leaking angle stop quarter turn hose bib outside spigot frost free drip washing machine valve main valve replace',
      text: `Quarter-turn ball valves close for sure; old round handles often do not, or leak at the stem after being turned (tighten the packing nut gently). Replace every stop valve you can reach during a bathroom or kitchen job, since the water is off anyhow. A stuck main valve is for a plumber or the utility, who closes it in the street. Outside taps should be frost-free, tilted outward, with a vacuum breaker; take the hose off before frost, or even they burst. Label the valves. If a valve must be forced, stop: it breaks just then, and you are standing there with no way to close it.`,
    },
  ],
};
