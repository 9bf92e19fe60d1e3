import { conceptSingles } from '../question/concepts.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import type { Chapter } from './chapter.ts';
import { bathDetails } from './chapters/bath-details.ts';
import { budget } from './chapters/budget.ts';
import { comfort } from './chapters/comfort.ts';
import { contractors } from './chapters/contractors.ts';
import { contracts } from './chapters/contracts.ts';
import { conversions } from './chapters/conversions.ts';
import { cookingAndStone } from './chapters/cooking-and-stone.ts';
import { costSplits } from './chapters/cost-splits.ts';
import { dailyLife } from './chapters/daily-life.ts';
import { damp } from './chapters/damp.ts';
import { demolition } from './chapters/demolition.ts';
import { disputes } from './chapters/disputes.ts';
import { diy } from './chapters/diy.ts';
import { drillingAndDoors } from './chapters/drilling-and-doors.ts';
import { dryingTimes } from './chapters/drying-times.ts';
import { drywall } from './chapters/drywall.ts';
import { electrical } from './chapters/electrical.ts';
import { energy } from './chapters/energy.ts';
import { finishes } from './chapters/finishes.ts';
import { finishing } from './chapters/finishing.ts';
import { firstThings } from './chapters/first-things.ts';
import { fittings } from './chapters/fittings.ts';
import { floorDetails } from './chapters/floor-details.ts';
import { floors } from './chapters/floors.ts';
import { gasHeating } from './chapters/gas-heating.ts';
import { hazards } from './chapters/hazards.ts';
import { heatingChoices } from './chapters/heating-choices.ts';
import { hiring } from './chapters/hiring.ts';
import { inspections } from './chapters/inspections.ts';
import { insuring } from './chapters/insuring.ts';
import { kitchenDetails } from './chapters/kitchen-details.ts';
import { kitchensBathrooms } from './chapters/kitchens-bathrooms.ts';
import { laterLife } from './chapters/later-life.ts';
import { living } from './chapters/living.ts';
import { masonry } from './chapters/masonry.ts';
import { moreBathrooms } from './chapters/more-bathrooms.ts';
import { oddsAndEnds } from './chapters/odds-and-ends.ts';
import { oldHouses } from './chapters/old-houses.ts';
import { oldMaterials } from './chapters/old-materials.ts';
import { openings } from './chapters/openings.ts';
import { orderOfTrades } from './chapters/order-of-trades.ts';
import { outside } from './chapters/outside.ts';
import { paying } from './chapters/paying.ts';
import { permits } from './chapters/permits.ts';
import { pests } from './chapters/pests.ts';
import { pipes } from './chapters/pipes.ts';
import { planning } from './chapters/planning.ts';
import { plot } from './chapters/plot.ts';
import { plumbing } from './chapters/plumbing.ts';
import { porchesAndFloors } from './chapters/porches-and-floors.ts';
import { powerAndData } from './chapters/power-and-data.ts';
import { powerSafety } from './chapters/power-safety.ts';
import { quoteDetails } from './chapters/quote-details.ts';
import { quotes } from './chapters/quotes.ts';
import { rentals } from './chapters/rentals.ts';
import { repairs } from './chapters/repairs.ts';
import { roofDetails } from './chapters/roof-details.ts';
import { roofs } from './chapters/roofs.ts';
import { rooms } from './chapters/rooms.ts';
import { roughPrices } from './chapters/rough-prices.ts';
import { saving } from './chapters/saving.ts';
import { siteSafety } from './chapters/site-safety.ts';
import { structure } from './chapters/structure.ts';
import { taxAndLoans } from './chapters/tax-and-loans.ts';
import { terms } from './chapters/terms.ts';
import { timelines } from './chapters/timelines.ts';
import { trouble } from './chapters/trouble.ts';
import { upkeep } from './chapters/upkeep.ts';
import { walls } from './chapters/walls.ts';
import { warmWalls } from './chapters/warm-walls.ts';
import { waterBelow } from './chapters/water-below.ts';
import { waterQuality } from './chapters/water-quality.ts';
import { wetBasements } from './chapters/wet-basements.ts';
import { wiringDetails } from './chapters/wiring-details.ts';
import { yard } from './chapters/yard.ts';
import { yardProjects } from './chapters/yard-projects.ts';
import { sampleQuestions } from './sample-questions.ts';

/** In the order of a renovation. To add a chapter, add a file and a line here. */
export const guide: readonly Chapter[] = [
  planning,
  oldHouses,
  budget,
  saving,
  taxAndLoans,
  costSplits,
  roughPrices,
  quotes,
  quoteDetails,
  contractors,
  hiring,
  contracts,
  paying,
  insuring,
  disputes,
  trouble,
  permits,
  inspections,
  timelines,
  dryingTimes,
  living,
  dailyLife,
  rentals,
  orderOfTrades,
  firstThings,
  demolition,
  structure,
  hazards,
  oldMaterials,
  damp,
  waterBelow,
  wetBasements,
  pests,
  electrical,
  wiringDetails,
  powerAndData,
  powerSafety,
  gasHeating,
  heatingChoices,
  comfort,
  plumbing,
  pipes,
  waterQuality,
  energy,
  warmWalls,
  openings,
  walls,
  drywall,
  finishes,
  drillingAndDoors,
  floors,
  floorDetails,
  kitchensBathrooms,
  kitchenDetails,
  cookingAndStone,
  moreBathrooms,
  bathDetails,
  fittings,
  laterLife,
  rooms,
  conversions,
  porchesAndFloors,
  outside,
  masonry,
  roofDetails,
  roofs,
  plot,
  yard,
  yardProjects,
  diy,
  siteSafety,
  repairs,
  finishing,
  upkeep,
  oddsAndEnds,
  terms,
];

/** Every word in the guide. None of them is corrected as a typo. */
export const guideWords: ReadonlySet<string> = new Set(
  guide
    .flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap(({ heading, also, text }) => [heading, also, text]),
    ])
    .concat([...sampleQuestions.values()].flat())
    .flatMap(toWords)
    .filter((word) => !stopWords.has(word) && !/\d/.test(word)),
);

const guideStems = new Set([...guideWords].map(stem));
/** A misspelled word of a question about records is often like a form of one of these. */
const conceptStems = new Set(conceptSingles.map(stem));
const conceptForms = new Set(
  conceptSingles.flatMap((word) => [
    ...['s', 'es', 'd', 'ed', 'ing'].map((end) => word + end),
    `${word.replace(/e$/, '')}ing`,
  ]),
);

/** Whether the guide contains the word in any form. */
export const isInGuide = (word: string): boolean =>
  guideWords.has(word) || (word.length > 3 && guideStems.has(stem(word)));

/** The same for the reading of any question, which may be about something else. */
export const isGuideWord = (word: string): boolean =>
  guideWords.has(word) ||
  (word.length > 4 &&
    !guideWords.has(`${word}e`) &&
    guideStems.has(stem(word)) &&
    (!conceptStems.has(stem(word)) || conceptForms.has(word)));
