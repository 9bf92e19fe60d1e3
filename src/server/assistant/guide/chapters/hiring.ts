import type { Chapter } from '../chapter.ts';

export const hiring: Chapter = {
  title: 'Finding and vetting people',
  sections: [
    {
      heading: 'Where to look for a builder',
      also: 'find search recommendation referral angi thumbtack yelp nextdoor lumberyard supply house ask around reliable trustworthy website leads',
      text: `Ask people who see the work: neighbors with a finished job like yours, the counter of a lumberyard or tile shop, an architect, a plumber you trust (trades know who pays and who is tidy). Trade associations and your city's list of licensed firms help too. Lead websites sell your number to whoever pays, so treat a name from there as only a name, and read how a firm answers its bad reviews. Look at yard signs and stop to ask. Start two or three months before you need them: good firms are booked, and one that can begin tomorrow deserves a question.`,
    },
    {
      heading: 'Looking up a license',
      also: 'license number check verify look up state board expired suspended real valid fake licence website complaints discipline',
      text: `Search the website of your state's contractor licensing board by the license number and by the name; where the state does not license the trade, ask the city or county. See that it is active, that the name on it is the firm you sign with, that the class covers your kind of work, and whether there are complaints, suspensions or unpaid judgments. Check that bond and insurance are on file. A license that belongs to a "partner" or a "cousin" is not theirs. Electricians, plumbers and gas fitters nearly always need their own license.`,
    },
    {
      heading: 'Calling references',
      also: 'reference references phone call ask past clients customers previous interview questions on time on budget hire again visit finished job',
      text: `Ask each past customer the same few questions: Was it finished on time and on budget, and if not, why? How were changes and mistakes handled? Was the crew the same each day, polite and tidy? Did the final bill match the quote? Did anything fail later, and did they come back? Would you hire them again? Ask for a job from last month, one from two years ago and one that went wrong. Names that the contractor picks are always happy, so also ask a supplier whether the firm pays on time, and visit a finished job if you can.`,
    },
    {
      heading: 'Interviewing a contractor',
      also: 'interview meet first meeting questions ask contractor before hiring impression gut feeling personality communicate',
      text: `Ask how many jobs like yours they did, who will be on site every day and who the lead is, how many jobs run at once, who the subcontractors are, how changes are priced, how they protect the house, what could go wrong here, and when they could start and finish. Notice whether they ask you questions, point out problems you had not seen, and send what they promised when they promised. Slow answers before the contract do not become faster after it. You will see this person daily for months, so it is fair to choose the one you can talk with, if price and papers are right.`,
    },
    {
      heading: 'Strangers who knock: roofs, drives and chimneys',
      also: 'door to door knocked stranger driveway sealing asphalt roofer storm chaser free inspection scam leftover material unsolicited chimney',
      text: `Treat it as a scam until shown otherwise: good roofers rarely knock and find that your roof looks terrible. The usual versions are a free roof inspection that "finds" damage, sometimes made on the spot, leftover asphalt from a job nearby, a chimney that will fall, and storm chasers with pressure to sign today. Do not let them up, sign, or pay a deposit. Take the name, license number and truck plate, say that you get a second opinion, and have a local licensed roofer look. In the United States you generally have three business days to cancel a sale made at your home.`,
    },
    {
      heading: 'Pressure, "today only" and other sales tricks',
      also: 'pressure sales tactic today only discount sign now high pressure window salesman free gift model home cooling off cancel three days',
      text: `A price that is good only today was never the real price. Typical tricks are a huge "discount" for signing at once, a call to the manager, a model-home rebate, a visit that lasts three hours, and a monthly payment instead of a total. Say one sentence: "I never decide on the day", and ask for the written quote. A firm that leaves without one has told you enough. If you did sign at home, federal law usually gives you until midnight of the third business day to cancel in writing; send it so that you can prove it.`,
    },
    {
      heading: "Design-build, an architect, or the builder's own sketch",
      also: 'architect or builder sketch design build firm designer draftsman move one wall stamped drawings engineer who draws plans do I need',
      text: `To move one wall you rarely need an architect: if the wall may carry load, a structural engineer sizes the beam and gives the stamped drawings that the permit asks for, and the builder does the rest. Hire an architect when rooms change places, the outside changes, or the site is hard; the design is then independent and can be put out to several bidders. A design-build firm draws and builds under one contract, which is quicker and clearer about who is responsible, but nobody checks its price. A draftsman draws what you already know you want. A builder's sketch is enough for a layout that stays.`,
    },
    {
      heading: 'What an architect or designer costs',
      also: 'architect fee cost percent hourly interior designer kitchen designer charge price drawings plans blueprint structural engineer fee',
      text: `Architects charge by the hour, a fixed sum, or roughly 8 to 15% of the construction cost for full service on a renovation; drawings for a permit only cost much less. A structural engineer's visit with a letter or a beam design is often 300 to 1,000 dollars. Interior designers bill by the hour, a flat fee, or a markup on what you buy, and kitchen designers at a showroom are usually paid by the cabinets they sell. Ask what each phase includes, how many revisions, who answers questions during construction, and who owns the drawings. Prices differ much by region, so get two.`,
    },
    {
      heading: 'Being your own general contractor',
      also: 'own general contractor owner-builder owner builder manage subs subcontractors myself save 20 percent coordinate schedule act as gc run the job',
      text: `You are not mad, but you are taking a job. As an owner-builder you find, schedule and coordinate the subcontractors, order material, meet inspectors, settle quarrels and answer for accidents: you are liable like an employer, so check each sub's license and workers' compensation and talk to your insurer. Subs come first to the builder who feeds them all year, and you may pay more for the same trade. Expect 10 to 20 hours a week, and to save perhaps half of the 20%. It suits two or three trades, a flexible schedule and someone who is near on weekdays; not a deadline, structure and a full-time job. Some states limit selling soon after.`,
    },
    {
      heading: 'A handyman or a licensed trade',
      also: 'small odd jobs licensed limit dollar amount electrician plumber need',
      text: `A handyman is right for small work that needs no permit: doors, trim, patches, shelves, caulk, a faucet, a few tiles. Many states cap the size of a job without a license (in some it is 500 or 1,000 dollars, labor and material together) and keep new wiring, pipes, gas, heating and roofs for licensed trades. If unlicensed work burns or floods, your insurer may refuse, and a buyer's inspector will find it. Save up a list for one full day, since the trip is the expensive part. Ask for proof of liability insurance even for small jobs.`,
    },
    {
      heading: 'Getting someone for a small job',
      also: 'small job nobody calls back contractors ignore too small wait booked busy cannot find anyone tradespeople return calls',
      text: `Contractors do not call back because a small job costs them as much driving and quoting as a big one. Send a short message with photos, measurements, your street and when you are flexible: it can be priced in two minutes. Put small things together into a day's work, offer to fill a gap in their calendar, and be ready to pay a minimum charge. Try a one-person firm, a handyman service, the helper of a trade you had before, or a neighbor's contractor while the truck is there. Late autumn and January are the easy months.`,
    },
    {
      heading: 'Checking the work as it goes',
      also: 'owner representative independent inspector third party inspection supervise check quality during construction clerk of works do not know if work is good',
      text: `You can hire your own eyes. An independent home inspector, the architect or an owner's representative comes at the moments that count: foundation before concrete, framing and rough-in before the walls close, waterproofing before tile, and the end. Each visit is a few hundred dollars. The town's inspector checks the code, not workmanship or your contract, and spends minutes. Do your own part: walk through every evening, take dated photos of everything that will be covered, and ask "what happens next and what should I look at?" Pay milestones only after such a check.`,
    },
    {
      heading: 'Tipping the crew, drinks and thanks',
      also: 'tip tipping gratuity crew workers movers contractor thank you gift pizza beer envelope cash lunch coffee donuts end of job review',
      text: `Tips are not expected in construction, and the owner of a firm is never tipped. People who want to thank a crew bring cold water, coffee or donuts, buy lunch or pizza on a hard day, and at the end give perhaps 20 to 50 dollars a person, or more for somebody who saved the day. Keep beer for after the last tool is down, and ask the boss first. Movers, delivery people and landscapers are tipped more often. What helps them most is free: paying on the day, a review with their names, and sending your neighbors.`,
    },
  ],
};
