/** Turns of phrase: what a question leaves to be understood, and what no record could answer. */
export const turnQuestions = `
# Kitchen
april through may on the kitchen | $8,189.14
March - April total for the kitchen | $11,426.19
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
`;
