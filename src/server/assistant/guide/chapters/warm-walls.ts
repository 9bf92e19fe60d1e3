import type { Chapter } from '../chapter.ts';

export const warmWalls: Chapter = {
  title: 'Insulation and air in detail',
  sections: [
    {
      heading: 'How much attic insulation: R-values',
      also: 'r-value how deep thick blown in attic insulation inches r-38 r-49 r-60 climate zone cellulose fiberglass enough recommended add more',
      text: `Codes and energy advice for attics run from R-30 in the far South through R-38 and R-49 to R-60 in the North; look up your climate zone by county. R-49 means about 14 inches of blown cellulose or 17 to 20 of blown fiberglass, and R-38 about 11 or 14. If you see the tops of the joists, you have too little. Before you add any, seal the holes (lights, pipes, the hatch, wall tops), keep baffles open at the eaves, box in lights and flues, and have knob-and-tube wiring checked. Going from R-11 to R-49 pays back within years; from R-38 to R-60 slowly. Rulers in the attic show the depth, so ask for photos.`,
    },
    {
      heading: 'Which side the vapor barrier goes on',
      also: 'vapor barrier vapour retarder which side wall plastic sheet warm side inside outside climate cold humid kraft facing smart membrane bathroom basement',
      text: `In cold climates the vapor retarder goes on the warm side in winter, which is the inside, behind the drywall. In hot and humid ones it belongs toward the outside or is left out, because there the moisture comes from outdoors. In between, kraft facing, latex paint or a smart membrane that opens when it is damp is safer than plastic sheet, since a wall has to dry to at least one side. Never put plastic on both sides, on a basement wall against concrete, or over foam. Air sealing matters more than the sheet: most moisture rides on leaks. Your climate zone's code says which class it wants.`,
    },
    {
      heading: 'Insulating a basement, rim joist and slab edge',
      also: 'rim joist band joist insulate basement foam board cut and cobble cold floor above garage slab edge foundation insulation',
      text: `The rim joist, where the floor sits on the foundation, is the best hour of insulating you can do: cut foam board to fit each bay and seal its edges with canned foam, or have it sprayed. Basement walls get foam board glued to dry concrete, seams taped, then studs; no fiberglass against concrete and no plastic over it. Foam must be covered with drywall unless it is rated to stay bare. Leave a strip for termite inspection where they live, and keep the furnace's air supply in mind. Insulating the walls usually beats insulating the floor above, since pipes and ducts stay warm.`,
    },
    {
      heading: 'Finding and sealing drafts',
      also: 'draft drafty cold air leak find seal caulk foam weatherstrip outlet attic hatch recessed light fireplace damper door window incense blower',
      text: `The big leaks are low and high, not at the windows: the rim joist, and in the attic the hatch, pipe and chimney gaps, dropped ceilings and wall tops. On a windy day move a smoking incense stick along them, with the kitchen and bath fans on. Use caulk for cracks, canned foam for gaps, sheet metal and fire-rated caulk around flues, gaskets behind outlets on outside walls, weatherstrip at doors and the hatch. Close the fireplace damper, or fit an inflatable one. After a lot of sealing, have gas appliances tested for draft and plan ventilation. A blower door test shows the rest in an hour.`,
    },
    {
      heading: 'Fresh air in a tight house: ERV and HRV',
      also: 'erv hrv whole house ventilation fresh air heat recovery energy recovery stale air tight house makeup filter bathroom exhaust continuous',
      text: `A house that has been sealed needs air on purpose. The simplest way is a quiet bath fan that runs slowly all day; a heat recovery ventilator (HRV) or energy recovery ventilator (ERV) brings in filtered air and keeps 60 to 90% of the warmth. An ERV passes moisture too and suits humid summers and dry winters; an HRV suits cold, damp houses. It wants its own small ducts, to bedrooms and from baths, and filters changed twice a year. Ducting it into the furnace is cheaper and works less well. Have the flow measured at the end. Windows that stay damp in the morning say you have too little.`,
    },
    {
      heading: 'Rooms over garages and other cold rooms',
      also: 'bonus room over garage cold floor cold bedroom addition freezing knee wall cape cod hot summer insulation fix one room',
      text: `A room over a garage is cold since air blows through its floor: the joist bays must be filled fully and sealed at the rim and at the garage ceiling, which also has to keep out car fumes. Rooms under a sloped roof (capes) leak at the knee walls; put rigid board behind them, block the joist bays under them, and insulate the slope with an air gap. Then look at the duct: long, thin and uninsulated ones deliver nothing, and a small heat pump of its own is often the cure. Check doors to the attic and recessed lights. A thermal camera on a cold evening shows more than any guess.`,
    },
  ],
};
