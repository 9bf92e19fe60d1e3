import type { Chapter } from '../chapter.ts';

export const quotes: Chapter = {
  title: 'Getting and comparing quotes',
  sections: [
    {
      heading: 'How many quotes to get',
      also: 'three bids estimates number of quotes get multiple contractors asking for quotes',
      text: `Three is enough for most jobs. One tells you nothing about the market, and five take weeks and tire the good firms. Give each of them the same written description, the same drawings and the same date, and show each of them the site. A visit and a quote are usually free; a design, drawings or a long report are often paid for, so ask first.`,
    },
    {
      heading: 'What a good quote contains',
      also: 'estimate bid should include itemized details written quote contents proposal',
      text: `A quote you can compare names the work room by room, the products or an allowance for each, what is excluded, who gets the permits, who hauls the waste, the start date and duration, the payment schedule, how changes are priced, how long the price holds, and the license and insurance numbers. A single total on one line is not a quote; ask for the parts.`,
    },
    {
      heading: 'Comparing quotes fairly',
      also: 'compare bids evaluate choose between estimates difference between quotes analyse apples to apples',
      text: `Put the quotes side by side in one table with a row for each part of the work. Fill the gaps: where one firm left something out, ask for its price. Make the allowances equal (a $2 tile and a $9 tile are different kitchens). Then compare totals, dates, payment terms and how the firm answered your questions. The best quote is the most complete one at a fair price.`,
    },
    {
      heading: 'When one quote is much lower',
      also: 'low bid cheap cheapest too good to be true lowest price lowball suspicious',
      text: `A price more than about 20% below the others usually means something is missing: part of the work, insurance, a permit, or experience. Ask the firm to walk through its figure line by line. Sometimes they have a quiet month and you are lucky. If they cannot explain it, the difference will come back as change orders.`,
    },
    {
      heading: 'Fixed price, estimate, or time and materials',
      also: 'lump sum cost plus hourly difference between quote and estimate binding t&m',
      text: `A fixed price fits work that can be described completely. Time and materials fits repairs and discoveries, but only with an hourly rate, a limit that needs your approval to exceed, and weekly statements. Cost-plus adds a percentage to what the contractor pays; ask to see the invoices. An estimate is a guess that is not binding, so ask which of these you are being given.`,
    },
    {
      heading: 'Negotiating',
      also: 'negotiate haggle bargain discount lower price talk down',
      text: `Ask what would make the job cheaper rather than for a discount: a flexible start, buying finishes yourself, doing the demolition or the painting, or a simpler detail. A firm that drops its price without dropping any work either padded it or will find the difference later. Put everything you agree on into the written quote.`,
    },
  ],
};
