/** What no record has, however near to one it sounds, and what sounds the same and is in the records. */
export const outsideQuestions = `
# Kitchen
would Rosa take a visa card | do not know | !$
may I pay the painter in cash, does he allow that | do not know | !$
how much did we pay Dave Kim in cash | $780.00
who was home the day the cabinets came | do not know | !$
which way do the new cabinets open, left or right | do not know | !$
does the shower door swing outward | do not know | !$
on which wall is the vanity | do not know | !$
the humidity in our kitchen? | do not know | !$
age of our dishwasher | do not know | !$
what pitch does the porch roof have | do not know | !$
how much power does the exhaust fan consume | do not know | !$
how many bedrooms does our house have | do not know | !$
was the man from the county polite | do not know | !From the guide
is our inspector a strict fellow | do not know | !From the guide
what would Tom want for another kitchen | do not know | !$
what do electricians charge around Denver nowadays | do not know | !$
what is lumber going for in Ohio these days | do not know | !$
what does our homeowner's insurance run us a year | do not know | !$
has the insurance company raised our premium since the deck | do not know | !$
could we sell the wet saw for 60 | do not know | !$
what could I get for the old cabinets on craigslist | do not know | !$
what could we charge a lodger per night | do not know | !$
who signed the permit for the deck | do not know | !$
what did the former owners pay for the place | do not know | !$
which day is the rubbish collected | do not know | !From the guide
what does the other electrician charge | do not know | !$
what does the electrician charge | $95.00
how much longer is Rosa going to be | do not know | !$
why did Tom take so long | do not know | !$
how come Maria is so expensive | do not know | !$
why was the tile inspection pushed back | do not know
how do I sign my husband up here | do not know | !From the guide
how many more years will the exhaust fan last | do not know | !$
what did the mirror cost on its own | do not know | !$
how much was the vanity alone, without the mirror | do not know | !$
how much of the tile spacers and grout was grout | do not know | !$
what did the vanity and mirror cost | $1,089.00
what did we spend on fuel for the pickup | do not know | !$
who delivered the porcelain floor tiles | do not know
our next mortgage payment, how much | do not know | !$
county tax assessment once the deck is finished | do not know | !$
name the clerk who stamped the deck permit | do not know | !$
whose idea was the vanity | do not know | !$
will Rosa be on time next week | do not know | !$
figure out if Tom is going to show up tomorrow | do not know | !Open the filled-in form
which lumber store has the best prices | do not know | !$
what did my cousin's deck cost her | do not know | !$
who tiled it back in the fifties | do not know | !$
`;
