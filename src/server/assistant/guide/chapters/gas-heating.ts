import type { Chapter } from '../chapter.ts';

export const gasHeating: Chapter = {
  title: 'Gas, heating and ventilation',
  sections: [
    {
      heading: 'If you smell gas',
      also: 'gas leak smell emergency rotten eggs what to do',
      text: `Get everyone out at once. Do not switch anything on or off, do not light anything, and do not use a phone inside. From outside, call the gas company's emergency line or 911, and go back in only when they tell you to.`,
    },
    {
      heading: 'Gas work',
      also: 'gas line move stove range install gas fitter licensed natural gas propane myself hook up',
      text: `Moving or adding a gas line is work for a licensed plumber or gas fitter, with a permit and a pressure test. In most places owners may not do it themselves. Plan it before the walls close, with a shut-off valve within reach of every appliance. If you change from gas to electric, have the old line capped properly, and first ask whether your electrical panel has the capacity.`,
    },
    {
      heading: 'Carbon monoxide and combustion',
      also: 'carbon monoxide detector co alarm furnace water heater backdraft fireplace chimney',
      text: `Put carbon monoxide and smoke alarms on every floor and near bedrooms before work starts; most codes require it when a permit is issued. In a tighter house, or with a strong kitchen hood, exhaust gas from an old furnace, water heater or fireplace can be pulled back into the rooms. Have a technician test the draft after a change like this.`,
    },
    {
      heading: 'Wood stoves, fireplaces and chimneys',
      also: 'wood stove fireplace chimney flue liner sweep swept sweeping creosote firewood burn wood hearth clean cleaned cleaning logs fire',
      text: `Have the chimney swept and looked at once a year, before the cold season, and a second time if you burn wood every day. Burn only wood that has dried for a year or more; damp wood leaves creosote, which is what burns in a chimney fire. A new stove usually needs a permit, a liner of its own size, a plate under it that does not burn, and the distances to walls that its manual names. Put carbon monoxide alarms near the bedrooms, and tell your home insurer about the stove.`,
    },
    {
      heading: 'Heating and cooling',
      also: 'hvac furnace heat pump air conditioner size sizing replace ducts ductwork radiator thermostat boiler lifespan age old',
      text: `A furnace lasts fifteen to twenty years, a boiler often twenty to thirty, an air conditioner or a heat pump about fifteen. Replace one when a repair costs a third of a new one, when it leaks or when parts are gone, and rather in spring than in the first frost. Ask for a room-by-room load calculation (in the United States, Manual J) instead of a copy of the old size. Insulate and seal first: you will then need a smaller system. Equipment that is too large is noisy, switches on and off too often and removes too little humidity. Move ducts and radiators during rough-in, keep filters clean and vents sealed while there is dust, and ask your utility about rebates for heat pumps.`,
    },
    {
      heading: 'Fans and hoods',
      also: 'exhaust fan bathroom fan range hood ventilation vent outside humidity steam cfm',
      text: `A bathroom fan should change the air about eight times an hour (roughly one cubic foot a minute for each square foot) and must blow outdoors, never into the attic. A range hood is useful only when it is ducted outside and as wide as the range. A smooth, short, insulated duct helps more than a stronger motor.`,
    },
    {
      heading: 'Gas and electric fireplaces',
      also: 'gas fireplace insert log vented ventless unvented direct vent electric fireplace fake flame mantel tv above',
      text: `A direct-vent gas fireplace takes its air from outside behind sealed glass, and heats well. Gas logs in an old chimney are mostly for the look, and need the damper open. Unvented ones put moisture and fumes into the room; several places forbid them, above all in bedrooms. Every gas fire is work for a licensed fitter with a permit, and wants a yearly service and carbon monoxide alarms. The glass burns hands, so keep children away with a screen. An electric one needs only an outlet on a circuit that is free. Ask the manual how far a mantel or a television has to be.`,
    },
  ],
};
