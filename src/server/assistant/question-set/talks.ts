/** What people say after an answer. */
export const talkQuestions = `
# Kitchen
is the deck over budget >> by what | $507.35
is the deck over budget >> how far over? | $507.35
how much did Tom get in 2025 >> same for 2026 | $4,580.00
last payment to Tom >> no, the one before it | Vanity hookup | $385.00
last payment to Tom >> the one before it >> and before that | Bathroom rough plumbing | $2,280.00
biggest expense on the kitchen >> and the next biggest | Rough-in wiring | $2,150.00
how much did we spend in June, all projects >> sorry, I meant June last year | $2,403.10
how much did we spend in May on the kitchen >> scratch that, the master bathroom | $2,091.03
how much did we spend in May on the kitchen >> not the kitchen, the master bathroom | $2,091.03
total for the guest bathroom >> leave the toilet swap out of it | $249.00
what did labor on the kitchen cost >> now take Rosa's part out of that | $7,045.00
show me kitchen labor >> just the bits paid by check | $6,265.00
what's left for the guest bathroom >> suppose I spend 2500 on a tub | $476.00
what did the pendant lights cost >> how did I settle that | credit card
who did the cabinet installation >> any receipt for that? | no receipt
what did we pay Dave Kim >> cash or check? | Cash
`;
