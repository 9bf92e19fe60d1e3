import type { Chapter } from '../chapter.ts';

export const comfort: Chapter = {
  title: 'Warm, cool and even',
  sections: [
    {
      heading: 'Mini splits, baseboard heaters and radiators',
      also: 'mini split ductless heat pump baseboard heater electric radiator panel space heater heat a converted garage extension addition room aircon air conditioning compare',
      text: `Electric baseboards and panel heaters are cheap to put in and silent, but all their heat is bought as electricity. A mini split (a small heat pump) costs several times as much to install, gives two to four times as much heat for the same power, less in deep cold, and cools and dries the air in summer. So a room that is used every day and cooled too usually deserves a mini split; one that is used on a few weekends does not. Insulate first, have the size calculated, and in a cold climate ask what the unit still delivers on the coldest night.`,
    },
    {
      heading: 'Underfloor heating',
      also: 'underfloor radiant floor heating heated floor electric mat hydronic wet system warm tile',
      text: `Electric mats are easy to lay under the tile of one bathroom and dear to run all day. Water pipes (hydronic, a wet system) cost more to build and less to run; they pay in a new slab or a whole floor, above all with a heat pump. Tile and stone carry heat best; engineered wood, vinyl and laminate are fine where their makers allow it, mostly up to about 80°F (27°C); thick carpet holds it back. Insulate underneath, and test the system before and after it is covered. An electric mat needs an electrician and GFCI (RCD) protection.`,
    },
    {
      heading: 'Ducts, and rooms that are too hot or too cold',
      also: 'duct ducts ductwork seal leaky uneven heat balance room too hot cold upstairs damper register airflow draft return',
      text: `Seal the joints of ducts with mastic or foil tape, not with cloth tape, and insulate those in an attic or a crawl space: leaky ones often lose a fifth of the air. Then balance: open registers and doors, change the filter, and close dampers to warm rooms a little at a time. An upstairs that is too hot mostly lacks insulation and air sealing above it, and shade outside its windows. White wrap or tape on old ducts can contain asbestos: leave it alone until it is tested. A room at the end of a long duct may be better off with its own mini split.`,
    },
    {
      heading: 'Thermostats',
      also: 'thermostat smart programmable temperature setting setback away vacation where place install',
      text: `A thermostat belongs on an inside wall about five feet up, where air moves freely, away from sun, lamps, registers and outside doors. A smart one saves most for people who would forget to turn the heat down; check that there is a common wire for its power and that it suits a heat pump, which dislikes large setbacks. A thermostat for electric baseboards carries house current and is another kind, so leave it to an electrician. While you are away in winter, do not go below about 55°F (13°C), so that no pipe freezes.`,
    },
    {
      heading: 'Spray foam, batts or blown insulation',
      also: 'spray foam batts batt blown loose fill cellulose fiberglass mineral wool rigid board compare insulation type kind which closed open cell',
      text: `Batts are cheap and fine in open walls if they are cut to fit, without gaps. Blown insulation fills an attic or closed walls quickly. Spray foam seals air as well, and the dense (closed-cell) kind insulates most per inch, but it costs several times as much, needs trained people, an empty house while it cures, and mostly a cover against fire. Rigid board suits basement walls and the outside. Mineral wool is good against sound and fire. Whatever you choose, seal the gaps first and ask where a vapor retarder belongs in your climate.`,
    },
    {
      heading: 'Crawl spaces',
      also: 'crawl space crawlspace under floor underfloor void vents air bricks sealed encapsulate ground cover polyethylene damp',
      text: `First keep rain away: gutters, downspouts and ground that slopes off. Then cover bare earth with thick polyethylene, overlapped, taped and turned up at the walls. In humid climates a sealed, insulated crawl space with a dehumidifier or some house air is usually drier than a vented one; if a furnace or water heater draws air there, ask before you close anything. In Britain, air bricks under a timber floor must stay open. Codes differ, so ask the inspector before you seal vents.`,
    },
    {
      heading: 'Radiators',
      also: 'radiator radiators bleed bleeding bang banging knock knocking noisy gurgle cold at the bottom paint cover remove steam hot water key valve boiler pressure',
      text: `To bleed a hot-water radiator, let it cool with the heating off, open the valve at the top with its key until water comes, and close it. Then check the pressure of the boiler, mostly 1 to 1.5 bar (about 12 to 20 psi) when cold. Cold at the bottom means sludge, which a heating firm flushes out. Steam radiators bang when water stands in them: tip them a little toward the valve, keep the valve wholly open or closed, and replace the vent; do not bleed them. Paint one only when it is cold, and test old paint for lead first; covers cost heat.`,
    },
  ],
};
