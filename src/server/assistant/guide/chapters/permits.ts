import type { Chapter } from '../chapter.ts';

export const permits: Chapter = {
  title: 'Permits and inspections',
  sections: [
    {
      heading: 'When you need a permit',
      also: 'permit required permission building department approval do i need a permit for deck fence bathroom kitchen shed move moving remove wall knock down basement window which work needs',
      text: `As a rule of thumb, a permit is needed when structure, wiring, plumbing, gas, drains, windows in size, roofs or floor area change, and often for decks, fences above a certain height and water heaters. Paint, flooring, cabinets in the same place and like-for-like fixtures usually need none.

Every town has its own rules. Call or look up your local building department before work starts; they answer this question every day and it costs nothing.`,
    },
    {
      heading: 'Who gets the permit',
      also: 'pull permit apply application homeowner or contractor responsible for permit obtain get',
      text: `The permit holder is responsible for the work. Let the licensed contractor apply, so that the responsibility is theirs; a contractor who asks you to apply as the owner may have no license. If you do the work yourself, many places let an owner apply for a home that they live in, sometimes not for electrical or gas work.`,
    },
    {
      heading: 'Working without one',
      also: 'without a permit unpermitted illegal skip penalty fine consequences caught no permit',
      text: `Work without a required permit can be stopped, fined, and ordered to be opened up for inspection. An insurer may refuse a claim that came from it, and a buyer's lender may refuse the sale. Most departments let you legalise old work afterwards, at a higher fee and with walls opened where they must see. Ask how before you start something new.`,
    },
    {
      heading: 'What inspectors look at',
      also: 'inspection inspector inspections rough-in final fail failed pass prepare stages',
      text: `Usually there are several visits: footing or framing, rough-in of wiring, plumbing and ducts before the walls are closed, insulation, and a final one. Nothing may be covered before its inspection has passed. Have the permit card and drawings on site, the work reachable, and someone there who can answer questions. A failed inspection is normal: it lists what to fix, and the inspector comes back.`,
    },
    {
      heading: 'Closing a permit',
      also: 'certificate of occupancy final sign off close out open permit finaled move in completion legal use',
      text: `A permit is done when the final inspection has passed and the department has closed it; ask for that in writing. For a new dwelling, an addition or a new use, the town then issues a certificate of occupancy: it says that the space may be lived in and as what. A permit that nobody closed turns up when you sell, and by then the contractor is hard to find. Keep back the last payment until the paper is in your hands.`,
    },
    {
      heading: 'How long a permit takes and what it costs',
      also: 'permit cost fee price time take approval wait duration weeks expire',
      text: `Simple permits for one trade are often issued the same day or within a week. Plans that need review take two to eight weeks, more in large cities or historic districts. Fees follow the value of the work or a fixed table and commonly come to 1 to 2% of it. Permits lapse when work does not start or stops for months, so do not apply too early. Your department's site has its table.`,
    },
  ],
};
