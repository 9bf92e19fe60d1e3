import type { Chapter } from '../chapter.ts';

export const inspections: Chapter = {
  title: 'Inspections, zoning and old permits',
  sections: [
    {
      heading: 'Small jobs and whether they need a permit',
      also: 'permit window same size replace swap fence shed deck roof air conditioner drywall cabinets floor outlet toilet vanity door siding gutters driveway patio list',
      text: `Usually no permit: paint, floors, cabinets in the same place, a faucet or toilet in the same spot, gutters, small drywall repairs, a low fence, a small shed (often up to 120 or 200 square feet), a patio on the ground. Usually a permit: a water heater, furnace or air conditioner, a new circuit, moved pipes, a deck higher than 30 inches, a roof, any wall that carries load, a new or larger window. Replacing a window with one of the same size is exempt in many towns and not in others; bedrooms may have to meet the escape size, and historic districts have a say. The building department answers by phone in five minutes.`,
    },
    {
      heading: 'Work that earlier owners did without a permit',
      also: 'unpermitted previous owners people before us no permit basement bathroom legalize retroactive as-built after the fact bought house problem disclose seller',
      text: `It is now yours, but it is common and mostly solvable. Ask a licensed electrician, plumber or independent inspector first whether it is safe. Then call the building department, without giving the address if you like, and ask how it legalizes work after the fact: usually an as-built drawing, a retroactive permit at a higher fee, an inspection with some walls opened, and repairs of what is not to code. Until then an insurer or buyer may object, and you have to disclose it when you sell. If the seller knew and hid it, a lawyer can tell you whether there is a claim; the title company seldom pays.`,
    },
    {
      heading: 'A failed inspection',
      also: 'failed inspection fail framing rough-in correction notice red tag reinspection disaster what happens next inspector said no',
      text: `A failed inspection is no disaster; it happens on good jobs, too. The inspector leaves a correction notice with the items and often the code section. The contractor fixes them, calls for a reinspection, and the clock stops for some days; a second visit may cost a small fee. Nothing may be covered until it passes. The contractor pays when the work was wrong, and you pay when the code asks for something that was not in the price. Ask to see the notice yourself, and ask the inspector politely what a good fix looks like. Fails again and again, or the same trade each time, are a sign about the firm.`,
    },
    {
      heading: 'When the walls may be closed',
      also: 'close walls up cover drywall before inspection rough-in framing insulation passed when can drywall start photos behind impatient',
      text: `Close the walls only after every rough-in inspection has passed: framing, plumbing, electrical, ducts, gas, and in most places insulation after that. Ask for the signed card or the online status, not for somebody's word. Have leak tests done, blocking put in for grab bars, cabinets, railings and televisions, and pipes near the face covered with steel plates. Then photograph every wall with a tape measure in the picture, since you will want to know where things are. If drywall covers work that was not inspected, the inspector can have it torn open, and an impatient crew is no excuse.`,
    },
    {
      heading: 'Historic districts',
      also: 'historic district landmark preservation commission certificate of appropriateness vinyl windows allowed front facade paint color roof siding',
      text: `In a local historic district the preservation or landmarks commission has to approve what can be seen from the street, with a certificate of appropriateness, before the permit. Vinyl windows are often refused on the front: they usually want wood, or sometimes clad wood with the same panes, and like repairs best. Rears and interiors are mostly freer. Staff approve small like-for-like work in days; a hearing takes one or two months. Being on the National Register alone mostly restricts nothing and can bring tax credits. Ask for the design guidelines first, because work without approval may have to be undone.`,
    },
    {
      heading: 'Setbacks: how close to the line you may build',
      also: 'setback zoning property line lot line neighbor shed garage addition how close near survey easement coverage height',
      text: `Zoning sets how far a building must stay from each lot line: often 3 to 5 feet for a small shed, 5 to 10 at the side and 20 or more behind and in front for the house. There are limits on height and on how much of the lot you may cover, and an easement may not be built on at all. Look up your zone on the city's map, and ask the zoning desk for the setback of an accessory building. Do not measure from the fence, since fences wander: find the survey pins or pay for a survey. What stands too close may have to be moved.`,
    },
    {
      heading: 'A variance, and neighbors who object',
      also: 'variance zoning board hearing exception hardship neighbor objects opposition appeal nonconforming grandfathered',
      text: `If the plan breaks a zoning rule, you may ask the zoning board for a variance. It wants a hardship that comes from the lot (its shape, slope or age), not from your wishes, and the smallest exception that works. Neighbors are notified and may speak at the hearing, so show them the drawings first and change what costs you little. It takes two to four months and a fee, without a guarantee. A house older than the rules may be grandfathered as nonconforming, which often allows repairs but not making it larger. A neighbor cannot simply forbid what the code allows.`,
    },
    {
      heading: 'Call 811 before you dig',
      also: 'dig digging 811 utility locate mark gas line electric cable water sewer fence post hole buried lines call before free private lines',
      text: `In the United States call 811, or use its website, a few working days before any digging, even for one fence post or a tree. It is free: the utilities send people who mark gas, electric, water, sewer and cable lines with paint or flags. They mark only up to the meter, so private lines to a garage, a grill, a pool or sprinklers need a private locator. Dig by hand within about two feet of a mark. If you hit a gas line, leave everything, walk away, and call 911 and the gas company; without the call you pay for the damage.`,
    },
    {
      heading: 'Stop-work orders and code enforcement',
      also: 'stop work order red tag code enforcement violation notice city citation fine reported neighbor inspector showed up',
      text: `A stop-work order means exactly that: nobody works until it is lifted, or the fines grow by the day. Call the inspector on the same day, ask what is missing, and write down the answer. Most are for work without a permit or beyond it; the way out is a permit (often at a double fee), corrected drawings, and an inspection of what was done. If your contractor was to get the permit, tell them in writing that this is theirs to solve and pay for. Keep the house dry and safe meanwhile, which is usually allowed. Anyone may have reported it, and asking who does not help.`,
    },
    {
      heading: 'Easements, encroachments and surveys',
      also: 'easement encroach encroachment survey boundary neighbor built on my land fence over line driveway shared access utility right of way',
      text: `An easement gives someone, often a utility or a neighbor, the right to use a strip of your land; you may garden there but not build, and what you put up can be removed at your cost. It is in your deed or title report. When a fence, shed or drive crosses the line, it is an encroachment: get a survey first, then talk, then write down a solution such as moving it, a license, or selling the strip. Waiting many years can turn use into a right, so do not ignore it. Before a fence or an addition, a survey for 500 to 1,500 dollars is cheap. A real estate lawyer knows your state's rules.`,
    },
    {
      heading: 'Flood zones and the fifty percent rule',
      also: 'flood zone fema floodplain substantial improvement 50 percent rule elevate flood insurance base flood elevation coastal',
      text: `In a mapped flood zone a renovation that costs half or more of the building's value (without the land) counts as a substantial improvement: the whole house must then meet today's flood rules, which can mean raising it. Repairs after damage count the same way. Towns add up the cost over some years, so ask the floodplain office before you sign. Below the flood level use materials that can get wet, flood vents, and raised heaters, panels and outlets. An elevation certificate can lower flood insurance, which ordinary home insurance does not include. Look up the address on FEMA's flood map.`,
    },
    {
      heading: 'Building against wildfire, wind and earthquakes',
      also: 'wildfire ember resistant vents defensible space hurricane straps impact windows shutters earthquake retrofit bolt foundation brace cripple wall tornado safe room',
      text: `Wildfire: embers do most of the damage, so a fire-rated roof, fine-mesh vents, clean gutters and nothing that burns within five feet of the house come first. Wind: metal straps from roof to wall, a braced garage door, and impact windows or shutters; a roof replacement is the cheap moment for sealed decking. Earthquake: bolt the frame to the foundation, brace short walls in the crawl space, strap the water heater, and fit a gas shut-off valve. Many insurers and states pay part of this or lower the premium. Local codes decide what is required, and a structural engineer what your house needs.`,
    },
    {
      heading: 'Renovating in a condominium or co-op',
      also: 'condo co-op board approval alteration agreement rules quiet hours elevator deposit insurance plumbing stack shared walls noise underlayment floor',
      text: `Read the bylaws and ask for the alteration agreement before you design. Boards usually want drawings, licensed and insured contractors who name the building as additional insured, a deposit, work hours on weekdays, booked elevators and protected halls. Walls between units, pipes in them, windows and balconies often belong to the association. Wet rooms may seldom be moved over a neighbor's dry ones, and hard floors need a sound underlayment with a certain rating. Approval takes weeks to months, so do not sign a start date before. Tell the neighbors above, below and beside you, and photograph their ceilings with their consent.`,
    },
    {
      heading: "Homeowners' associations and outside changes",
      also: 'hoa homeowners association architectural review committee approval fence paint color solar shed roof deny fine rules covenants ccr',
      text: `Before you change anything outside, look into the covenants and apply to the architectural committee: paint color, fence, shed, roof, deck, windows, even a satellite dish. Send a drawing, a sample and the product sheet, keep proof of the date, and wait for written approval, since many boards must answer within 30 to 60 days. The town's permit does not replace it, and its approval does not replace the permit. Many states limit what an association can forbid, for instance solar panels, antennas or plants that need little water. Work without approval can be fined and ordered undone. If they deny it, ask which rule, change the plan, and appeal.`,
    },
    {
      heading: 'What a renter may change',
      also: 'renter tenant rent apartment landlord permission paint shelves removable lease security deposit reversible peel and stick renter friendly improvements',
      text: `Read the lease, and ask the landlord by email before anything that leaves a mark: paint, shelves with anchors, lights, blinds, a new faucet. Offer to put it back. Things that leave no trace are mostly fine: lamps, rugs, tension rods, removable wallpaper, free-standing shelves, a new showerhead if you keep the old one. What is fixed to the building usually becomes the landlord's. Photograph everything when you move in. Repairs that make a home livable are the landlord's duty, so report them in writing; some states allow repair and deduct. Never touch wiring, gas or pipes in a rented home.`,
    },
    {
      heading: 'A granny flat or accessory dwelling',
      also: 'adu accessory dwelling unit granny flat in-law suite mother in law apartment backyard cottage garage apartment second unit cost rent rules',
      text: `An accessory dwelling unit is a second small home on a lot: in the basement, over the garage, attached, or in the yard. Ask the zoning desk whether your lot may have one, how large, whether parking or owner occupancy is required, and whether it may be rented for short stays; several states now allow them nearly everywhere. Converting a basement or garage is cheapest; a separate cottage costs like a small house because of its foundation, sewer, power and kitchen. You need fire separation, escape windows, ceiling height and its own heat control. Ask about sewer and school fees, the property tax, insurance and the loan before you draw.`,
    },
  ],
};
