import type { contractorSpecialties } from '#shared/contractor-input.ts';

export type Specialty = (typeof contractorSpecialties)[number];

/** Those who do a trade of the list that the form offers. */
export const specialtyPhrases: Record<Specialty, string> = {
  'General Contractor':
    'general contractor|general contractors|gc|main contractor|prime contractor|general builder',
  Electrician: 'electrician|electricians|sparky|sparkie|sparks',
  Plumber: 'plumber|plumbers|pipefitter|pipe fitter',
  HVAC: 'hvac|hvac guy|heating engineer|heating contractor|furnace guy|ac guy',
  Carpenter:
    'carpenter|carpenters|joiner|joiners|joyner|framer|framers|cabinet maker|cabinetmaker|woodworker',
  Roofer: 'roofer|roofers|roofing contractor|roofing guy|slater',
  Painter: 'painter|painters|decorator|decorators|house painter',
  Flooring: 'flooring contractor|flooring guy|floor installer|flooring installer|floorer',
  Drywall: 'drywaller|drywallers|drywall contractor|drywall guy|plasterer|taper',
  'Tile/Stone':
    'tiler|tilers|tile setter|tile guy|tile contractor|stone mason|mason|tile installer',
  'Kitchen/Bath':
    'kitchen fitter|kitchen installer|kitchen contractor|bath fitter|kitchen designer',
  Landscaping: 'landscaper|landscapers|landscaping contractor|gardener|landscaping',
  Other: '',
};

/** "Who did the wiring?" is about the electrician. */
export const worksOfTrade: Partial<Record<Specialty, string>> = {
  Electrician: 'wiring|wired|electrical|electrics|electricity|lights|lighting',
  Plumber: 'plumbing|plumbed|pipes',
  HVAC: 'heating|cooling|furnace|ductwork',
  Carpenter: 'carpentry|woodwork|framing|cabinets|trim',
  Roofer: 'roof|roofing',
  Painter: 'painting|painted|paint|paints',
  Flooring: 'flooring|floors',
  Drywall: 'drywall|plastering',
  'Tile/Stone': 'tile|tiles|tiling|tiled|stonework',
  Landscaping: 'yard work|planting',
};

/** "The roofing gal" is the roofer. */
export const peopleOfTrade: Partial<Record<Specialty, string>> = {
  Electrician: 'electric|electrical|electrics|electricity|wiring|lighting',
  Plumber: 'plumbing|pipe|pipes',
  HVAC: 'heating|hvac|furnace|ac',
  Carpenter: 'carpentry|wood|framing|cabinet',
  Roofer: 'roof|roofing',
  Painter: 'paint|painting',
  Flooring: 'floor|flooring',
  Drywall: 'drywall|plaster|plastering',
  'Tile/Stone': 'tile|tiling',
  Landscaping: 'yard|garden|landscaping',
};

/** After the work of a trade, each makes it the one who does it: "the tile lady". */
export const person =
  '(?:guy|guys|man|men|lady|ladies|woman|women|gal|gals|girl|chap|chaps|bloke|blokes|fella|fellow|dude|dudes|buddy|lad|lads|lass|mate|feller|bod|person|people|folks|crew|team|company|firm|outfit|contractor|contractors|subcontractor|sub|pro|expert|specialist|tech|technician|installer|installers|fitter|fitters|builder|builders|worker|workers)';

