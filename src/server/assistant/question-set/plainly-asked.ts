/** How people ask in passing: what a schedule has, what is left out, how long to wait. */
export const plainlyAskedQuestions = `
# Kitchen
after labor, what's the next biggest category on the kitchen, and how much is it? | Materials | $6,900.27 | !milestone
biggest single expense out of everything? | in all projects | $4,200.00
what's the last dated thing on the kitchen schedule? | The last milestone | Backsplash tiled
what's on the kitchen timeline for the end of june? | Final electrical inspection | !Backsplash
how many days from now is the kitchen milestone in late June? | Final electrical inspection | 11 days
when's the final electrical inspection, and what's after that on the kitchen? | After **Final electrical inspection** comes **Backsplash tiled**
what's coming up in the kitchen from here on? | Final electrical inspection | Backsplash tiled
what happens after the final electrical inspection? | comes **Backsplash tiled** | !chapter
leave out labor. what did the deck cost? | $5,907.35
was the kitchen budget really endless, or what was it? | $25,000.00
how much did we spend on the kitchen in May? >> and in June? >> which of those two months was higher, and by how much? | $1,165.63 | **May 2026** is
how much did we pay for the toilet from home depot? | $249.00 | !does not keep
what did we finish first? | Rough-in inspection | !rules
i need the number of the guy who painted the kitchen | 555-010-4411 | !spent
when did we pay Rosa? | Feb 27, 2026 | Mar 4, 2026 | Jun 16, 2026
give me the top three contractors by what we've paid them | **Rosa Okafor** comes first | !largest expenses
there's water under the sink, which of our people do I call? | Tom Brandt | 555-010-7788 | !chapter
i smell gas at the sink, which of our people do I call? | chapter | !Tom Brandt
how many days between mud coats? | chapter | !due on
how long has it been since the cabinets were all installed? | 43 days
day of the week for the final electrical inspection | Monday
how many days till the final electrical inspection, and how many till the backsplash is tiled? | 11 days | 22 days
how many days after the final electrical inspection is the next kitchen milestone? | between them | Backsplash tiled
what are the deck expenses without a receipt adding up to? | [$8,507.35]
did the $312.75 expense come with a receipt? | has no receipt
when did the deck start costing us money? | $175.00 | !started on
what did the shower waterproofing test come back with? | inspection found
my contractor keeps not showing up. what can I do? | chapter
how much has the exhaust fan saved me on my power bill? | not what was saved
how much did we get back from returns on the deck? | no refunds
how much apart were the permit for the kitchen and the permit for the deck? | $795.00 | !not know
how much is left over everything? | in total
how many kitchen expenses fall between 500 and 1000 dollars? | between $500.00 and $1,000.00 on **Kitchen Remodel** | !mention
equipment and rentals for the kitchen, what's that add up to? | $475.00 | !means
what goes on the wall behind shower tile so it doesn't leak? | chapter
what do I look at in bids besides the price? | chapter | !The 3
can I put the oven next to the cabinets? | !due on | !completed on
mark the countertop as in | **Countertop installed** | press the circle
when are the counters supposed to go in? | **Countertop installed**
how do I reach the tile lady? | 555-010-3344 | !chapter
how much was the toilet? | You bought **Toilet** | $249.00 | $524.00
the kitchen came in under budget, by how much was it? | $4,575.24 | !Date
we are about to pick out lights and want to know what's left in the kitchen budget | $4,575.24 | !plan
my wife and I are about to order tile and want to know what's left in the kitchen budget | $4,575.24 | !plan
did the window rebate ever come in? | do not know | !rules
wait did we get any money back on the kitchen? | no refunds
who besides us can see this project? | not shared | !chapter
`;
