import type { Chapter } from '../chapter.ts';

export const powerSafety: Chapter = {
  title: 'Breakers, generators and power outside',
  sections: [
    {
      heading: 'A breaker or GFCI that trips, and dead outlets',
      also: 'breaker trips tripping keeps tripping gfci gfi rcd reset dead outlet outlets not working no power half room stopped working socket microwave overload',
      text: `If it trips only when much is running, the circuit is overloaded: move something to another one. If it trips at once, leave it off and call an electrician. Never put in a larger breaker. With a GFCI (in Britain an RCD), unplug everything, reset it, and plug things in again one by one; damp in an outdoor outlet is a common cause. For dead outlets, look for a tripped GFCI in a bathroom, the garage, the basement or outside, turn the breaker fully off and on, and try the wall switch. If they stay dead, or if anything is warm, buzzes or smells, switch the circuit off and call.`,
    },
    {
      heading: 'Generators and backup power',
      also: 'generator portable standby backup power outage blackout transfer switch interlock backfeed plug in house battery hookup inlet',
      text: `Never plug a generator into an outlet of the house: the current runs backward into the street and can kill somebody. Have an electrician fit a transfer switch or an interlock with an inlet, under a permit, or run appliances straight from it on outdoor cords that are heavy enough. It runs outside only, at least 20 feet from doors and windows, never in a garage or under a porch, and with carbon monoxide alarms in the house. Let it cool before you refuel. A standby generator needs gas, a pad and a permit; a home battery is silent. Choose the size from a list of what must run.`,
    },
    {
      heading: 'Outdoor outlets and garden lights',
      also: 'outdoor outside exterior outlet power garden landscape lighting lights low voltage transformer cable bury buried depth underground shed weatherproof',
      text: `An outlet outside needs GFCI (RCD) protection, a weather-resistant device and a cover that closes over the plug. A buried cable for house current is work for an electrician, usually with a permit; common depths in the United States run from 12 to 24 inches, depending on the cable, the pipe and its protection. Low-voltage lights (12 volts) with a transformer that is made for outdoors can be a job for yourself, with the cable about six inches deep. Have buried lines marked before you dig. In Britain, armored cable and Part P apply.`,
    },
    {
      heading: 'Ceiling fans',
      also: 'ceiling fan fans install replace light with fan box fan rated brace wobble height blades size',
      text: `A fan needs a box that is rated for fans and fixed to a joist or a brace; the box of a lamp may not hold it. Switch the circuit off and test it before you take the lamp down. Blades stay at least seven feet above the floor and about 18 inches from walls; 52 inches suits most bedrooms. Use a fan control, not a dimmer, and a fan rated for damp or wet places on a porch. It cools people, not rooms. If the wires do not look as the manual says, stop and call an electrician.`,
    },
  ],
};