/** Trades that people write into the form by themselves: those who do it, and their work. */
export const otherTrades: Readonly<Record<string, readonly [people: string, work: string]>> = {
  Masonry: [
    'mason|stonemason|stone mason|bricklayer|brick layer|brickie|tuckpointer',
    'masonry|brick|brickwork|stone|stonework|block|blockwork|pointing|tuckpointing',
  ],
  Concrete: [
    'concreter|concrete finisher|cement mason|cement finisher',
    'concrete|cement|slab|footings|flatwork',
  ],
  Paving: ['paver|pavior|asphalter', 'paving|asphalt|blacktop|tarmac|driveway|pavers'],
  Excavation: [
    'excavator|digger|groundworker|earthmover',
    'excavation|excavating|digging|grading|trenching|earthwork|groundwork|dirt',
  ],
  Foundation: ['underpinner', 'foundation|underpinning|piers'],
  Siding: ['sider|cladder', 'siding|cladding|clapboard|weatherboard'],
  Windows: ['glazier|window fitter|window installer', 'window|glazing|sash'],
  Glass: ['glazier|glass cutter', 'glass|mirror|glazing|shower door'],
  Doors: ['door fitter|door hanger', 'door'],
  'Garage doors': ['garage door fitter', 'garage door|overhead door'],
  Decks: ['decker|deck builder', 'deck|decking|pergola'],
  Fencing: ['fencer|fence builder', 'fence|fencing|gate'],
  Trees: [
    'arborist|arboriculturist|tree surgeon|tree trimmer|tree feller',
    'tree|stump|tree removal',
  ],
  Lawn: ['gardener|groundskeeper|landscaper', 'lawn|garden|yard|sod|turf|mowing|landscape'],
  Irrigation: ['sprinkler fitter', 'irrigation|sprinkler'],
  Insulation: ['insulator', 'insulation|spray foam|foam|blown in'],
  Waterproofing: [
    'waterproofer|damp proofer',
    'waterproofing|damp proofing|drainage|french drain|sump pump|sump|damp',
  ],
  Drains: ['drain cleaner|drain layer', 'drain|drainage|sewer'],
  Septic: ['septic pumper', 'septic|septic tank|leach field|cesspool'],
  Wells: ['well driller|driller', 'well|borehole'],
  Demolition: ['demolisher|wrecker', 'demo|demolition|teardown|tear out'],
  Hauling: [
    'hauler|junk hauler|removalist',
    'junk|hauling|junk removal|trash|debris|rubbish|dumpster|skip hire|waste',
  ],
  Moving: ['mover|movers|removalist', 'moving|storage|removals'],
  Gutters: ['gutterer', 'gutter|downspout|eavestrough'],
  Chimneys: ['chimney sweep|sweep', 'chimney|fireplace|flue|stove'],
  Solar: ['solar installer', 'solar|solar panel|photovoltaic|pv'],
  Pools: ['pool builder|pool installer', 'pool|spa|hot tub'],
  Metalwork: [
    'welder|metalworker|ironworker|blacksmith|fabricator',
    'welding|metal|metalwork|iron|ironwork|steel|railing',
  ],
  Countertops: [
    'fabricator|stone fabricator',
    'countertop|counter|worktop|granite|quartz|marble|benchtop',
  ],
  Cabinets: [
    'cabinetmaker|cabinet maker|joiner|cabinet builder|kitchen maker|millworker',
    'cabinet|cabinetry|cupboard|millwork|joinery|built in|casework',
  ],
  Stairs: ['stair builder|stairmaker', 'stair|staircase|banister|railing'],
  Plaster: [
    'plasterer|renderer|drywaller|taper',
    'plaster|plastering|stucco|render|rendering|skim coat|sheetrock|drywall',
  ],
  Floors: [
    'floor layer|floor sander|floor refinisher|floorer',
    'floor|flooring|hardwood|parquet|floor sanding|floor refinishing',
  ],
  Carpet: ['carpet fitter|carpet layer', 'carpet|carpeting|rug'],
  Wallpaper: ['paperhanger|wallpaper hanger|decorator', 'wallpaper|papering|wallpapering'],
  Tile: ['tiler|tile setter|tile layer|tilesetter', 'tile|tiling|mosaic|backsplash|grout'],
  Electrical: [
    'electrician|sparky|lineman',
    'electric|electrical|electricity|wiring|lighting|panel',
  ],
  Plumbing: ['plumber|pipefitter', 'plumbing|pipe|gas line'],
  Heating: [
    'heating engineer|furnace guy',
    'heating|cooling|air conditioning|furnace|boiler|heat pump|hvac|duct|ductwork|ventilation|ac|mini split',
  ],
  Roofing: ['roofer|slater|thatcher', 'roof|roofing|shingle|slate'],
  Painting: ['painter|decorator', 'paint|painting|decorating|staining'],
  Woodwork: [
    'carpenter|joiner|woodworker|framer',
    'carpentry|wood|woodwork|framing|trim|finish carpentry',
  ],
  Locks: ['locksmith', 'lock|key'],
  Security: ['alarm fitter', 'alarm|security|camera'],
  Network: ['cable guy|network engineer', 'network|internet|wifi|cabling|low voltage|audio|av'],
  Appliances: ['appliance fitter|repairman', 'appliance'],
  Architecture: [
    'architect|draftsman|draughtsman|drafter',
    'architecture|drawings|blueprints|drafting',
  ],
  Engineering: ['engineer|structural engineer', 'engineering|structural|structure'],
  Design: ['designer|interior designer|decorator|stylist', 'design|interior|decor|interiors'],
  Inspection: ['inspector|home inspector|building inspector', 'inspection'],
  Survey: ['surveyor|land surveyor', 'survey|surveying'],
  Cleaning: ['cleaner|maid|housekeeper|charwoman', 'cleaning|clean|cleanup|housekeeping'],
  Pests: [
    'exterminator|pest controller|fumigator|rat catcher',
    'pest|bug|termite|pest control|rodent',
  ],
  Abatement: ['abatement contractor', 'asbestos|mold|mould|lead paint|radon|abatement|remediation'],
  Scaffolding: ['scaffolder', 'scaffold|scaffolding'],
  Handyman: ['handyman|handywoman|handy man|handyperson|odd job man|jack of all trades', 'odd job'],
  Bookkeeping: ['bookkeeper|accountant|cpa', 'bookkeeping|accounting|tax'],
  Law: ['lawyer|attorney|solicitor', 'legal'],
  Therapy: ['therapist', 'therapy|accessibility'],
  Lifts: ['lift fitter', 'elevator|lift|stairlift|stair lift'],
  Upholstery: ['upholsterer', 'upholstery|curtain|drapery'],
};
