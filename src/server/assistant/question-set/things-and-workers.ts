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
who did we use on the deck | Dave Hollis | !Tom Brandt
morning! my uncle is convinced we spent under 9 grand on the deck. is he right, whats the real total | $8,507.35 | !filled-in form
`;
