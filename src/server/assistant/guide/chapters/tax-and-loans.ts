import type { Chapter } from '../chapter.ts';

export const taxAndLoans: Chapter = {
  title: 'Taxes, loans and resale',
  sections: [
    {
      heading: 'Cost basis: improvements and the tax when you sell',
      also: 'cost basis capital gain gains tax sell house roof addition improvement add to basis exclusion profit save tax deduct',
      text: `You cannot deduct a new roof or kitchen on your own home in the year you pay for it. In the United States a capital improvement is added to the cost basis instead, which is what you paid for the house, and so lowers the taxable gain when you sell. Many sellers of a main home owe nothing anyway, since up to $250,000 of profit ($500,000 for a married couple) can be excluded if they owned and lived there two of the last five years. Long ownership, a rental or a pricey market can push you above that, so keep the receipts. Ask a tax adviser about your case.`,
    },
    {
      heading: 'A repair or an improvement for the tax office',
      also: 'repair versus improvement irs difference capital deductible betterment restoration adapt new use prolong useful life rental landlord depreciate expense',
      text: `An improvement makes a property better, restores a worn-out part as a whole, or adapts it to a new use: it adds value or prolongs its useful life, like a new roof, an addition or a full rewiring. A repair only keeps it in working order: a few shingles, a patched pipe, paint. On your own home a repair has no tax effect, while an improvement raises the cost basis. On a rental a repair is usually deducted the same year and an improvement is depreciated over many years. A repair done as part of a larger remodel generally counts with the improvement. The rules have exceptions, so show a tax adviser the invoices.`,
    },
    {
      heading: 'How long to keep renovation receipts',
      also: 'keep receipts how many years invoices records audit shoebox throw away scan irs paperwork store',
      text: `Keep receipts for improvements as long as you own the house, and then at least three years after you file the tax return for the year of the sale; seven is the cautious figure. They prove your cost basis, back an insurance claim and reassure a buyer. Keep contracts, permits, lien waivers and proof of payment beside them, since a receipt without the payment proves half. Receipts for small repairs and paint can go after the warranty is over, unless the house is rented. Thermal paper fades, so scan or photograph it, and name the file with the date and the firm.`,
    },
    {
      heading: 'Deducting renovation work: medical, home office, rental, loan interest',
      also: 'deduct deduction deductible tax write off medical ramp home office rental loan interest mortgage heloc interest',
      text: `Most work on your own home is not deductible, with four usual exceptions in the United States. Interest on a mortgage or home equity loan can be deductible if the money was used to buy, build or substantially improve the home that secures it, and only if you itemize. Ramps, lifts and grab bars for a medical reason can count as medical costs, less the value they add. A business in your home can claim a share for a home office. Work on a rental is deducted or depreciated. Federal credits for efficiency have changed and ended over the years, so check what is in force, and ask a tax adviser.`,
    },
    {
      heading: 'Home equity line, home equity loan or personal loan',
      also: 'heloc home equity line of credit loan personal loan unsecured compare which is smarter borrow cash-out refinance second mortgage variable fixed interest rate',
      text: `A home equity loan gives a fixed sum at a fixed interest rate; a home equity line (HELOC) lets you draw as you go, mostly at a variable rate, which suits a job paid in stages. Both use the house as security, so you can lose it, and take weeks, an appraisal and fees. A personal loan is unsecured, quick and has a higher rate and a shorter term; for a small sum you repay within a few years it can be the cheaper one in total. A cash-out refinance makes sense only if the new mortgage rate is not much worse than yours. Compare the yearly rate (APR) with all fees, and what the payment is if rates rise by two points.`,
    },
    {
      heading: 'Store and contractor financing: no interest for 12 months',
      also: 'no interest 12 months deferred interest promotional promo financing offer store card big box zero percent same as cash trap contractor financing dealer fee',
      text: `"No interest if paid in full within 12 months" is usually deferred interest: if one dollar is left on the last day, or a payment is late, interest for the whole time is added from the first day, often at 25 to 30% APR. It is free only if you divide the sum by the months, pay that automatically, and finish a month early. A real 0% card charges interest only on what is left. Financing through a contractor often hides a dealer fee in the price, so ask for the cash price. Read the promotional terms before you sign, and never let money go to the contractor in full before the work is done.`,
    },
    {
      heading: 'Loans made for renovation, and PACE',
      also: 'renovation loan construction loan 203k fha homestyle draws lender inspector pace assessment property tax loan solar loan buy and renovate',
      text: `Some mortgages include the work: FHA 203(k) and similar renovation loans lend on the value after the renovation, and a construction loan pays in draws. The lender's inspector looks at each stage before the money goes out, so a contractor has to accept paperwork and waiting. They help when you buy a house that needs work and have little equity. A PACE loan is repaid with the property tax and stands before the mortgage, which can block a sale or a refinance. Ask any lender for the total you will have repaid and what happens if the work runs late. A housing counselor gives advice for little or nothing.`,
    },
    {
      heading: 'Grants and help with repairs',
      also: 'grant grants low income senior veteran weatherization assistance usda repair program help paying cannot afford free money city county disabled',
      text: `There is real help, mostly local: city and county repair programs, the Weatherization Assistance Program for insulation and heating, USDA grants and loans in rural places, VA grants for disabled veterans, area agencies on aging, and non-profits that repair roofs and build ramps. Most look at income, age or disability, have waiting lists, and must approve before work starts. Utilities give rebates to everyone. Begin with your city's housing office, or by dialing 211. An ad or a caller who promises a government grant for a fee is a scam: real ones do not charge to apply.`,
    },
    {
      heading: 'Projects that pay back at resale',
      also: 'resale value return on investment recoup pay back which projects buyers appraisal worth it before selling roi add most value home value',
      text: `Studies of cost recovered at resale say the same every year: small and outside wins. A new garage door, a front door, siding, a minor kitchen update, a deck, wood floors and fresh paint come closest to what they cost. Large kitchens, luxury baths, additions and pools often recoup half or less. A dry basement, a sound roof and working systems do not thrill a buyer, but their absence costs you the sale or a large discount after the inspection. Going far beyond the homes in your street is rarely paid back. Ask a local agent before you renovate for a sale, and otherwise for yourself.`,
    },
    {
      heading: 'Renovate before selling, or sell as is',
      also: 'sell as is fix up before selling list house prepare for sale stage worth renovating before moving flip buyer inspection',
      text: `Before a sale, do what is cheap and seen: cleaning, clearing out, neutral paint, lamps, the front yard, and the small defects that make buyers wonder about the large ones. Repair what an inspection would find (leaks, dead outlets, a tired water heater) or have a quote ready for it. A full kitchen just before a sale rarely returns its price, and a buyer may dislike it. Selling as is suits a house that needs nearly everything, at a price that says so. Finish or close open permits, gather receipts and warranties, and disclose known defects, which most states require.`,
    },
    {
      heading: 'Renovate or move',
      also: 'renovate or move buy another house stay or sell extend or move compare cost love it or list it is it worth fixing this house',
      text: `Write down what moving costs: agent's commission, closing costs, a new mortgage at today's rate, the movers, and the work the next house will need, often 8 to 10% of its price together. Compare that with a real quote for the renovation plus 15 to 20% contingency and a place to live meanwhile. Renovate if you love the place and the street, and the layout can be fixed; move if the trouble is location, lot or a sick structure. See what the best house nearby sold for: the sum of your home and the work should not pass it by much, unless you plan to stay for ten years.`,
    },
    {
      heading: 'Overimproving, and what an appraiser sees',
      also: 'over improve overimprove too nice for neighborhood appraisal appraiser comps comparable after renovation value estimate ceiling',
      text: `An appraiser compares your home with similar ones that sold nearby in recent months, so square feet, bedrooms, baths, condition and permits count, and the brand of the range does not. Work far above the street is overimproving: you enjoy it, but the next owner does not pay for it. Finished space below ground counts less than rooms above, and work without a permit may not count at all. Give the appraiser a one-page list of improvements with dates, costs and permits. Before a large project, ask an agent for the top price in the neighborhood and stay below it.`,
    },
  ],
};
