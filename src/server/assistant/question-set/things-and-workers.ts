/** What was bought, who worked where, and what no record has: never the sum of a project instead. */
export const thingAndWorkerQuestions = `
# Kitchen
vanity n mirror, wat was the price | $1,089.00 | !$20,424.76
Chandelier, what did we pay? | chandelier | !$20,424.76
How much did sweeping cost us in all? | sweeping | !$36,451.84
total for the little boathouse | boathouse | !$20,424.76
what did my daughter earn | I do not know
what does my uncle make | I do not know
Which contractors worked on the master bathroom? | Maria Silva | Tom Brandt | Rosa Okafor | !Lena Fischer
contractors on the deck | Dave Hollis | !Tom Brandt
names of everyone we paid for the guest bathroom | Tom Brandt | !Maria Silva
toilet n microwave, what did each cost | Together that is | $249.00 | $129.00
toilet and exhaust fan price | $249.00 | $460.00
is the toilet cheaper than the microwave | $120.00 | !$524.00
Which was the dearer one, the circular saw or the oscillating one? | $30.99
How much was the toilet itself? | $249.00 | !$524.00
how much did the cabinet installation add | $1,450.00
the $45.50 rate, who has that | Dave Kim | !Dave Hollis
who charges 95 an hour? | Rosa Okafor
is there anyone with a rate of $33 | I do not know | !Rosa
From which store did the spacers come? | does not keep the shop | Tile spacers
price of the deck stane | $118.45
plumber v. electrician, overall | Rosa Okafor | Tom Brandt | more than
what did Tom's van cost | van | !$4,580.00
how much did we pay Rosa for the chandelier | chandelier | !$5,175.50
building permit against the electrical inspection fee, how far apart | $730.00
what did the vanity cost originally | $1,089.00
who did we use on the deck | Dave Hollis | !Tom Brandt
morning! my uncle is convinced we spent under 9 grand on the deck. is he right, whats the real total | $8,507.35 | !filled-in form
`;
