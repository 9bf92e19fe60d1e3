import { describe, expect, it } from 'vitest';
import { suggestTaxUse, type TaxFacts } from './tax-rules.ts';

/** description | category | use | reason */
const SAMPLES = `
Second-floor addition, framing and roof | labor | improvement | exterior
New bathroom in the basement | labor | improvement | addition
Cedar deck boards | materials | improvement | addition
Detached garage slab and walls | labor | improvement | addition
Screened porch | labor | improvement | addition
Landscaping of the front yard | labor | improvement | grounds
Asphalt driveway | labor | improvement | grounds
Privacy fence, 120 ft | materials | improvement | grounds
Retaining wall blocks | materials | improvement | grounds
Swimming pool, first payment | labor | improvement | grounds
Gas furnace and installation | labor | improvement | systems
Heat pump, Mitsubishi | materials | improvement | systems
Central air conditioning | labor | improvement | systems
Electrical panel upgrade | labor | improvement | systems
Rough-in wiring | labor | improvement | systems
Security system with four cameras | materials | improvement | systems
EV charger in the garage | materials | improvement | systems
Recessed lights, 12 pcs | materials | improvement | systems
Exhaust fan wiring | labor | improvement | systems
Roof replacement | labor | improvement | exterior
New roof shingles | materials | improvement | exterior
Vinyl siding | materials | improvement | exterior
Double-hung windows | materials | improvement | exterior
Storm doors | materials | improvement | exterior
Attic insulation | labor | improvement | insulation
Spray foam for the crawl space | labor | improvement | insulation
Water heater, 50 gallon | materials | improvement | plumbing
Copper pipe and fittings | materials | improvement | plumbing
Septic system | labor | improvement | plumbing
Shower valve and drain | materials | improvement | plumbing
Water softener | materials | improvement | plumbing
Vanity and mirror | materials | improvement | plumbing
Semi-custom cabinets deposit | materials | improvement | interior
Quartz countertop | materials | improvement | interior
Porcelain floor tiles | materials | improvement | interior
Wall-to-wall carpet upstairs | materials | improvement | interior
Drywall sheets | materials | improvement | interior
Self-leveling compound | materials | improvement | interior
Dishwasher, Bosch | materials | improvement | built_in
Range hood | materials | improvement | built_in
Built-in fridge | materials | improvement | built_in
Pressure-treated lumber | materials | improvement | structure
Foundation underpinning | labor | improvement | structure
Demolition dumpster rental | equipment | improvement | hauling
Building permit | permits | improvement | fees
City of Oakland #4471 | permits | improvement | fees
Architect drawings | other | improvement | fees
Sewer connection fee | utilities | improvement | fees
Utility rebate for the heat pump | other | improvement | money_back
Interior painting, two rooms | labor | repair | paint
Paint and primer | materials | repair | paint
Patch holes in hallway | labor | repair | paint
Roof repair after the storm | labor | repair | fixing
Fix leaky faucet | labor | repair | fixing
Replace broken window latch | materials | repair | fixing
Gutter cleaning | labor | repair | upkeep
Furnace tune-up | labor | repair | upkeep
Lawn care, May | labor | repair | upkeep
Furnace filters | materials | repair | upkeep
Drain cleaning | labor | repair | upkeep
Oscillating saw | tools | not_part | tools
Tile saw | other | not_part | tools
Cordless drill set | materials | not_part | tools
Sofa for the living room | other | not_part | movable
Refrigerator, stainless | materials | not_part | movable
Curtains | other | not_part | movable
Extra electricity | utilities | not_part | running
Homeowners insurance | other | not_part | running
Hotel while the floor dried | other | not_part | running
Pizza for the crew | other | not_part | running
My hours, 40 at $50 | labor | not_part | own_work
Scaffold rental | other | - | rental
Wet saw rental | equipment | not_part | tools
Gas range | materials | - | appliance
Home Depot | materials | - | unclear
Invoice 1043 | labor | - | unclear_work
Fliesen für das Bad | materials | - | unclear
`;

const samples = SAMPLES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('suggestTaxUse', () => {
  it('has enough samples to mean something', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
  });

  it.each(samples)('%s (%s): %s, %s', (description = '', category = '', use, reason) => {
    const suggestion = suggestTaxUse({ description, category });
    expect([suggestion.use ?? '-', suggestion.reason]).toEqual([use, reason]);
    expect(suggestion.text).toMatch(/^[A-Z].*[.?]$/);
  });

  const reasonOf = (facts: Partial<TaxFacts>) =>
    suggestTaxUse({ description: 'Invoice 1043', category: 'labor', ...facts }).reason;

  it('asks the line of the plan, then the trade of the contractor', () => {
    expect(reasonOf({ line: 'Rewire the kitchen', trade: 'Plumber' })).toBe('systems');
    expect(reasonOf({ trade: 'Plumber' })).toBe('plumbing');
    expect(reasonOf({ trade: 'General Contractor' })).toBe('contractor_work');
    expect(reasonOf({ trade: 'Handyman' })).toBe('unclear_work');
  });

  it('counts painting and a room as part of a remodel', () => {
    const painting = { description: 'Kitchen painting', project: 'Kitchen Remodel' };
    expect(reasonOf(painting)).toBe('in_remodel');
    expect(reasonOf({ ...painting, project: 'Our house' })).toBe('paint');
    expect(reasonOf({ room: 'Kitchen', project: 'Whole house renovation' })).toBe('remodel_room');
    expect(reasonOf({ room: 'Kitchen', project: 'Our house' })).toBe('unclear_work');
    // What is broken stays a repair.
    expect(reasonOf({ description: 'Fix leak', project: 'Kitchen Remodel' })).toBe('fixing');
  });

  it('reads accents and capitals, and copes with no text at all', () => {
    expect(reasonOf({ description: 'NEW RÔOF' })).toBe('exterior');
    expect(reasonOf({ description: '', category: 'x' })).toBe('unclear');
  });
});
