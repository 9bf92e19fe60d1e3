/** Advice of the longer guide, in words that it does not have as samples. */
export const guideInDetailQuestions = `
# Kitchen
what happens when my favorite tile is dearer than the allowance | Allowances
is a line for overhead and profit on an estimate usual | Overhead and profit
should one take a discount from a mason who wants cash and gives no invoice | A discount for cash
should we buy all the materials ourselves and pay a carpenter only for his labor | Labor only
how does the tax office distinguish a repair from an improvement | A repair or an improvement
is a store card with no interest for a year a trap | Store and contractor financing
heloc or an unsecured personal loan for a remodel | Home equity line
are there grants for elderly people who cannot afford a new roof | Grants and help
should you tell the home insurer before walls are taken down | Telling your home insurer
how do you check that an insurance certificate is genuine | Checking a certificate
should I worry when a stranger knocks and offers to reseal a driveway | Strangers who knock
nobody has shown up for a week, what should one do about such a contractor | does not show up
is small claims any use against a builder | Small claims court
what should we do about a bathroom that former owners put in without a permit | earlier owners
who must be called before you dig holes for a fence | Call 811
how close to a lot line may a shed stand | Setbacks
may you use vinyl windows in a historic district | Historic districts
should you pull up old nine inch tiles with black glue | Old nine-inch floor tiles
is a paper mask enough when you grind mortar | silica and masks
at what angle should you lean a ladder | Setting up a ladder
how high should a guard rail on a roof deck be | Guardrails
which side of a wall should a vapor barrier be on | Which side the vapor barrier
how many inches of blown insulation should an attic have | How much attic insulation
how far apart should outlets over a kitchen counter be | Outlets along a kitchen counter
how far from a wall should can lights be | How many recessed lights
is green board any good behind the tile of a shower | What goes behind shower tile
how do people cure creaking stairs | Squeaky floors
which sheen is washable enough for a kitchen wall | Sheens
what should I do about latex paint that peels off oil paint | Paint that peels
is aluminum wiring from 1970 dangerous | Aluminum wiring
how do you keep a sump pump running without power | A sump pump when the power fails
should you lock cats in a room while workmen come and go | Cats, dogs
how much does it usually cost to rewire an old house | What wiring and plumbing cost
what is a fair hourly rate for an electrician | charge by the hour
where should a towel bar go | Heights for towel bars
how do I cook a goose | !From the guide
White chalky powder keeps growing on the basement wall | powder on basement walls | From the guide
How much did the unicorn stable cost? | I do not know | !From the guide
`;
