/** Turns of phrase: what a question leaves to be understood, and what no record could answer. */
export const turnQuestions = `
# Kitchen
materials by credit card on the kitchen this year without the pendant lights | without “pendant lights”
did the kitchen cost more than the deck and the guest bathroom together | Yes. **The kitchen** is | Together that is
Put my three projects in order from most spent to least | **Kitchen Remodel** comes first with | $20,424.76 | $8,507.35 | !nothing is saved
rank the projects from most expensive to cheapest | **Kitchen Remodel** comes first with | Share
kitchen total without the cabinets and the pendant lights | $15,834.79
master bathroom total excluding the vanity and the tiles | $4,779.58
what's the deck total sans labor | $5,907.35
how much on the kitchen without the floor tiles | $19,156.41
how much did the rough-in wiring and the rough-in plumbing come to together | Together that is [$3,790.00]
how much were the pendant lights and the dumpster in total | Together that is [$864.97]
what did we spend in the last week of March on the kitchen | $1,375.00
kitchen spending in the first half of March | $3,878.25
what did we spend yesterday and the day before on the kitchen | $769.00
april through may on the kitchen | $8,189.14
March - April total for the kitchen | $11,426.19
what did the deck cost if we leave out whatever is filed under permits | $8,332.35
Everybody but Dave Hollis: what did we pay people on the deck? | !to **Dave Hollis
ignore anything Dave Hollis did: deck total? | $5,907.35
deck total without counting whatever went on the credit card | $2,983.45
deck spending with the labor knocked off | $5,907.35
leave out anything that was put down as labor, what was the deck then | $5,907.35
deck spending, excluding whatever we bought with cash | $8,298.90
Which people have we paid on the deck? | Dave Hollis | $2,600.00
what folks got paid on the guest bathroom | Tom Brandt | $275.00
How much more did we pay by bank transfer than in cash on the kitchen? | $3,849.30
Dave Hollis and Maria Silva both worked on the kitchen. Who was more expensive and by how much? | $1,725.00
Between the pendant lights and the dumpster rental, one of them was dearer. Which, and what's the gap? | $85.03
compare kitchen spending, March against April | $5,681.65 | $5,744.54
kitchen spending up to the end of February | $5,275.00
what was our priciest month on the kitchen | **April 2026** comes first with
what have we laid out on labor to date | $11,760.50
which cost more, the lumber for the deck or the cabinets for the kitchen | $2,529.20
labor on the deck vs materials on the kitchen | $2,600.00 | $6,900.27
who got more, Rosa or the plumber | **Rosa Okafor** is | $595.50
the gap between what we spent in May 2025 and what we spent in June 2025, all projects | $5,895.80 | $2,403.10
tools plus equipment on the kitchen | Together that is | $664.99
what did the deck permit cost, and the kitchen permit | $175.00 | $970.00
how much did we spend on the kitchen, for my files | $20,424.76
who all has worked on the kitchen | Rosa Okafor | Tom Brandt | Maria Silva | Dave Kim
Rosa's phone number and email | 555) 010-2233 | rosa@okafor.example
what's the plumbing guy's rate | $110.00
what is the name of Dave Kim's company | No company name is saved
everyone's hourly rates, dearest first | Tom Brandt | $45.50
we want to put another 600 into the kitchen, still ok? | $3,975.24
can we fit a $900 oven in the kitchen without going over the budget | $3,675.24
could the guest bathroom take another 2000 | $976.00
how high is the budget of the guest bathroom | $3,500.00
what's still in the kitty for the kitchen | $4,575.24
how many percent of the kitchen budget are used | 81.70%
would a 4,600 dollar oven push the kitchen over its limit | $24.76
how close did the kitchen come to its budget, in dollars | $4,575.24
am I over on the deck, and by how much | $507.35
what did we initially allow for the deck | $8,000.00
what month hurt the most on the kitchen | **April 2026** comes first with
pendant lights price | $389.97
pendant lights paid how | credit card
which budget is the biggest | **Kitchen Remodel** has the largest budget
what did the deck come to in the end | $8,507.35
what's left as of today for the kitchen | $4,575.24
was the deck finished on time | 9 days late
when was the deck supposed to be done | Jun 30, 2025
have we passed the rough-in inspection already | Apr 1, 2026
what has to be done before the backsplash is tiled | Countertop installed | Final electrical inspection
which milestone is overdue the longest | The longest overdue | Countertop installed
what's coming up in July | Backsplash tiled
how many outlets did Rosa install | I do not know
how long did the drywall hanging take | I do not know
what make are the pendant lights | I do not know
what's the interest on the financing | I do not know
can Rosa come on Friday | I do not know
did Dave Kim do a good job | I do not know
how much for the chimney | I do not know | !From the guide
what did the pendnat lights cost | $389.97
how much is left for the kitchen? I'm getting nervous | $4,575.24
what's the biggest category in the kitchen, my dad says it's the tiles | **Labor** comes first with
leaving the deck aside, which project has the least left | **Guest Bathroom** has the least left
so I was going through the statements with a cup of tea and there's a 389.97, what on earth was that | Pendant lights
the lady that did the wiring, how much did we pay her | Rosa Okafor
list everyone on the contractor list | Rosa Okafor | Lena Fischer
which came first, the oscillating saw or the porcelain tiles | **Oscillating saw** | came before
did we get the pendant lights before or after the paint and primer | **Paint and primer** | came before
first and last payment to Tom | Rough-in plumbing | Toilet swap
receipt for the paint and primer? | **Paint and primer** has no receipt
what was the origional budget for the deck | $8,000.00
which project is over budget, and why? | **Backyard Deck** is over budget
whose work was the cabinet installation | Dave Hollis
My head is spinning. How much is left for the kitchen? | $4,575.24
we are at the bank and they want to know how much we have spent on the kitchen | $20,424.76
how mucch did we pya Rosa | $5,175.50
what did the pendant lights cost >> when was that | Jun 9, 2026
When did we pay for the pendant lights? >> and how | credit card
is the deck over budget >> by how much | $507.35
what's left for the guest bathroom >> enough for a 2500 tub? | $476.00
what did we spend on labor in May >> how much is that altogether | $2,230.00
contractor wants half of the money up front, is that normal | From the guide
why do people hold back the last payment | From the guide
how far over is the deck | $507.35
which of the kitchen milestones never got a date | Choose cabinet hardware
which steps of the kitchen have we already got behind us | Cabinets installed | !Countertop
which inspections are still ahead of us on the kitchen | Final electrical inspection | !Rough-in
what's the date for the shower tile | Jun 22, 2026
what rent can we get for the guest bathroom | I do not know
what's the single biggest check we wrote on the kitchen | Demolition crew
who dug out and built the deck | Dave Hollis
who built the deck >> what did he get for it | $2,600.00
how much money is still there for the kitchen | $4,575.24
how much room have we got left in the kitchen budget | $4,575.24
can I spend 5000 more on the kitchen without to go over | $424.76
how much have we spent on permits for the kitchen >> across everything I mean | $1,455.00
the kitchen. how much. be honest | $20,424.76
ok rip the bandaid off, everything we spent on the deck | $8,507.35
what day did the deposit on the cabinets go out | Apr 2, 2026
what did the materials for the deck come to, with the money back from the decking boards already taken off | $5,483.35
what have I bought in tools for the kitchen, just the saw and so on | $189.99
how much was the water line | I do not know | !budget lines
what did we buy for the kitchen on June 9, is there anything on the ninth | $389.97
how much did we pay Rosa >> woof. was that all labor | $5,175.50
how much did we spend on labor in the kitchen >> how much of that went to Rosa | $4,715.50
what did the oscillating saw cost and until when is the warranty | $189.99
does the countertop come before the backsplash | **Countertop installed** comes | 30 days | before **Backsplash tiled**
Which comes first, the backsplash or the final electrical inspection? | **Final electrical inspection** comes | 11 days
is the backsplash tiled before or after the final electrical inspection | **Final electrical inspection** comes | 11 days
how many days are there between the countertop and the backsplash | 30 days
how long after the countertop is the backsplash due | 30 days
should the drywall go up before or after the floor | From the guide
what's next in the kitchen after the countertop | **Final electrical inspection**
once the countertop is in, what comes next in the kitchen? | **Final electrical inspection**
how many steps are left before the backsplash is tiled | 2 are open
which steps of the kitchen are behind us | 2 completed milestones
which kitchen milestones were early | **Cabinets installed** | !Rough-in inspection
how long have we got until the backsplash should be tiled | 22 days
what's still missing in the kitchen | 4 open milestones
what falls in July | Backsplash tiled
which contractors have no company | Dave Kim | Lena Fischer | !Rosa Okafor
who is our painter and what is his rate >> which of them have no hourly rate | Maria Silva | !Rosa Okafor
how can I get hold of Rosa | (555) 010-2233
can I get Tom's number | 555-010-7788
which jobs has Tom worked on | Kitchen Remodel | Master Bathroom | Guest Bathroom
the deck was supposed to come in under, was it? | $507.35
did the master bathroom come in under? | $5,004.27
by how much is the deck over | $507.35
how much did the master bathroom leave unspent | $5,004.27
what did the master bathroom leave over | $5,004.27
add up every budget we have for the bungalow | $48,500.00
add the budgets of the deck and the kitchen together | $33,000.00
my sister would like a 300 sink, does the guest bath budget stretch to that? | $2,676.00
did the insurance pay anything for the panel | do not know
what rent can I ask for the house | do not know
can the guest bathroom fund a $1,200 swing | $1,776.00
I am in the shop, $450 for the nicer tile - does the guest bathroom have that? | $2,526.00
can the guest bathroom absorb another 1,000 | $1,976.00
does the guest bathroom still have 2,000 in it | $2,976.00
what would the guest bathroom be at if we paid another 400 to Tom | $2,576.00
have we paid Lena more than once | no
have we paid Rosa more than once | 4 expenses
what should have happened by now but has not | Countertop installed
which bits of the kitchen remodel project are behind | Countertop installed
which steps were completed ahead of their target | Cabinets installed | !Rough-in inspection
first thing we ever finished in the kitchen | The first one completed
how much did we spend on the deck >> what was the dearest single thing | Deck
countertop installed: target? | Countertop installed
what was finished ahead of schedule | Cabinets installed | !Rough-in inspection
by what amount did the deck exceed what we set | $507.35
how long is the countertop | do not know
which one of us paid the pendant lights | do not know
wats rossas number | (555) 010-2233
lenas nr | 555-010-3344
what did we pay for the looking glass | do not know | !budget
how much was the oscillatingsaw | $189.99
pendantlight price | $389.97
coffee's on, rain outside, can't work. so tell me what's left for the kitchen | $4,575.24
Baby is crying, dinner is burnt, total for the deck? | $8,507.35
Auntie is tired and has mislaid the file; wherefore, the date of the deck permit? | May 6, 2025
haha ok so I'm standing in the garage pretending to work, quick, what did the pendant lights cost before she finds me | $389.97
what will heating the master bathroom cost each winter | do not know
what was the largest expense on the deck >> was there a receipt for it | Pressure-treated lumber | has no receipt
who built the deck back in the thirties | do not know
what did the people before me pay for the kitchen | do not know
how many contractors are saved in here | 6 contractors
what do I have to watch out for with lead paint in a 1930s house | From the guide
`;
