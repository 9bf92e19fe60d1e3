import type { Chapter } from '../chapter.ts';

export const gasHeating: Chapter = {
  title: 'Gas, heating and ventilation',
  sections: [
    {
      heading: 'If you smell gas',
      also: 'gas leak smell emergency rotten eggs what to do',
      text: `Leave at once, with everybody. Do not switch anything on or off, do not light anything, do not use a phone inside. From outside, call the gas company's emergency line or 911, and go back only when they say so.`,
    },
    {
      heading: 'Gas work',
      also: 'gas line move stove range install gas fitter licensed natural gas propane myself hook up',
      text: `Moving or adding a gas line is work for a licensed plumber or gas fitter with a permit and a pressure test; in most places it is not open to owners. Plan it before the walls close, with a shut-off valve within reach of every appliance. If you change from gas to electric, have the old line capped properly and ask about the panel's capacity first.`,
    },
    {
      heading: 'Carbon monoxide and combustion',
      also: 'carbon monoxide detector co alarm furnace water heater backdraft fireplace chimney',
      text: `Put carbon monoxide and smoke alarms on every floor and near bedrooms before work starts; most codes demand it when a permit is issued. A tighter house or a strong kitchen hood can pull exhaust gas back out of an old furnace, water heater or fireplace. Have a technician test the draft after such a change.`,
    },
    {
      heading: 'Heating and cooling',
      also: 'hvac furnace heat pump air conditioner size sizing replace ducts ductwork radiator thermostat',
      text: `Ask for a room-by-room load calculation (in the United States, Manual J) instead of a copy of the old size; insulate and seal first, because the answer shrinks. Oversized equipment is noisy, short-cycles and dries badly. Move ducts and radiators during rough-in, keep filters clean and vents sealed while there is dust, and ask your utility about rebates for heat pumps.`,
    },
    {
      heading: 'Fans and hoods',
      also: 'exhaust fan bathroom fan range hood ventilation vent outside humidity steam cfm',
      text: `A bathroom fan should change the air about eight times an hour (roughly one cubic foot a minute for each square foot) and must blow outdoors, never into the attic. A range hood is useful only when it is ducted outside and as wide as the range. Smooth, short, insulated duct is worth more than a stronger motor.`,
    },
  ],
};
