import type { Chapter } from '../chapter.ts';

export const wiringDetails: Chapter = {
  title: 'Wiring in detail',
  sections: [
    {
      heading: 'Knob-and-tube wiring',
      also: 'knob and tube wires found ceiling attic old wiring must it all go replace insurance insulation safe leave cloth porcelain rewire cost',
      text: `Knob-and-tube is not dangerous just because it is old: intact, with its original fuses and open air around it, it can carry its small load. Trouble comes from splices, crumbling cloth, no ground, too large fuses, and insulation packed over it, which makes it overheat. It need not all go at once in most places, but do not extend it or bury it in insulation, and replace whatever is in rooms that you open. Many insurers refuse or surcharge it, which settles the question for many owners. Ask a licensed electrician to map what is still live; rewiring a house through finished walls runs from about 8,000 to 25,000 dollars.`,
    },
    {
      heading: 'Aluminum wiring',
      also: 'aluminum wiring 1965 1973 1971 branch circuit copalum alumiconn pigtail co/alr outlets fire risk scary insurance house rewire safe',
      text: `Aluminum branch wiring from about 1965 to 1973 is a real risk at its connections, not along the wire: it loosens and overheats at outlets, switches and splices, and such homes had many more fires. You need not panic and you need not always rewire. The accepted repairs are COPALUM crimps or AlumiConn connectors that join a copper pigtail at every single device, done by an electrician trained for it; twist-on nuts are not a lasting cure. Warm cover plates, flicker, or a smell of hot plastic mean call now. Thick aluminum to a range or the service is normal and fine. Tell your insurer, and keep the invoice.`,
    },
    {
      heading: 'Federal Pacific, Zinsco and fuse boxes',
      also: 'federal pacific fpe stab-lok zinsco pushmatic panel dangerous breakers replace fuse box fuses sixty amp insurance old breaker box',
      text: `Federal Pacific (Stab-Lok) and Zinsco panels are known for breakers that do not trip when they must, and most electricians and insurers want them replaced; swapping single breakers does not cure them. A fuse box is not dangerous as such, but 60 amps are too little today, and fuses of the wrong size are a fire risk: 15 amps for thin wire. A panel change takes a day with the power off, a permit and the utility, and costs about 1,500 to 4,000 dollars, more with a larger service. Take 200 amps if a heat pump, a car or a range may come, and ask for spare spaces and a surge protector.`,
    },
    {
      heading: 'GFCI and AFCI: which outlets need which',
      also: 'gfci afci difference where required bathroom kitchen garage outdoors bedroom breaker outlet two-prong ungrounded trips nuisance arc fault ground fault',
      text: `A GFCI protects people: it trips when current strays, as through you in a wet place. Baths, kitchens, garages, basements, laundries, outdoors and near sinks need it. An AFCI protects the house from arcs in damaged wires, and today's code wants it in bedrooms, living rooms and most other rooms for new circuits. One GFCI can protect the outlets after it on the line. An old two-prong outlet may be replaced by a GFCI marked "no equipment ground", which is safer without being grounded. Press the test buttons monthly; those from before about 2006 may fail silently. A device that trips again and again is telling you something.`,
    },
    {
      heading: 'Adding an outlet or a circuit',
      also: 'add outlet new circuit dedicated run wire extend electrician cost fish wall permit microwave freezer office how many outlets on a circuit 15 20 amp',
      text: `An outlet can be added to a lighting or bedroom circuit with room to spare; kitchens, baths, laundry, microwave, freezer, air conditioner and anything that heats want circuits of their own. As a guide eight to ten outlets go on 15 amps, and a circuit should be loaded to 80% at most. Fishing a wire through a finished wall costs 150 to 350 dollars an outlet, and a new circuit 300 to 1,000 by distance. Most towns want a permit for new wiring, and some allow an owner to do it. Extension cords are not wiring, and cords may not pass through walls. Ask for all rooms at once: the trip is the dear part.`,
    },
    {
      heading: 'Lights that flicker or dim',
      also: 'flickering lights flicker dim when refrigerator starts led dimmer loose neutral whole house one room utility call electrician',
      text: `One lamp: the bulb, or an LED on a dimmer that does not suit it. One room: a loose wire at a switch or outlet, so switch the circuit off and call. The whole house, with some lights brighter while others dim, means a loose neutral at the panel or the street: turn the main off and call the utility at once, since it burns out appliances. A short dip when a motor starts is normal; a deep one wants a soft starter or a larger service. Buzzing, warmth or a smell of fish or plastic is an emergency. Write down when it happens, because electricians can find only what they can reproduce.`,
    },
    {
      heading: 'Switches, dimmers and three-way lights',
      also: 'dimmer switch three way switch led compatible install replace smart switch neutral wire two switches one light timer motion sensor height',
      text: `Take an LED dimmer listed for your bulbs, and count watts: flicker and buzz come from the wrong pair. Two switches for one light are three-ways, and when you replace one, mark the wire on the odd-colored screw first. Smart switches mostly need a neutral in the box, which old switch legs do not have. Motion sensors suit closets, pantries and laundries, timers suit bath fans. Put switches at the latch side of the door about 48 inches up, 42 for wheelchairs. Power off and tested before you open a box, no more wires in it than it may hold, and ground to the green screw. A warm dimmer is normal and a hot one is not.`,
    },
    {
      heading: 'Doorbells, cameras and alarms',
      also: 'video doorbell security camera alarm system wiring poe transformer smart lock where to place privacy neighbor motion wired or wireless',
      text: `While walls are open run network cable to the eaves, the front door and the driveway: wired cameras (power over Ethernet) need no batteries and do not drop out. A video doorbell wants a transformer of 16 to 24 volts. Mount cameras nine feet high, out of reach, facing doors rather than the sky, and not into a neighbor's windows, which may be illegal, as recording sound can be. Door contacts and a loud siren stop more burglars than pictures do. Use different passwords and two-step sign-in. Smart locks should have a key or a backup, and give trades a code of their own that you delete.`,
    },
    {
      heading: 'Surge protection and lightning',
      also: 'surge protector whole house surge lightning rod electronics protect panel type 2 grounding power strip cost worth',
      text: `A whole-house surge protector at the panel costs some 200 to 500 dollars installed, and recent codes ask for it when a panel is replaced. It takes the large surge; strips with a joule rating take the rest at computers and televisions. Both wear out, so look at the light. It works only as well as the grounding, which an electrician can check in the same visit: two rods or the foundation steel, with phone and cable bonded to it. Lightning rods protect the building, not the electronics, and make sense on hills and for tall lone houses. Heat pumps and induction ranges have boards that cost more than the protector.`,
    },
    {
      heading: 'Home batteries and going all electric',
      also: 'home battery powerwall backup solar all electric electrify load calculation 100 amp enough induction heat pump ev panel smart splitter',
      text: `100 amps can be enough for an all-electric house that is small and well insulated, and 200 saves thinking. Ask an electrician for a load calculation with your real use, which the utility's meter shows. Before a costly new service look at circuit sharing, a smart panel, a car charger that slows down, a heat pump dryer and a 120-volt heat pump water heater. A home battery of 10 to 13 kWh runs the essentials for a night, and costs 10,000 to 18,000 dollars; it pays with time-of-use rates or frequent outages, hardly elsewhere. Plan in this order: insulation, heat pump, water heater, range, car. Put in the wires whenever a wall is open.`,
    },
  ],
};
