import type { TaxSuggestion } from '#shared/tax.ts';
import { type TaxReason, taxReasons } from './tax-reasons.ts';

/** What the rules look at. */
export interface TaxFacts {
  description: string;
  category: string;
  /** The title of its line in the plan. */
  line?: string | null | undefined;
  room?: string | null | undefined;
  /** The contractor's trade, such as "Plumbing". */
  trade?: string | null | undefined;
  project?: string | null | undefined;
}

type WordRule = [reason: TaxReason, words: RegExp];

/** Each word from its beginning; a star lets it go on. */
const words = (list: string): RegExp => {
  const alternatives = list
    .trim()
    .split(/\s*,\s*/)
    .map((word) => word.replaceAll(' ', '[ -]?').replaceAll('*', '[a-z]*'));
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`);
};

/** The first rule that matches decides, so what is narrower comes first. */
const RULES: WordRule[] = [
  ['own_work', words('own labor, own work, own time, sweat equity, diy hours, my hours')],
  ['money_back', words('rebate*, subsid*, insurance pay*, insurance claim, credit from utility')],
  [
    'fees',
    words(
      'utility connection, sewer connection, water connection, gas connection, connection fee, meter fee, tap fee, hook up fee, impact fee',
    ),
  ],
  [
    'running',
    words(
      'electric bill, electricity bill, water bill, gas bill, power bill, utility bill, internet, cable tv, trash service, garbage, hoa, property tax*, insurance, premium, mortgage, loan, interest, financing fee, rent for, rental apartment, apartment, hotel, airbnb, storage unit, moving, movers, meals, lunch, dinner, pizza, coffee, gasoline, parking, mileage, tolls',
    ),
  ],
  [
    'tools',
    words(
      'drill, drill set, drill bit*, saw, saws, miter saw, table saw, tile saw, saw blade*, sander, sandpaper, hammer*, ladder, shop vac, vacuum cleaner, nailer, nail gun, compressor, paint sprayer, sprayer, wrench*, screwdriver*, tool, tools, tool set, toolbox, multimeter, level, safety glasses, gloves, respirator, dust mask*, work boots, tarp*, drop cloth*',
    ),
  ],
  ['rental', words('rent, rental, rented, hire of')],
  [
    'movable',
    words(
      'furniture, sofa, couch, chair*, bar stool*, stool*, dining table, coffee table, side table, pool table, desk, bed, bed frame, mattress*, dresser, bookshelf, nightstand*, rug*, area rug, curtain*, drapes, pillow*, bedding, lamp, floor lamp, table lamp, tv, television, dishes, cookware, towels, shower curtain, grill, patio set, patio furniture, fridge, refrigerator, freezer, washing machine, washer, washer dryer, dryer, toaster, countertop microwave, portable*, window unit, space heater, air purifier, plants in pots, potted plant*',
    ),
  ],
  [
    'upkeep',
    words(
      'maintenance, service call, annual service, servicing, tune up, inspection of, furnace inspection, clean, cleaning, cleaners, cleanup of yard, gutter cleaning, chimney sweep*, pressure wash*, power wash*, mow*, lawn care, weeding, pruning, tree trimming, snow removal, pest control, exterminator, termite treatment, drain cleaning, septic pumping, filter replacement, replacement filter*, air filter*, furnace filter*, light bulb*, batteries, reseal*, sealcoat*',
    ),
  ],
  [
    'fixing',
    words(
      'repair, repairs, repaired, repairing, fix, fixing, fixed leak, fix leak, leak, leaks, leaky, leaking, unclog*, clogged, broken, crack, cracks, cracked, mend*, recaulk*, regrout*, re caulk*, touch up, squeak*, stuck, rotten board*, replace washer, handle replacement, door knob, doorknob, hinge*, emergency call*, water damage',
    ),
  ],
  [
    'paint',
    words(
      'paint, paints, painting, painted, painter*, repaint*, primer, roller*, wallpaper*, stain and seal, patch, patching, spackle, caulk',
    ),
  ],
  [
    'insulation',
    words('insulat*, spray foam, vapor barrier, weatherstrip*, weather strip*, radiant barrier'),
  ],
  [
    'plumbing',
    words(
      'plumb*, water heater*, tankless, septic, water softener, soft water, water filtration, filtration, sewer*, sump pump, pipe, pipes, piping, repipe*, faucet*, sink*, toilet*, bathtub*, tub, shower*, vanity, vanities, backflow, water line, gas line, drain, drain line, garbage disposal, disposal, bidet, shut off valve*',
    ),
  ],
  [
    'built_in',
    words(
      'built in*, dishwasher*, wall oven*, double oven, cooktop*, cook top, range hood, vent hood, drawer microwave, over the range microwave, trash compactor',
    ),
  ],
  ['appliance', words('appliance*, stove*, range, oven*, microwave*')],
  [
    'systems',
    words(
      'hvac, heating, heater, furnace*, boiler*, heat pump*, mini split*, air conditioning, air conditioner*, central air, a c unit, ac unit, duct*, humidifier*, central vacuum, wiring, rewir*, electric, electrical, electrician*, breaker*, service panel, sub panel, subpanel, panel upgrade, electrical panel, outlet*, light switch*, switches, recessed light*, lighting, light fixture*, chandelier, sconce*, pendant*, ceiling fan*, exhaust fan*, bath fan*, ventilation, security system, alarm system, smoke detector*, doorbell, thermostat*, solar*, battery backup, generator, ev charger, charger, radiant floor*, floor heating, sprinkler, sprinkler system, fire sprinkler*, network cabling, ethernet, elevator, stair lift',
    ),
  ],
  [
    'exterior',
    words(
      'roof*, shingle*, siding, window*, storm door*, storm window*, front door*, entry door*, sliding door*, patio door*, garage door*, exterior door*, door, doors, skylight*, gutter*, downspout*, stucco, brick*, masonry, mason, chimney, soffit*, fascia, shutters, satellite dish, awning*, screen door',
    ),
  ],
  [
    'grounds',
    words(
      'landscap*, driveway*, walkway*, sidewalk, fence*, fencing, retaining wall*, swimming pool, pool, hot tub, irrigation, paver*, pavers, sod, topsoil, grading, drainage, french drain, trees, tree planting, shrub*, outdoor lighting, gate, mulch and planting, outdoor kitchen',
    ),
  ],
  [
    'interior',
    words(
      'kitchen, cabinet*, countertop*, counter top*, quartz, granite, marble, backsplash, tile, tiles, tiling, tiler, grout, thinset, cement board, floor*, hardwood, laminate, vinyl plank, lvp, linoleum, carpet*, subfloor*, underlayment, fireplace*, wood stove, mantel, drywall, sheetrock, plaster*, trim, molding, moulding, baseboard*, crown, wainscot*, paneling, interior door*, closet*, shelving, bookcase*, staircase*, stairs, railing*, handrail*, mirror, medicine cabinet, millwork, carpentry, carpenter*, cabinetmaker, finish work, ceiling',
    ),
  ],
  [
    'addition',
    words(
      'addition*, new bathroom, new bedroom, bathroom, bedroom, deck*, decking, garage, carport, porch*, patio*, pergola, gazebo, sunroom, dormer*, adu, in law suite, finished basement, basement finish*, attic conversion, conversion, balcony, mudroom, shed foundation, expand*, extension',
    ),
  ],
  [
    'fees',
    words(
      'permit*, architect*, engineer*, drawings, blueprint*, design fee, designer, interior design, survey*, plan check, plan review, inspection, inspection fee, building department, zoning, soil test, appraisal for permit',
    ),
  ],
  [
    'structure',
    words(
      'foundation*, framing, framer*, lumber, stud, studs, plywood, osb, joist*, beam*, header*, truss*, concrete, cement, rebar, steel, demolition, demo, asbestos, abatement, mold remediation, lead paint removal, excavat*, load bearing, waterproof*, underpinning, fasteners, screws, nails, anchors, scaffold*, construction clean*',
    ),
  ],
  [
    'contractor_work',
    words(
      'general contractor*, contractor*, remodel*, renovat*, builder*, construction, restor*, gut, rough in, installation, install*, labor and materials, progress payment*, deposit, final payment, draw',
    ),
  ],
];

/** A narrower phrase that a word of an earlier rule would catch. */
const EXCEPTIONS: WordRule[] = [
  ['hauling', words('dumpster*, haul away, hauling, debris, demo and haul')],
  [
    'structure',
    words('mold remediation, lead paint removal, construction clean*, post construction cleaning'),
  ],
  [
    'exterior',
    words(
      'window repair and replacement, replace* roof, new roof, roof replacement, window replacement',
    ),
  ],
  [
    'plumbing',
    words(
      'water heater*, drain pan, shower door*, dryer vent, rain shower, walk in shower, shower bed',
    ),
  ],
  [
    'built_in',
    words(
      'built in fridge, built in refrigerator, built in freezer, built in microwave, built in grill, built in bookshelf, built in desk, built in bed',
    ),
  ],
  ['systems', words('whole house fan, level 2 charger, under cabinet lighting, bed light*')],
  [
    'interior',
    words(
      'floor level*, self level*, leveling compound, broken tile feature, crackle tile, crack isolation membrane',
    ),
  ],
  ['fees', words('loan of drawings, permit inspection')],
];

const REMODEL = words(
  'remodel*, renovat*, addition, gut*, restor*, rebuild*, conversion, whole house',
);
const FINISHING = new Set<TaxReason>(['paint']);
const UNCLEAR = new Set<TaxReason>(['unclear', 'unclear_work']);

/** A trade alone says what kind of work it was, but not for these. */
const ANY_TRADE = words('handyman, other, various, general');
const GENERAL_CONTRACTOR = words('general contract*, remodel*, renovat*, builder*, construction');

/** What an expense most likely is, and why. The same facts always give the same suggestion. */
export function suggestTaxUse(facts: TaxFacts): TaxSuggestion {
  const reason = reasonFor(facts);
  const { use, title, text } = taxReasons[reason];
  return { use, reason, title, text };
}

function reasonFor(facts: TaxFacts): TaxReason {
  const { description, category, line, trade } = facts;
  const told = reasonIn(description);
  if (category === 'utilities') return told === 'fees' ? 'fees' : 'running';
  if (category === 'tools' || category === 'equipment') {
    return told === 'rental' || told === 'hauling' ? told : 'tools';
  }
  const reason = told ?? reasonIn(line) ?? reasonOfTrade(trade) ?? reasonOfCategory(category);
  if (!isRemodel(facts)) return reason;
  if (FINISHING.has(reason)) return 'in_remodel';
  return UNCLEAR.has(reason) && facts.room ? 'remodel_room' : reason;
}

function reasonIn(text: string | null | undefined): TaxReason | undefined {
  if (!text) return undefined;
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const matching = ([, pattern]: WordRule) => pattern.test(plain);
  return (EXCEPTIONS.find(matching) ?? RULES.find(matching))?.[0];
}

function reasonOfTrade(trade: string | null | undefined): TaxReason | undefined {
  const plain = trade?.toLowerCase();
  if (!plain) return undefined;
  if (GENERAL_CONTRACTOR.test(plain)) return 'contractor_work';
  return ANY_TRADE.test(plain) ? undefined : reasonIn(plain);
}

function reasonOfCategory(category: string): TaxReason {
  if (category === 'permits') return 'fees';
  return category === 'labor' ? 'unclear_work' : 'unclear';
}

const isRemodel = ({ project, line, room }: TaxFacts) =>
  [project, line, room].some((text) => text && REMODEL.test(text.toLowerCase()));
