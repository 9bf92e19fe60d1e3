import type { Chapter } from '../chapter.ts';

export const heatingChoices: Chapter = {
  title: 'Heating and cooling choices',
  sections: [
    {
      heading: 'An old furnace: heat pump or another furnace',
      also: 'gas furnace last legs replace heat pump switch dual fuel cold climate old furnace dying cost operating boiler efficiency afue worth',
      text: `If you also need an air conditioner, a heat pump is the obvious candidate: it does both, and cold-climate models heat well below 0°F. Compare running costs with your own prices: where gas is cheap and power dear, a high-efficiency furnace can still heat for less. Dual fuel keeps a furnace for the coldest days. Ask each bidder for a load calculation (Manual J), the output at your coldest temperature, whether ducts and panel are large enough, and which rebates apply before you sign. A furnace older than 15 to 20 years with a cracked heat exchanger is not worth repairing. Decide in summer, not on the night it dies.`,
    },
    {
      heading: 'What size of heat pump, furnace or air conditioner',
      also: 'size sizing mini split btu how many tons square feet room 14x16 south window manual j load calculation oversized short cycle',
      text: `For one ordinary room count roughly 20 to 25 BTU per hour for each square foot, and more for a large south or west window, a vaulted ceiling or a kitchen: a 14 by 16 room is 224 square feet, so 6,000 BTU if it is well insulated and 9,000 with much glass. For a house nobody should guess: ask for a Manual J load calculation, room by room. Too large is as bad as too small, since it turns on and off, wears out and leaves the air damp. For mini splits look at how low they can turn down, and at the output on your coldest day. Insulating first lets you buy a smaller one.`,
    },
    {
      heading: 'Does a heat pump work in the cold',
      also: 'heat pump cold climate winter below zero backup heat strips noise defrost lifespan cost to run electricity bill geothermal ground source air source',
      text: `Yes: cold-climate heat pumps still give most of their heat at 5°F and work below minus 10, at two to three times the efficiency of electric baseboards. They blow milder air for longer, steam for some minutes when they defrost, and need the outdoor unit above the snow. Let it hold a steady temperature instead of big setbacks, which call in the backup heat. A leaky house should be sealed first. Expect 12 to 18 years and a yearly service. Ground-source (geothermal) units are quieter and cheaper to run and cost two or three times as much to install. Noise matters to neighbors: keep it away from bedrooms, on rubber feet.`,
    },
    {
      heading: 'Central air, window units or ductless',
      also: 'central air conditioning ac window unit portable ductless add ac to old house no ducts radiators cooling cost high velocity seer replace',
      text: `With good ducts, central air is added to a furnace for some thousands of dollars. Without ducts, ductless heads or small high-velocity ducts spare you torn walls. A window unit is fine for one bedroom and a few weeks a year; portable ones with a single hose are loud and weak. Shade, attic insulation and a light roof come first and make it smaller. Compare the SEER2 rating, ask about the drain for its water, and for a new unit look at the ductwork, which often leaks a fifth. If the outdoor unit is dead, price a heat pump, which costs little more and heats as well.`,
    },
    {
      heading: 'Filters and yearly service of heating and cooling',
      also: 'furnace filter how often change merv service tune up yearly maintenance hvac annual inspection boiler heat pump coil clean contract',
      text: `Change a one-inch filter every one to three months, a four-inch one twice a year, and each month during dusty work. MERV 8 to 11 is right for most systems; MERV 13 catches more, if the blower can pull through it. Have gas and oil heat serviced every year, with a carbon monoxide and heat exchanger check, and heat pumps and air conditioners each year or two. Keep two feet clear around the outdoor unit, rinse its fins gently and see that the drain line runs. During a renovation close the registers in the room and change the filter at the end. Most "broken" systems are a filter, a breaker, a switch or a battery.`,
    },
    {
      heading: 'Boilers, steam and hot-water heating',
      also: 'boiler replace combi condensing steam radiator system hot water heat cast iron keep radiators convert old boiler size lifespan pressure',
      text: `Hot-water heat with radiators is comfortable and worth keeping. A boiler lasts 20 to 30 years; a condensing one saves 10 to 20% when the water returns cool enough, needs a plastic vent and a drain, and is sized by the heat loss of the house, not by the old one. A steam boiler is sized by the radiators, and few people know steam, so ask for jobs they have done. A combi makes hot water as well and suits one or two baths. Bleed radiators in autumn, keep one to one and a half bar cold, and add thermostatic valves for rooms that get too hot. Old pipe wrap may be asbestos.`,
    },
    {
      heading: 'Heat pump water heaters and tankless ones',
      also: 'water heater tankless or tank heat pump water heater hybrid shower at once gallons per minute gas line recirculation lifespan replace which size three people',
      text: `For people who all shower at seven, look at the flow: each shower takes about 2 gallons a minute, so a gas tankless heater needs 5 to 7 gallons a minute at your coldest water, a bigger gas line, its own vent and a yearly flush against lime. A 50-gallon tank is simple, cheap and serves three or four people. A heat pump (hybrid) tank of 65 or 80 gallons uses a third of the power, cools and dries its room, hums, and needs some 700 cubic feet of air. Tanks last 8 to 12 years, tankless ones 15 to 20. Look at the age on the label, put a pan and a leak sensor under it, and replace it before it fails.`,
    },
    {
      heading: 'Humidifiers and dry winter air',
      also: 'dry air winter humidifier static nosebleed whole house furnace humidifier humidity percent cracks wood piano windows condensation',
      text: `Air that is too dry in winter is mostly cold outside air leaking in, so seal before you humidify. A good range is 30 to 40% in deep cold and up to 50% in mild weather; when windows sweat, turn it down. A furnace humidifier needs a new pad each year and a clean drain; portable ones need washing every few days, or they blow germs and white dust. Wood floors, doors and pianos like it steady. Too much moisture ends as mold in cold corners and in the attic. Buy a ten-dollar hygrometer before anything else, and put it in the bedroom.`,
    },
    {
      heading: 'Lower heating and electricity bills',
      also: 'high heating bill high electricity bill lower save energy cheap ways reduce what uses most phantom thermostat led water heater setting insulation drafts',
      text: `Heating, cooling and hot water are two thirds of most bills, so begin there: seal drafts, insulate the attic, set the water heater to 120°F, and turn heat down by several degrees at night unless you have a heat pump. LED bulbs, a clothesline, cold washes and an advanced power strip do their part. A bill that jumps points to something: backup heat strips, a well pump or toilet that runs, an old refrigerator in the garage, a heater in the crawl space. Compare kilowatt-hours and not dollars, with the same month last year. Many utilities audit a house for free and lend a meter for outlets.`,
    },
  ],
};
