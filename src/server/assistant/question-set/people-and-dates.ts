/** Who did what and for how much, what is due when, what no record tells, and the guide. */
export const peopleAndDatesQuestions = `
# Kitchen
what would 16 hours of Rosa cost me at her rate | 16 hours of **Rosa Okafor** come to [$1,520.00]
how much is 2.5 hours of the painter | $113.75
what would twelve more hours of Tom Brandt come to | $1,320.00
if I book Lena for twenty five hours, how much is that? | $1,550.00
how much would 10 hours of Maria be? | no hourly rate is saved for **Maria Silva**
what did 16 hours of Rosa cost | I do not know
how many hours did Rosa work | I do not know
what would 3 hours of Dave Hollis's excavator cost | I do not know
Who among the contractors has received the most money, all projects taken together? | **Rosa Okafor** comes first
which of our tradesmen looks after tile? | **Lena Fischer**
What is the name of the company that Rosa works under? | Okafor Electric
is there anybody on my contractor list I never paid a cent? | **Lena Fischer**
which contractors have never been paid a dime | **Lena Fischer**
by when should the backsplash in the kitchen be tiled | Jul 10, 2026
by what date does the countertop have to be in | Jun 10, 2026
days until the shower walls should be tiled | Jun 22, 2026
What was the day on which the cabinets were installed? | May 6, 2026
What do we have to finish between today and the end of June, all projects? | Final electrical inspection | Tile shower walls | !Backsplash | !Rough-in
what has to be completed by July 15? | Backsplash tiled | !Cabinets installed
Which of the two of us approved the cabinet order, her or me? | I do not know
How much of all this did each of the four of us put in? | I do not know
did either of us pay for the vanity | I do not know
how much did my brother and I each pay for the deck | I do not know
what did grandfather pay for the deck back in the sixties | I do not know
what did the deck cost in the 1960s | I do not know | !$8,507.35
What is the name of the inspector who approved the rough-in? | I do not know
who was the inspector that came for the final inspection | I do not know
sales tax on the vanity, how much was it | I do not know | !$1,089.00
what was the tax on the pendant lights | I do not know | !$389.97
who's our homeowners insurance with | I do not know
how do I fix a nail pop | Nail pops, dents and small holes
the doorknob knocked a hole in the drywall, how do I patch it? | Nail pops, dents and small holes
When one paints a room, does one begin with the ceiling or with the walls? | Preparing to paint
how do I tell if a wall holds anything up before I take the sledge to it | Load-bearing walls
What does one do about dust when half the house is being sanded? | Keeping dust in one room
Do kitchen remodels need permits? | Permits and inspections
do bathroom remodels usually require permits? | Permits and inspections
`;
