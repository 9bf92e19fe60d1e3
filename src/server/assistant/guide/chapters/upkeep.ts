import type { Chapter } from '../chapter.ts';

export const upkeep: Chapter = {
  title: 'Upkeep and small decisions',
  sections: [
    {
      heading: 'A maintenance calendar',
      also: 'maintenance calendar checklist yearly seasonal spring fall autumn winter home upkeep list what to check every year month',
      text: `Monthly: filters, the GFCI and smoke alarm buttons, a look under sinks. Spring: roof from the ground, gutters, grading, caulk at windows, the air conditioner, the deck, the sump. Summer: paint and stain outside, trees off the roof, the dryer duct, termites. Autumn: gutters twice, heating service, chimney, hoses off and outside taps shut, drafts. Winter: ice at eaves, humidity, a test of every valve and breaker. Every year flush the water heater and look at caulk in showers; every three, have a septic tank pumped. Half an hour a month finds most trouble while it is a fifty-dollar repair. Put it in your calendar with alarms.`,
    },
    {
      heading: 'What upkeep costs each year',
      also: 'how much save for maintenance per year one percent rule home repairs budget fund lifespan roof furnace water heater replacement reserve',
      text: `A usual rule is 1% of the house's value each year for a newer home and 2 to 4% for an old one, or one to two dollars a square foot; some years it is nothing, and then comes the roof. Better is a list: roof 20 to 30 years, furnace 15 to 20, air conditioner 12 to 15, water heater 10, appliances 10 to 15, exterior paint 7 to 10, windows 25. Write the age and price of each, divide by the years left, and you have the sum to put aside each month. After a renovation it falls, and the list begins anew. Keep three months of costs apart for emergencies.`,
    },
    {
      heading: 'How long things in a house last',
      also: 'lifespan how long does last furnace water heater roof appliances dishwasher refrigerator windows carpet deck pipes garage door opener expected life replace',
      text: `Asphalt shingles 20 to 30 years, metal 40 to 70; gutters 20 to 30; exterior paint 7 to 10; wood windows decades with care, vinyl 20 to 30. Furnace 15 to 20, boiler 20 to 30, heat pump 12 to 18, tank water heater 8 to 12, tankless 15 to 20. Refrigerator 12 to 15, range 15, dishwasher 9 to 12, washer 10 to 12. Carpet 8 to 12, vinyl plank 15 to 25, solid wood a century. Copper 50 and more, galvanized 40 to 60, PEX 40 or so. Smoke alarms 10, carbon monoxide alarms 7 to 10, GFCI outlets 15 to 25. Care doubles some of them, and salt air halves others.`,
    },
    {
      heading: 'The walk-through before the warranty ends',
      also: 'warranty year end walk through 11 month inspection workmanship stand behind callback how long contractor liable defects latent statute repose',
      text: `Most contractors stand behind their workmanship for one year, good ones for two, roofers for five to ten; products have the maker's own warranty. Put the end date in your calendar a month early, and walk through with the contract and a list: doors, cracks, grout, caulk, drains, fans, drips, the attic and crawl space. Send the list with photos in writing before the day, since that date counts and not the day of the repair. Hidden defects are often covered longer by state law, commonly four to ten years from completion. Keep paying small claims for friendly answers: call, then write, then the license board.`,
    },
    {
      heading: 'Repair it or replace it',
      also: 'repair or replace appliance furnace dishwasher refrigerator fifty percent rule worth fixing old worth repairing',
      text: `A useful rule: replace when the repair costs more than half of a new one and it is past half of its life. Safety (a cracked heat exchanger, a leaking tank) always means replace. Repair simple, well-made or built-in things, because a new size can cost you the cabinet around it; wooden windows, cast-iron tubs and solid doors nearly always deserve repair. Count energy too: a refrigerator from before 2001 or a 60% furnace pays for its successor. Look up the model for recalls, and try the cheap part first (fan, seal, capacitor, board). Ask the technician: "would you fix this at your own house?"`,
    },
    {
      heading: 'Tools worth owning',
      also: 'basic tools beginner tool kit first tools what to buy drill impact driver saw level stud finder homeowner toolbox list cordless brand',
      text: `For a first kit: a 12 to 18 volt cordless drill and impact driver of one battery family, bits, a 25-foot tape, a 2-foot and a 4-foot level, a speed square, hammer, screwdrivers, pliers, an adjustable wrench, putty knives of 2 and 6 inches, a utility knife, a pry bar, a stud finder, a voltage tester, clamps, a caulk gun, a plunger and a hand auger, goggles, ear muffs and N95 masks. Then buy for each job: an oscillating tool and a circular saw come first. Rent what you use once (floor sander, tile saw, nailer, lift). Mid-price brands are enough; used hand tools are often better than new cheap ones.`,
    },
    {
      heading: 'Learning to do it yourself',
      also: 'learn diy beginner first project how to start watch videos class practice confidence easy jobs mistakes when to call a pro handy',
      text: `Begin with what can be undone and does not leak, burn or carry: paint, caulk, hardware, a light patch of drywall, shelves, a faucet with a good shut-off. Read the maker's instructions, watch two videos by different tradespeople, and do a trial in the garage. Allow three times the time of a pro, and never start on the only toilet on a Sunday evening. Set a stop rule before you begin: if you find mold, strange wires, rot or a second surprise, you call someone. A few hours of a tradesperson as a teacher are well paid. Take photos before you take anything apart.`,
    },
    {
      heading: 'Which jobs to leave to professionals',
      also: 'leave to pros no matter what never diy jobs electrical gas structural roof asbestos handy dangerous what not to do yourself garage spring tree panel',
      text: `No matter how handy you are: gas lines, the electrical panel and new circuits you do not fully understand, anything that carries load, high or steep roofs, asbestos, large trees, garage door springs, sewer lines under the street, refrigerant, and spray foam. Waterproofing a shower and pouring a large slab are legal to do, and hard to undo. Good for most people: painting, demolition of what carries nothing (after a test), insulation, trim, tiling a backsplash, laminate floors, planting. The test is what happens if it goes wrong: ugly is fine, wet is dear, fire and collapse are not for learning. Insurance and permits follow the same line.`,
    },
    {
      heading: 'Getting rid of what comes out',
      also: 'donate old kitchen habitat restore haul away junk debris disposal old cabinets appliances toilet tub bulk pickup recycle scrap metal sell',
      text: `Sell or give away first: Habitat ReStores take cabinets, doors, lights, sound appliances and sometimes pick up, with a receipt for taxes; neighbors' groups empty a driveway overnight. Scrap yards pay for copper, brass, cast iron and aluminum. Many towns take bulky things by appointment, and the store hauls an old appliance when it delivers. A pickup of junk costs 100 to 600 dollars by volume, a 10-yard dumpster 300 to 500. Paint, thinners, fluorescent tubes and batteries go to the hazardous waste day, asbestos and lead by their own rules. Have the contract say who hauls and who owns salvage.`,
    },
    {
      heading: 'Photos and papers for the next owner of your problems',
      also: 'photos inside walls home inventory binder house manual documents what to hand over next owner record paint colors model numbers serial after renovation',
      text: `Make one folder, on paper or in the cloud: photos of every open wall with a tape in view, the panel list, shut-offs, model and serial numbers, paint names, tile and grout with the lot, permits with final approval, warranties with end dates, and who did what with a phone number. Film each room once a year, drawers open, for the insurer. Write down quirks ("the north valve turns the wrong way"). It takes an evening, saves hours when something leaks, and a buyer believes a house with a binder. Keep a copy somewhere that does not burn with the house.`,
    },
    {
      heading: 'Who decides when the experts disagree',
      also: 'contractors disagree conflicting advice two opinions plumber says different who to believe second opinion inspector engineer contradict',
      text: `Ask each of them two things: "What makes you think so?" and "What would prove you wrong?" Somebody who shows you the rot, the reading or the code page is worth more than someone who is sure. See what each of them sells: a pier firm finds settling and a window firm finds drafts. Then pay one person who sells nothing but an opinion, an engineer, an independent inspector or an energy auditor, often 200 to 600 dollars. The building department answers code questions for free. Where both ways are fine, choose the one that can be undone, or the one your installer does every week.`,
    },
  ],
};
