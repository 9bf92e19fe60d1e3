import type { Chapter } from '../chapter.ts';

export const quoteDetails: Chapter = {
  title: 'The small print of a price',
  sections: [
    {
      heading: 'Allowances: when your choice costs more',
      also: 'allowance allowances overage upgrade difference tile fixtures finishes exceed credit back over under',
      text: `An allowance is a placeholder: the price includes that much for a product you have not chosen yet. If your choice costs more, you pay the difference, often with the contractor's markup on it; if it costs less, you should get a credit, and the contract should say so. Ask whether the allowance covers delivery, tax and waste or only the product, and whether harder work (small mosaic, large tile) is extra. Visit a showroom before you sign and raise each allowance to what you really like, because low ones only make a quote look cheap. Have every overage written up as a change order before it is ordered.`,
    },
    {
      heading: 'Overhead and profit on an estimate',
      also: 'overhead profit markup mark-up margin 10 and 10 percent gc fee general conditions line item add on',
      text: `A contractor has to earn more than wages: overhead is the office, truck, insurance, tools and estimating, and profit is what is left for the risk. Ten and ten, or about 20% together, is an ordinary line on an estimate for a job with several trades, and small or complicated jobs carry more. Some firms show it and some hide the same markup in every price, so compare totals and not that line. Ask what it already pays for (supervision, permits, dumpster), so that you are not billed for these again, and which percentage is put on change orders.`,
    },
    {
      heading: 'A discount for cash, and no invoice',
      also: 'cash discount no invoice off the books under the table no receipt tax evasion paper trail tempting knock off',
      text: `Cash with no invoice is cheaper today because you give up everything an invoice does. Without a receipt there is no proof of payment, no warranty, no recourse when the work fails, no record that raises your cost basis, and often no insurance behind the worker. A firm that cheats on its taxes may do so on permits, too. If you want the lower price, ask for the same discount by check with a signed contract and an invoice, since a check costs the firm nothing either. If you do pay cash, insist on a dated receipt that names the work.`,
    },
    {
      heading: 'Labor only: you buy the materials',
      also: 'owner supplied materials buy my own materials labor only contractor installs supply markup warranty headaches',
      text: `When you buy the materials you save the contractor's markup, often 10 to 25%, and choose what you like. In exchange everything about them is your responsibility: right quantities, delivery on the day, damage, returns, shortages, and the hours of a crew that stands waiting. The warranty splits as well, since the installer answers for the work only and you go to the supplier for a defect. Contractors also get trade discounts that you may not. A sensible middle way is to choose and buy what you see (tile, lights, faucets) and leave lumber, pipe, board and fasteners to them; have the contract say who supplies what.`,
    },
    {
      heading: 'Extras that nobody priced',
      also: 'extra extras verbal agreement handshake sort it out at the end later bill unexpected additional charges not agreed in writing',
      text: `"We will sort it out at the end" is how people quarrel at the end. Ask for every extra as a written change order before the work is done: what, how much, how many days, signed by both. If it is urgent, agree by text message or email the same hour, with a price or a limit that may not be exceeded. Where extras were done without your approval, ask for the hours and the invoices behind them; many contracts, and some states' laws, say that unwritten extras need not be paid. Keep one running list with a total so that both sides see the same figure.`,
    },
    {
      heading: 'When the final bill is higher than the estimate',
      also: 'final bill invoice higher than quote over estimate overcharged dispute charge more than agreed surprise bill pay or refuse',
      text: `First see what you signed: a fixed price binds, an estimate is only a careful guess. Ask for an itemized invoice, and set it beside the quote and the signed change orders line by line. Pay what is not in dispute, and say in writing which lines you question and why, so that you are not the one in breach. Ask for timesheets and suppliers' invoices where the work was by the hour. If you cannot agree, offer a figure, then a mediator; a contractor who is not paid may file a lien, so do not simply go silent.`,
    },
    {
      heading: 'A contractor who will not itemize',
      also: 'itemize itemized breakdown lump sum one number refuses to break down price per square foot single total',
      text: `Many good firms give one lump sum because customers pick at single lines, so a refusal alone is no red flag. You still need enough to compare: a written scope with rooms, products, quantities and what is excluded, a labor and materials split, and the allowances. Ask for prices of alternatives ("what changes if we keep the tub?"), which shows the value of a part without anyone opening the books. A price per square foot is good for a first idea only: kitchens, baths and structure cost many times what an empty room does. If scope and products are not written down, look elsewhere.`,
    },
    {
      heading: 'How long a quote is good for',
      also: 'quote valid expire expired validity hold price old estimate days 30 locked in',
      text: `Most quotes hold for 30 days, some for 60 or 90, and the date should be on the paper; lumber, copper and windows can change within weeks. After that the firm may price the job again, so ask before you count on an old figure. If you need more time, ask what would lock the price: a signature, a deposit on materials, or an early order. A quote that is good only today is a sales trick. Before you sign, ask for a fresh date on it, and for a clause that says whether prices can still move.`,
    },
    {
      heading: 'Paying for an estimate, a design or a site visit',
      also: 'charge for estimate consultation fee design fee paid quote site visit trip fee diagnostic preconstruction agreement retainer',
      text: `A short visit and a ballpark figure are usually free. Paid estimates are fair when they take real work: opening a wall, a diagnosis, drawings, or a detailed price for an addition, often a few hundred dollars and sometimes more. A design or preconstruction agreement should name what you get, what it costs, whether the fee is credited when you build, and that the drawings are yours to show to others. Service calls of plumbers and electricians carry a trip fee, which is mostly taken off the repair. Never pay for an estimate from someone who knocked at the door.`,
    },
    {
      heading: 'The contractor asks for money early',
      also: 'advance ahead of schedule wants more money before finished next payment early front load cash flow payroll needs money materials',
      text: `Somebody who needs your next payment before the milestone is reached is often paying for another job with it. Stay with the schedule you signed, kindly and in writing: "the next payment is due when the rough-in has passed". If materials are really the problem, offer to pay the supplier directly, or with a joint check, so that they belong to your job. Never be ahead: what you have paid should be no more than the work that is done and the goods that are on site. If they threaten to stop, ask for a written reason and look at what the contract says.`,
    },
    {
      heading: 'What to write before you ask for prices',
      also: 'scope of work request for quote brief write up describe project what to tell contractors specification bid package prepare',
      text: `Write one or two pages before the first contractor comes: the rooms, what goes, what stays, what is new, the products or quality you have in mind, who moves furniture and hauls debris, when you would like to start, and what worries you. Add photos, measurements and a sketch. Give all bidders the same pages, so that the quotes are for the same scope. Say what you are unsure of and ask for an alternate price. It helps to name a budget range once you trust someone: a firm can then tell you what fits, and you save both a wasted visit.`,
    },
    {
      heading: 'Tracking what you spend',
      also: 'track tracking spreadsheet spending weekly running total categories keep an eye on costs app receipts log bookkeeping',
      text: `Enter every payment on the day you make it, with the date, the firm, the category and a photo of the receipt; a shoebox is only a pile of work for later. Keep three columns for each category: planned, committed (signed contracts and change orders) and paid. Once a week, ten minutes are enough: add the week's receipts, look at the running total, and compare what is left with what is still to come. Watch the committed column most, because it shows an overrun before the money is gone. A spreadsheet works, and this program keeps the same list for you.`,
    },
    {
      heading: 'When money runs short halfway',
      also: 'money running out getting thin halfway mid project over budget drop cut what can wait postpone later finish priorities pause',
      text: `Finish what keeps the house dry, safe and legal: structure, roof, wiring, pipes, waterproofing and anything an inspector must still see. What can wait is what you can add later without breaking anything open: built-ins, trim, a backsplash, closet fittings, fancy lights, landscaping, the second bathroom's finishes. Prepare for later while walls are open, with capped pipes, an empty conduit and blocking. Choose a cheaper product before a cheaper installer. Tell the contractor early, ask for a price for each item you could drop or postpone, and write the change down; a planned pause costs far less than a stopped job.`,
    },
  ],
};
