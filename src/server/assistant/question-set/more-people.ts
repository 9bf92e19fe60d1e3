/** All kinds, in the words of later homeowners. */
export const morePeopleQuestions = `
# Kitchen
How's the budget looking for the kitchen remodel? | $4,575.24
where am I at with spending | $20,424.76
how much have we sunk into bathrooms so far | Which project
what percent of kitchen money is gone | 81.70%
Did we go over on anything? | Backyard Deck
how much did the electrician charge us in total | $5,175.50
which bills did I pay in cash | Kitchen painting
list all the labor costs | $11,760.50
what did I spend the most on last month | Labor | $2,230.00
How much was spent on demo | $2,275.00
when did we start the master bathroom | Apr 6, 2026
how much did Dave Kim's painting cost | $780.00
do I owe anyone money | do not know
what's the total for june so far | $1,278.97
compare march and april | $5,681.65 | $5,744.54
what are the open tasks for the master bathroom | Tile shower walls
is the countertop in yet? | Countertop installed
What's the next deadline | Final electrical inspection
how many milestones are left | 4 open
which tasks slipped | Countertop installed
Give me Lena's details | 555-010-3344
what does a carpenter of mine charge | $70.00
how much budget does the deck have | $8,000.00
if I spend $1,000 more, how much is left? | $3,575.24
am I spending too fast? | $1,051.27
what's my most used payment method | Check
biggest purchases this year | Semi-custom cabinets deposit
how much on saws overall | $443.99
why do garden walls need drainage behind them? | Retaining walls | !overdue milestone
what did the man across the street pay for his deck | not what others paid
how many years has Dave Kim been painting | not for how long
In all projects in 2026: what was the total? | in 2026 in all projects
next milestone and biggest expense | Final electrical inspection | Semi-custom cabinets
who did we never pay | no payments yet
do I need a permit to rewire | When you need a permit
which project went over the most | over budget | !overdue
which of the jobs is the most over | over budget
what was the guest bathroom's final figure | $
who paid for the toilet | do not know
the chimney is up! | do not know which milestone
the walls are painted, cross it off | do not know which milestone | !Tile shower
how much has the electrician had from us, panel included | $5,175.50
what did we pay the electrician outside the kitchen | without **Kitchen
total materials cost across every project | $15,114.95
what did I buy at the end of may in the guest bathroom | Toilet
first thing I ever bought for the kitchen | Building permit
expenses without labor | Materials | $6,900.27
can I put tile over old tile | Floors and tile
is knob and tube wiring dangerous | Knob-and-tube wiring
how do I know if a quote is fair | Getting and comparing quotes
what questions should I ask a contractor before hiring | Interviewing a contractor
do I really need a range hood | Gas, heating and ventilation
What's my horoscope | do not know
how old is my house | do not know
# Kitchen
tell me what the kitchen has cost us | $20,424.76
did we stay within budget on the master bathroom? | $5,004.27
how much wiggle room do I have | $4,575.24
how much have I spent on stuff from the hardware category tools | $189.99
What did I hand over to Tom in June? | $660.00
any big expenses lately? | Temporary kitchen microwave
what's the single largest bill for the deck | Pressure-treated lumber
how much was paid by bank transfer to Rosa | $5,175.50
How many payments did Tom get | 4 expenses
what was purchased on june 9 | Pendant lights
show me what we spent between may 1st and may 15 | $1,664.60
how much did we drop in february alone | $5,275.00
is the kitchen more expensive than the deck? | $20,424.76 | $8,507.35
What do labor and materials add up to | $11,760.50 | $6,900.27
average monthly spend | $4,084.95
at this pace when does the money run out | Jul 18, 2026
can we squeeze in a $4,000 island | $575.24
how much would be left after a 900 dollar backsplash | $3,675.24
what should I tackle next | Final electrical inspection
which milestones did we complete in may | Cabinets installed
when's the shower supposed to be tiled | Jun 22, 2026
are there any undated milestones | Choose cabinet hardware
what's the phone for the carpenter | 555-010-9090
whats toms companys name | Brandt & Sons Plumbing
is Lena paid anything yet | Lena Fischer
give me rosa's rate | $95.00
How many more contractors can I add? | no limit
how much does pro cost | $4.99
How much have I spent on permits >> and in total for all projects? | $1,455.00
What's my next milestone >> and after that? | Backsplash tiled
what did I spend on tools >> which ones | Oscillating saw
should I get a home inspection before renovating | Buying a house to renovate
what's the right slope for a drain | Moving or adding plumbing
how can I keep my renovation on schedule | Timelines and delays
is it worth replacing the windows | Insulation, windows and energy
do I need to move out during the remodel | Planning a renovation
what does a general contractor add on top | Choosing a contractor
how to get rid of mould in the bathroom | Asbestos, lead and mold
who is the best contractor in town | do not know
what is 2 + 2 | do not know
# Kitchen
kitchen total? | $20,424.76
what have we got left to play with | $4,575.24
how much did i spend on the guest bathroom toilet | $524.00
how much of my spending was labor in the master bath | $4,050.00
What are we up to on the deck | $8,507.35
who's gotten the most money from me | Rosa Okafor
how much did we pay the general contractor | $4,100.00
any payment to the painter in may? | $780.00
show debit card purchases | Paint and primer | Temporary kitchen microwave
what were the three most recent things I paid for | $129.00 | $640.00 | $389.97
expenses from last week please | Pendant lights
total spent in 2026 across all projects | $27,944.49
how much have I spent since I started | $20,424.76
Did I spend anything in January? | no expense
how many things did I buy in march | 5 expenses
what's my cheapest project | Guest Bathroom
what eats up most of the deck budget | Materials
is there any room left in the guest bathroom budget | $2,976.00
will the money last until the backsplash is done | Jul 18, 2026
could I still afford 4.5k | $75.24
what's late | Countertop installed
how many days behind is the shower test | 13 days
upcoming milestones for all projects | Tile shower walls
what got done in the master bathroom | Demolition
who can I call about electrical problems | Rosa Okafor
send me toms phone number | 555-010-7788
what's the hourly cost of lena | $62.00
do I know a landscaper | None of your
am I on the free plan? | Pro plan
what did I spend on lumber and decking | $3,120.80
how much did I spend on labor >> what about the guest bathroom | $275.00
who is my painter >> how much has he been paid | $780.00
is a building inspection scary | do not know
should the electrician come before the drywall | The order of trades
what's a fair deposit | Contracts and payments
why is my bathroom fan not venting outside | Bathroom fans
how do I choose a countertop | Kitchens and bathrooms
who will win the election | do not know
how do I fix my car | do not know
what is the weather like on Saturday | do not know
how many hours did Rosa work | do not know
what is Tom's home address | do not know
how much tax did I pay on the cabinets | do not know | !$4,200.00
how much will lumber cost next year | do not know
what did we blow on tools in the kitchen | $189.99
spending since the first of June, all projects please | since Jun 1, 2026
What did I pay Rosa? >> what was that 1450 payment | Cabinet installation
what did Rosa get in this year >> how much in this year for all projects | $27,944.49
What did the pendant lights cost? >> which project is that | Kitchen Remodel
list all contractors with their trade | Rosa Okafor | Lena Fischer
How much did I spend on gold faucets and pendant lights? | $389.97 | leaves
What did the inspector say to Rosa when she looked at the panel? | not what anyone said
What did Tom recommend for the shower valve? | not what anyone said
What advice did Dave Kim give us about the primer? | not what anyone said
What have I sent or taken back in the kitchen? | no refunds
when did we rent the wet saw machine for the master bathroom | May 19, 2026
what did the panel door cost | do not know
PEX or copper pipe for an old house? | From the guide
who charges over ninety an hour | Rosa | Tom | !Lena
dig up the price of the bathtub | do not know | !From the guide
open Rosa's page | Rosa | $95.00
my guess is Rosa has had nine thousand from us by now. Check me on that | $5,175.50
somebody painted the kitchen and I have gone blank on the name | Dave Kim
`;
